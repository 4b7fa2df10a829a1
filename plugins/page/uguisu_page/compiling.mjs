// node compiling.mjs PYODIDE IN_ZIP OUT_ZIP KIND PLACE: compiles the modules in a zip, by the Python that will read them.
// None keeps its docstrings. KIND is `bare` for modules without assertions, too, else `whole`; PLACE is where they will lie.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
const [home, from, to, kind, place] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.join(path.resolve(home), "pyodide.mjs")));
const python = await loadPyodide({ indexURL: path.resolve(home) + path.sep, lockFileContents: JSON.parse(fs.readFileSync(path.join(home, "pyodide-lock.json"))) });
python.FS.writeFile("/in.zip", new Uint8Array(fs.readFileSync(from)));
python.globals.set("kind", kind);
python.globals.set("place", place);
python.runPython(fs.readFileSync(fileURLToPath(new URL("making_pyc.py", import.meta.url)), "utf8"));
python.runPython(`
import warnings
import zipfile
warnings.simplefilter("ignore")
with zipfile.ZipFile("/in.zip") as old, zipfile.ZipFile("/out.zip", "w") as new:
    for name in old.namelist():
        data = old.read(name)
        if name.endswith(".py"):
            data, name = pyc(data, f"{place}/{name}", bare=kind == "bare"), f"{name}c"
        new.writestr(name, data)
`);
fs.writeFileSync(to, python.FS.readFile("/out.zip"));
process.exit(0);
