// The engine's side of a page: CPython in WebAssembly, the pack, the table. It answers messages; it touches no page.
"use strict";
const PARTS = 5;  // of the way to the table, for the bar
let python = null, done = 0;
const told = (name) => self.postMessage({ kind: "way", text: JSON.stringify({ done: ++done, of: PARTS, name, at: performance.now() }), pictures: {} });

// What travels packed is packed by Zstandard, which no browser unpacks yet: fzstd, above, and Python do.
const unpacked = async (answer) => fzstd.decompress(new Uint8Array(await answer.arrayBuffer()));
const found = async (address) => {
  const answer = await fetched(address);
  if (!answer.ok) throw new Error(`${address.split("/").pop()}: ${answer.status}`);
  return answer;
};
const fetched = self.fetch.bind(self), TYPES = { "pyodide.asm.wasm": "application/wasm" };

// In a page that is one file all that would be fetched is given, packed. Its modules have addresses that are their text: those of
// a page from the disk can't be imported by any other.
const inPage = (files, name) => {
  if (!(name in files)) throw new Error(`${name} is not in this page`);
  return fetched(`data:application/octet-stream;base64,${files[name]}`);
};
function ways(home, files) {  // to the files of the engine, as they travel
  const packed = (name) => files ? inPage(files, name) : found(`${home}${name}.zst`);
  self.fetch = async (asked, ...more) => {
    const name = String(asked instanceof Request ? asked.url : asked).split("/").pop();
    if (!files && name !== "python_stdlib.zip") return fetched(asked, ...more);
    return new Response(await unpacked(await packed(name)), { headers: { "content-type": TYPES[name] || "application/octet-stream" } });
  };
  return packed;
}
async function modules(files) {
  const module = async (name) => `data:text/javascript;charset=utf-8,${encodeURIComponent(new TextDecoder().decode(await unpacked(await inPage(files, name))))}`;
  return { pyodide: await module("pyodide.mjs"), asm: await module("pyodide.asm.mjs") };
}

async function start({ home, files, lock, work }) {
  const packed = ways(home, files);
  const { pyodide, asm } = files ? await modules(files) : { pyodide: `${home}pyodide.mjs` };
  const site = packed("site.tar").then((answer) => answer.arrayBuffer());
  const { loadPyodide } = await import(pyodide);
  told("script");
  const made = asm && (await import(asm)).default;
  const inlined = asm ? { createPyodideModule: (settings) => made(Object.assign(settings, { locateFile: (name) => home + name })) } : {};
  python = await loadPyodide({
    ...inlined, indexURL: home, lockFileContents: lock, packageBaseUrl: home,
    env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1", PYTHONHASHSEED: "0" },
  });
  told("python");
  python.FS.writeFile("/site.tar.zst", new Uint8Array(await site));
  python.runPython(`
import os, tarfile
tarfile.open("/site.tar.zst", "r:zst").extractall("/site", filter="fully_trusted")
os.unlink("/site.tar.zst")
`);
  told("unpacked");
  python.globals.set("post", (kind, text, pictures) => {
    const drawn = pictures.toJs({ dict_converter: Object.fromEntries });
    pictures.destroy();
    self.postMessage({ kind, text, pictures: drawn });
  });
  python.globals.set("told", told);
  python.globals.set("work", work);
  await python.runPythonAsync(`
import sys
sys.path.insert(0, "/site")
from uguisu_page.desk import Desk
told("imported")
desk = Desk(post, work)
`);
  told("loaded");
  self.postMessage({ kind: "ready", text: "{}", pictures: {} });
}

const inOrder = { last: Promise.resolve() };
self.onmessage = ({ data }) => {
  if (data.start) {
    inOrder.last = start(data.start).catch((error) => { self.postMessage({ kind: "broken", text: JSON.stringify({ why: String(error) }), pictures: {} }); throw error; });
    return;
  }
  if (data.ping) { self.postMessage({ kind: "pong", text: "{}", pictures: {} }); return; }
  if (data.stop) { python?.globals.get("desk").stop(); return; }
  inOrder.last = inOrder.last.then(() => python.globals.get("desk").answer(data.what, JSON.stringify(data.fields || {})));
  inOrder.last.catch(() => {});
};
