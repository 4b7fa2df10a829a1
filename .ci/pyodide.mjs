// Runs pytest in Pyodide: .ci/pyodide calls it with the folder of Pyodide, that of the installed packages, and what to test.
import { pathToFileURL } from "node:url";
const [home, packages, ...tests] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${home}/package/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${home}/package/`, env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1" } });
for (const [at, from] of [["/clone", process.cwd()], ["/pyodide", home], ["/packages", packages]]) {
  python.FS.mkdirTree(at);
  python.mountNodeFS(at, from);
}
python.globals.set("tests", tests);
const failed = await python.runPythonAsync(`
import os, shutil, sys, zipfile
from pathlib import Path

clone, first = Path("/clone"), Path("/first")
of_pages = clone / "plugins" / "page" / "uguisu_page"
first.mkdir()
zipfile.ZipFile(next((of_pages / "pyodide").glob("msgspec-*.whl"))).extractall(first)
for package, stands in (("rpds", "rpds.py"), ("PIL", "pillow.py")):
    (first / package).mkdir()
    shutil.copy(of_pages / stands, first / package / "__init__.py")
shutil.copy("/pyodide/colours.json", first / "PIL")
homes = [first, Path("/pyodide/pure"), clone / "engine", *sorted((clone / "plugins").iterdir()), clone / "editor"]
sys.path[:0] = [*map(str, homes), "/packages"]
os.chdir(clone)

import pytest

off = ("xdist", "cacheprovider", "faulthandler", "hypothesispytest", "pytest_lsp", "asyncio", "pytest-qt")
int(pytest.main([
    *(part for name in off for part in ("-p", f"no:{name}")),
    *("-o", "addopts=", "--import-mode=importlib", "-q", "--tb=short", "-W", "default", "-m", "not slow and not long and not native", *tests),
]))
`);
process.exit(failed);
