// The engine's side of a page: CPython in WebAssembly, the pack, the table. It answers messages; it touches no page.
"use strict";
const PARTS = 5;  // of the way to the table, for the bar
let python = null, done = 0;
const told = (name) => self.postMessage({ kind: "way", text: JSON.stringify({ done: ++done, of: PARTS, name, at: performance.now() }), pictures: {} });

async function unpacked(stream) {
  return new Response(stream.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

// In a page that is one file all that would be fetched is given, packed. Its modules have addresses that are their text: those of
// a page from the disk can't be imported by any other.
const AS_IT_IS = ["python_stdlib.zip", "site.tar.gz"], TYPES = { "pyodide.asm.wasm": "application/wasm", "python_stdlib.zip": "application/zip" };
async function given(files) {
  const fetched = self.fetch;
  const body = async (name) => {
    if (!(name in files)) throw new Error(`${name} is not in this page`);
    const { body } = await fetched(`data:application/octet-stream;base64,${files[name]}`);
    return AS_IT_IS.includes(name) ? body : body.pipeThrough(new DecompressionStream("gzip"));
  };
  self.fetch = async (asked) => {
    const name = String(asked instanceof Request ? asked.url : asked).split("/").pop();
    return new Response(await body(name), { headers: { "content-type": TYPES[name] || "application/octet-stream" } });
  };
  const module = async (name) => `data:text/javascript;charset=utf-8,${encodeURIComponent(await new Response(await body(name)).text())}`;
  return { pyodide: await module("pyodide.mjs"), asm: await module("pyodide.asm.mjs") };
}

async function start({ home, files, lock, work }) {
  const { pyodide, asm } = files ? await given(files) : { pyodide: `${home}pyodide.mjs` };
  const site = fetch(`${home}site.tar.gz`).then((answer) => { if (!answer.ok) throw new Error(`site.tar.gz: ${answer.status}`); return unpacked(answer.body); });
  const { loadPyodide } = await import(pyodide);
  told("script");
  const made = asm && (await import(asm)).default;
  const inlined = asm ? { createPyodideModule: (settings) => made(Object.assign(settings, { locateFile: (name) => home + name })) } : {};
  python = await loadPyodide({
    ...inlined, indexURL: home, lockFileContents: lock, packageBaseUrl: home,
    env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1", PYTHONHASHSEED: "0" },
  });
  told("python");
  python.unpackArchive(await site, "tar", { extractDir: "/site" });
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
