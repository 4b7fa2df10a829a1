// The engine's side of a page: CPython in WebAssembly, the pack, the table. It answers messages; it touches no page.
"use strict";
const PARTS = 4;  // of the way to the table, for the bar
const QUIET = 1500;  // ms for which nobody asks for anything, before the memory is kept: whoever begins at once need not wait for it
let python = null, done = 0, asked = false;
const told = (name) => self.postMessage({ kind: "way", text: JSON.stringify({ done: ++done, of: PARTS, name }), pictures: {} });

// What travels packed is packed by Zstandard, which no browser unpacks yet: fzstd, above, does.
const bytes = async (answer) => new Uint8Array(await (await answer).arrayBuffer());
const unpacked = async (answer) => fzstd.decompress(await bytes(answer));
const found = async (address) => {
  const answer = await fetched(address);
  if (!answer.ok) throw new Error(`${address.split("/").pop()}: ${answer.status}`);
  return answer;
};
const fetched = self.fetch.bind(self), TYPES = { "pyodide.asm.wasm": "application/wasm" };

// In a page that is one file all that would be fetched is given, packed. Its modules have addresses that are their text: those of
// a page from the disk can't be imported by any other.
const inPage = async (files, name) => {
  if (!(name in files)) throw new Error(`${name} is not in this page`);
  return unpacked(fetched(`data:application/octet-stream;base64,${files[name]}`));
};
const inModule = async (files, name) => `data:text/javascript;charset=utf-8,${encodeURIComponent(new TextDecoder().decode(await inPage(files, name)))}`;

// Everything is on its way at once; the engine asks for it by the names that it knows.
function ways({ home, files }, before) {
  const packed = (name) => files ? inPage(files, name) : unpacked(found(`${home}${name}.zst`));
  const coming = {
    "pyodide.asm.wasm": files ? packed("pyodide.asm.wasm") : found(`${home}pyodide.asm.wasm`),
    "python_stdlib.zip": before ? before.library : packed("python_stdlib.zip"),
  };
  for (const one of Object.values(coming)) Promise.resolve(one).catch(() => {});  // who asks for it is told
  self.fetch = async (address, ...more) => {
    const name = String(address instanceof Request ? address.url : address).split("/").pop();
    if (!(name in coming)) return fetched(address, ...more);
    const data = await coming[name];
    return data instanceof Response ? data : new Response(data, { headers: { "content-type": TYPES[name] || "application/octet-stream" } });
  };
  return { site: before ? before.site : packed("site.tar"), library: coming["python_stdlib.zip"] };
}

// --- the files of the site, and its parts in C ---------------------------------------------------------------------------------

function* entries(tar) {
  const text = new TextDecoder();
  for (let at = 0, named = null; tar[at]; ) {
    const field = (from, length) => text.decode(tar.subarray(at + from, at + from + length)).replace(/\0[^]*/, "");
    const size = parseInt(field(124, 12), 8), data = tar.subarray(at + 512, at + 512 + size);
    if (field(156, 1) === "x") named = /^\d+ path=(.*)$/m.exec(text.decode(data))?.[1] ?? null;
    else {
      yield [named ?? [field(345, 155), field(0, 100)].filter(Boolean).join("/"), data];
      named = null;
    }
    at += 512 + 512 * Math.ceil(size / 512);
  }
}
// What is in C is loaded before Python starts: so it lies at the same place each time, where a kept memory looks for it.
function lay(module, site, memory) {
  if (memory) module.growMemory(memory.length - new Uint32Array(memory.buffer, 0, 2)[1]);
  for (const [name, data] of entries(site)) {
    const path = `/site/${name}`;
    module.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    module.FS.writeFile(path, data, { canOwn: true });
    if (!path.endsWith(".so")) continue;
    const library = module.newDSO(path, undefined, "loading");
    library.global = false;
    library.exports = module.loadWebAssemblyModule(data, { global: false, nodelete: true }, path, {});
  }
}

// --- what a second visit need not do again: Python's memory as it was when the pack was read -----------------------------------

async function remembered(kept) {
  if (!kept) return null;
  try {
    const store = await caches.open(kept.store);
    const [memory, library, site] = await Promise.all(["memory", "library", "site"].map(async (part) => bytes(await store.match(kept.at + part))));
    return { memory, library, site };
  } catch { return null; }  // a first visit, or a browser that keeps nothing
}
async function remember(kept, { site, library }) {
  asked = true;
  try {
    await python.runPythonAsync("await desk.warm()");
    for (let turn = 0; turn < 3; turn += 1) await new Promise((then) => { setTimeout(then); });
    python.runPython("import gc; gc.collect(); gc.freeze()");
    const parts = { memory: python.makeMemorySnapshot(), library: await library, site: await site };
    forget(kept).then(async () => {
      const store = await caches.open(kept.store);
      for (const part of ["library", "site", "memory"]) await store.put(kept.at + part, new Response(parts[part]));
    }).catch(() => forget(kept));  // a full disk
  } catch (error) { console.info(`The next visit begins anew: ${error}`); }
}
const forget = (kept) => caches.delete(kept.store).catch(() => {});

// --- the way to the table ------------------------------------------------------------------------------------------------------

async function load(start, before) {
  const { home, files, lock, work, kept } = start;
  const way = ways(start, before);
  const name = async (script) => files ? inModule(files, script) : home + script;
  const [{ loadPyodide }, { default: made }] = await Promise.all(["pyodide.mjs", "pyodide.asm.mjs"].map(async (script) => import(await name(script))));
  told("script");
  const site = await way.site;
  const createPyodideModule = (settings) => {
    settings.preRun.push((module) => lay(module, site, before?.memory));
    return made(Object.assign(settings, { locateFile: (file) => home + file }));
  };
  const memory = before ? { _loadSnapshot: before.memory } : kept && work === "table" ? { _makeSnapshot: true } : {};
  python = await loadPyodide({
    createPyodideModule, ...memory, indexURL: home, lockFileContents: lock, packageBaseUrl: home,
    env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1", PYTHONHASHSEED: "0" },
  });
  told("python");
  python.globals.set("work", work);
  if (before) python.runPython("import random; random.seed()");
  else python.runPython(`
import sys
sys.path.insert(0, "/site")
from uguisu_page.desk import Desk

def post(kind, text, pictures):
    import js  # what is kept of the memory refers to nothing in a page
    js.post(kind, text, pictures)
`);
  told("imported");
  if (!before || work !== "table") python.runPython("desk = Desk(post, work)");
  told("loaded");
  self.postMessage({ kind: "ready", text: JSON.stringify({ remembered: Boolean(before) }), pictures: {} });
  return way;
}
self.post = (kind, text, pictures) => {
  const drawn = pictures.toJs({ dict_converter: Object.fromEntries });
  pictures.destroy();
  self.postMessage({ kind, text, pictures: drawn });
};

async function start(how) {
  const { kept, work } = how, before = await remembered(kept);
  try {
    const way = await load(how, before);
    if (kept && !before && work === "table") setTimeout(() => { if (!asked) inOrder.last = inOrder.last.then(() => remember(kept, way)); }, QUIET);
  } catch (error) {
    if (!before) throw error;
    await forget(kept);  // what was kept is of no use
    done = 0;
    await load({ ...how, kept: null }, null);
  }
}

const inOrder = { last: Promise.resolve() };
self.onmessage = ({ data }) => {
  if (data.start) {
    inOrder.last = start(data.start).catch((error) => { self.postMessage({ kind: "broken", text: JSON.stringify({ why: String(error) }), pictures: {} }); throw error; });
    return;
  }
  if (data.ping) { self.postMessage({ kind: "pong", text: "{}", pictures: {} }); return; }
  if (data.stop) { python?.globals.get("desk").stop(); return; }
  asked = true;
  inOrder.last = inOrder.last.then(() => python.globals.get("desk").answer(data.what, JSON.stringify(data.fields || {})));
  inOrder.last.catch(() => {});
};
