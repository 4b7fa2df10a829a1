// Runs the table's script in Node, with a page, connections and a clock that the test has in its hand: what it does when the
// network goes. Prints what was seen as JSON, one line a scene.
"use strict";
const fs = require("fs"), vm = require("vm");

function scene(name, play) {
  let now = 0, timers = [], number = 0;
  const sockets = [], handlers = {}, note = { textContent: "" };
  const later = (call, wait, every) => { timers.push({ id: ++number, at: now + wait, call, every }); return number; };
  class WebSocket {
    static OPEN = 1;
    constructor(address) { this.address = address; this.readyState = 0; this.sent = []; this.closed = false; sockets.push(this); }
    send(text) { this.sent.push(JSON.parse(text)); }
    close() { this.closed = true; this.readyState = 3; }
    opens() { this.readyState = 1; this.onopen?.(); }
    says(message) { this.onmessage?.({ data: JSON.stringify(message) }); }
    breaks() { this.readyState = 3; this.onclose?.({ code: 1006 }); }
  }
  const on = (what, call) => { (handlers[what] ||= []).push(call); };
  const thing = () => ({ classList: { add() {}, toggle() {}, contains: () => false }, addEventListener() {}, textContent: "" });
  const document = {
    body: { ...thing(), dataset: { live: "/t/x/1/live", query: "?", lost: "lost", waits: "waits", arrived: "arrived" } },
    title: "", hidden: false, addEventListener: on,
    getElementById: (id) => id === "note" ? note : id === "mini" ? thing() : null,
    querySelector: () => null, querySelectorAll: () => [],
  };
  const context = {
    document, WebSocket, console, JSON, Math, Map, Set, Object, URLSearchParams, addEventListener: on,
    location: { protocol: "http:", host: "here", reload() {} }, performance: { now: () => now }, matchMedia: () => ({ matches: false }),
    setTimeout: (call, wait) => later(call, wait), setInterval: (call, wait) => later(call, wait, wait),
    clearTimeout: (id) => { timers = timers.filter((timer) => timer.id !== id); }, localStorage: { getItem: () => null },
    FormData: class { constructor(form) { this.fields = form.fields; } [Symbol.iterator]() { return Object.entries(this.fields)[Symbol.iterator](); } },
  };
  vm.runInNewContext(fs.readFileSync(process.argv[2], "utf8"), context);
  const clock = (milliseconds) => {
    const end = now + milliseconds;
    for (;;) {
      const next = timers.filter((timer) => timer.at <= end).sort((one, other) => one.at - other.at)[0];
      if (!next) break;
      now = next.at;
      if (next.every) next.at += next.every; else timers = timers.filter((timer) => timer !== next);
      next.call();
    }
    now = end;
  };
  const happens = (what, event = {}) => (handlers[what] || []).forEach((call) => call(event));
  const submit = (fields, method = "post") => {
    let prevented = false;
    const form = { fields, method, querySelector: () => null };
    happens("submit", { target: { closest: () => form }, submitter: null, preventDefault() { prevented = true; } });
    return prevented;
  };
  const answering = (milliseconds) => {  // the server answers every ping, and what is pressed
    for (let spent = 0; spent < milliseconds; spent += 100) {
      clock(100);
      for (const one of sockets) if (one.readyState === 1 && !one.dead) for (const message of one.sent.splice(0)) {
        (one.all ||= []).push(message);
        if (message.ping) one.says({ pong: true });
        if (message.press) one.says({ done: message.press, told: false });
      }
    }
  };
  const seen = { name };
  play({ sockets, note, clock, happens, submit, answering, seen, document, now: () => now });
  console.log(JSON.stringify(seen));
}

scene("a connection that is silent is told of within five seconds, and another one is tried", ({ sockets, note, clock, answering, seen, now }) => {
  sockets[0].opens();
  sockets[0].says({ title: "x" });
  answering(20000);
  seen.quiet = note.textContent;
  seen.before = sockets.length;
  sockets[0].dead = true;
  const since = now();
  while (note.textContent !== "lost" && now() < since + 60000) clock(100);
  seen.told_after = now() - since;
  clock(600);
  seen.tried = sockets.length - seen.before;
  sockets[1].opens();
  sockets[1].says({ title: "y" });
  seen.title = true;
  seen.after = note.textContent;
  seen.old_closed = sockets[0].closed;
});

scene("what is slow but lives is kept", ({ sockets, note, clock, seen }) => {
  sockets[0].opens();
  sockets[0].says({ title: "x" });
  clock(5500);
  seen.doubted = note.textContent;
  sockets[0].says({ pong: true });
  seen.after = note.textContent;
  seen.old_closed = sockets[0].closed;
  seen.others_closed = sockets.slice(1).every((one) => one.closed);
});

scene("a move pressed meanwhile waits and is told", ({ sockets, note, answering, clock, submit, seen }) => {
  sockets[0].opens();
  sockets[0].says({ title: "x" });
  answering(3000);
  sockets[0].dead = true;
  clock(6000);
  seen.prevented = submit({ do: "move", move: "a", turn: "3" });
  submit({ do: "move", move: "b", turn: "3" });
  seen.waits = note.textContent;
  const last = sockets[sockets.length - 1];
  last.opens();
  last.says({ title: "y" });
  seen.sent = last.sent.filter((message) => message.do).map((message) => message.do.move);
  answering(500);
  seen.told = note.textContent;
  clock(20000);
  seen.again = last.sent.filter((message) => message.do).length;
});

scene("a move that went into a dead connection is sent again by the same name", ({ sockets, answering, clock, submit, seen }) => {
  sockets[0].opens();
  sockets[0].says({ title: "x" });
  answering(1000);
  sockets[0].dead = true;
  submit({ do: "move", move: "a", turn: "0" });
  const first = sockets[0].sent.find((message) => message.press);
  clock(6000);
  const last = sockets[sockets.length - 1];
  last.opens();
  last.says({ title: "y" });
  const second = last.sent.find((message) => message.press);
  seen.same = last !== sockets[0] && first.press === second.press;
});

scene("a network that is back is tried at once", ({ sockets, note, answering, happens, clock, seen }) => {
  sockets[0].opens();
  sockets[0].says({ title: "x" });
  answering(3000);
  happens("offline");
  seen.told = note.textContent;
  clock(100);
  const before = sockets.length;
  happens("online");
  seen.tried = sockets.length - before;
});

scene("who comes back to the page asks at once", ({ sockets, answering, happens, document, seen }) => {
  sockets[0].opens();
  sockets[0].says({ title: "x" });
  answering(2500);
  document.hidden = true;
  happens("visibilitychange");
  document.hidden = false;
  sockets[0].sent.length = 0;
  happens("visibilitychange");
  seen.pings = sockets[0].sent.filter((message) => message.ping).length;
});

scene("what is looked for meanwhile is shown then", ({ sockets, clock, submit, seen }) => {
  sockets[0].breaks();
  clock(100);
  seen.prevented = submit({ moment: "4" }, "get");
  clock(10000);
  seen.address = sockets[sockets.length - 1].address;
});
