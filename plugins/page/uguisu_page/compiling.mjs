// node compiling.mjs PYODIDE IN_ZIP OUT_ZIP KIND PLACE: compiles the modules in a zip, by the Python that will read them.
// None keeps its docstrings. KIND is `bare` for modules without assertions, too, else `whole`; PLACE is where they will lie.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
const [home, from, to, kind, place] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.join(path.resolve(home), "pyodide.mjs")));
const python = await loadPyodide({ indexURL: path.resolve(home) + path.sep, lockFileContents: JSON.parse(fs.readFileSync(path.join(home, "pyodide-lock.json"))) });
python.FS.writeFile("/in.zip", new Uint8Array(fs.readFileSync(from)));
python.globals.set("kind", kind);
python.globals.set("place", place);
python.runPython(`
import ast
import importlib._bootstrap_external as external
import warnings
import zipfile
warnings.simplefilter("ignore")
def without_docstrings(data):
    tree = ast.parse(data)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if node.body[1:] else [ast.copy_location(ast.Pass(), node.body[0])]
    return tree
with zipfile.ZipFile("/in.zip") as old, zipfile.ZipFile("/out.zip", "w") as new:
    for name in old.namelist():
        data = old.read(name)
        if name.endswith(".py"):
            made = compile(without_docstrings(data), f"{place}/{name}", "exec", dont_inherit=True, optimize=2 if kind == "bare" else 0)
            data, name = external._code_to_hash_pyc(made, bytes(8), False), f"{name}c"
        new.writestr(name, data)
`);
fs.writeFileSync(to, python.FS.readFile("/out.zip"));
process.exit(0);
