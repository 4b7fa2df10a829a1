// What a page does by itself: it keeps a connection, puts what the server drew where it belongs, and sends on what was
// clicked. Everything it shows comes from the server; without it, links and forms do the same, one page at a time.
"use strict";
(() => {
  const body = document.body, note = document.getElementById("note");
  const PACE = 350, WAITS = [500, 1000, 2000, 4000, 8000];
  let query = body.dataset.query, mine = null, shown = 0, waiting = [], timer = 0, touched = false;
  body.classList.add("live-on");

  // A connection can be dead without a word: a phone changed its network, or slept. So the page asks every other second whether
  // anybody is there. Where no answer comes, it says so and tries another connection; the one that speaks first is kept.
  const BEAT = 2000, SILENT = 2200, LOOK = 400, AGAIN = 5000;
  const sockets = new Set();
  let socket = null, tries = 0, asked = 0, heard = 0, tried = 0, retry = 0, lost = false;

  function connect() {
    clearTimeout(retry);
    retry = 0;
    tried = performance.now();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const one = new WebSocket(`${scheme}//${location.host}${body.dataset.live}${query}`);
    one.query = query;
    sockets.add(one);
    one.onmessage = (event) => { keep(one); take(JSON.parse(event.data)); };
    one.onclose = (event) => {
      sockets.delete(one);
      if (one === socket) socket = null;
      if (event.code === 4403) { location.reload(); return; }
      lose();
      if (!sockets.size && !retry) retry = setTimeout(connect, WAITS[Math.min(tries++, WAITS.length - 1)] * (0.8 + 0.4 * Math.random()));
    };
  }
  function drop(one) {
    one.onmessage = one.onclose = null;
    sockets.delete(one);
    one.close();
  }
  function keep(one) {
    heard = performance.now();
    if (one !== socket) {
      socket = one;
      asked = heard;
      waiting = [];  // what the other one had still to show is in what this one shows
    }
    if (one === socket && !lost) return;
    for (const other of [...sockets]) if (other !== one) drop(other);
    lost = false;
    tries = 0;
    say("");
    if (one.query !== query) one.send(JSON.stringify({ go: query, sure: false }));
    for (const press of pressed.values()) one.send(press.text);
  }
  function lose() {
    lost = true;
    for (const press of pressed.values()) press.late = true;
    say(pressed.size ? body.dataset.waits : body.dataset.lost);
  }
  function beat() {
    const now = performance.now(), silent = socket && asked > heard && now - asked > SILENT;
    if ((silent || !socket && now - tried > SILENT) && !lost) lose();
    if (!lost && socket && socket.readyState === WebSocket.OPEN && asked <= heard && now - asked >= BEAT) {
      asked = now;
      socket.send('{"ping":true}');
    }
    if (lost && !retry && now - tried > AGAIN) {
      for (const one of [...sockets]) if (one !== socket) drop(one);
      connect();
    }
  }
  // The device says that something has changed: what is not sure is tried at once.
  function doubt() {
    if (!socket || lost) { if (performance.now() - tried > 500) { for (const one of [...sockets]) if (one !== socket) drop(one); connect(); } return; }
    if (asked <= heard && socket.readyState === WebSocket.OPEN) { asked = performance.now(); socket.send('{"ping":true}'); }
    beat();
  }
  addEventListener("online", () => { lose(); tried = 0; doubt(); });
  addEventListener("offline", lose);
  addEventListener("pageshow", (event) => { if (event.persisted) doubt(); });
  document.addEventListener("visibilitychange", () => { if (!document.hidden) doubt(); });

  // What was pressed is sent until the server says that it is done; there, it is done once.
  const pressed = new Map(), page = Math.random().toString(36).slice(2);
  let presses = 0;
  function press(fields) {
    if (fields.do === "move") for (const [id, one] of pressed) if (one.late && one.move) pressed.delete(id);  // she has thought better of it
    const id = `${page}-${++presses}`;
    pressed.set(id, { text: JSON.stringify({ do: fields, press: id }), move: fields.do === "move", late: lost });
    flush();
    if (socket && !lost && socket.readyState === WebSocket.OPEN) socket.send(pressed.get(id).text);
    else lose();
  }
  function done(id, told) {
    const one = pressed.get(id);
    pressed.delete(id);
    if (one && one.late && !told) say(body.dataset.arrived);
  }

  function say(text) { if (note.textContent !== text) note.textContent = text; }

  // Pictures follow one another slowly enough to be seen; a click shows the newest at once.
  function take(message) {
    if (message.pong) return;
    if (message.done) { done(message.done, message.told); return; }
    if (message.now) { flush(); show(message); return; }
    waiting.push(message);
    next();
  }
  function next() {
    if (timer || !waiting.length) return;
    const wait = Math.max(0, shown + PACE - performance.now());
    timer = setTimeout(() => { timer = 0; show(waiting.shift()); next(); }, wait);
  }
  function flush() {
    clearTimeout(timer);
    timer = 0;
    while (waiting.length) show(waiting.shift());
  }

  function show(message) {
    shown = performance.now();
    if (message.query !== undefined) query = message.query;
    if (message.note !== undefined) say(message.note);
    const stood = spots(), held = holder();
    for (const [id, html] of Object.entries(message.parts || {})) {
      const part = document.getElementById(id);
      if (part) Idiomorph.morph(part, html, { morphStyle: "innerHTML", callbacks: { beforeAttributeUpdated } });
    }
    if (message.more) {
      const lines = document.getElementById("lines");
      lines.insertAdjacentHTML("afterbegin", message.more.join(""));
      while (lines.children.length > message.most) lines.lastElementChild.remove();
    }
    if (message.title !== undefined) document.title = message.title;
    if (message.mine !== undefined) { if (message.mine && mine === false) call(); mine = message.mine; }
    glide(stood);
    look();
    hold(held);
  }

  // What had the focus may be gone after a move. Then the next thing to be chosen has it, or else the part where it was, so
  // that nobody begins again at the top of the page.
  function holder() {
    const here = document.activeElement;
    return !here || here === body ? null : here.closest("#board, #hand, #question");
  }
  function hold(part) {
    if (!part || document.activeElement !== body) return;
    const next = document.querySelector("#board a.pick[aria-current]") || document.querySelector("#board a.pick")
      || document.querySelector("#hand a.pick") || (part.id === "question" ? part : document.getElementById("board"));
    next.focus({ preventScroll: true });
  }
  // What the reader has opened, written, chosen or holds stays; all else becomes what the server drew, where the focus is, too.
  const HERS = { open: "details", value: "#say, [name=name], input:focus", selected: "option" };
  function beforeAttributeUpdated(name, node) { return !(name in HERS && node.matches(HERS[name])); }

  // Pieces glide to where they go; when many stand elsewhere, one looks at another moment of the game.
  function spots() { return new Map([...document.querySelectorAll("#board [data-piece]")].map((token) => [token.dataset.piece, token.dataset.at])); }
  function glide(stood) {
    const moved = [...document.querySelectorAll("#board [data-piece]")].filter((token) => {
      const before = stood.get(token.dataset.piece);
      return before !== undefined && before !== token.dataset.at;
    });
    if (moved.length > 12 || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (const token of moved) {
      const [x0, y0] = stood.get(token.dataset.piece).split(" "), [x, y] = token.dataset.at.split(" ");
      token.animate([{ transform: `translate(${x0 - x}px, ${y0 - y}px)` }, { transform: "none" }], { duration: 260, easing: "ease-out" });
    }
  }

  // Two soft notes, when it has become one's turn.
  function call() {
    if (!touched || !window.AudioContext) return;
    try {
      const sound = new AudioContext();
      [659, 880].forEach((pitch, at) => {
        const voice = sound.createOscillator(), loud = sound.createGain(), begin = sound.currentTime + 0.16 * at;
        voice.frequency.value = pitch;
        loud.gain.setValueAtTime(0.0001, begin);
        loud.gain.exponentialRampToValueAtTime(0.12, begin + 0.02);
        loud.gain.exponentialRampToValueAtTime(0.0001, begin + 0.3);
        voice.connect(loud).connect(sound.destination);
        voice.start(begin);
        voice.stop(begin + 0.32);
      });
      setTimeout(() => sound.close(), 1000);
    } catch { /* a browser that makes no sound */ }
  }

  // On a small screen the board is larger than its window: a small one shows which part one sees, and leads to others.
  const mini = document.getElementById("mini"), SVG = "http://www.w3.org/2000/svg";
  function overview() {
    const board = document.querySelector("#board .scroll"), drawn = document.querySelector("#board .board-svg");
    const larger = board && drawn && (board.scrollWidth > 1.3 * board.clientWidth || board.scrollHeight > 1.3 * board.clientHeight);
    mini.classList.toggle("shown", Boolean(larger));
    if (!larger) return;
    const [left, top, wide, high] = drawn.getAttribute("viewBox").split(" ").map(Number);
    if (!mini.firstChild) {
      for (const id of ["under", "over"]) {  // what lies between may be chosen, and is there once
        const part = document.createElementNS(SVG, "use");
        part.setAttribute("href", `#${id}`);
        mini.append(part);
      }
      mini.append(document.createElementNS(SVG, "rect"));
    }
    mini.setAttribute("viewBox", `${left} ${top} ${wide} ${high}`);
    const across = wide / board.scrollWidth, down = high / board.scrollHeight;
    const frame = { x: left + board.scrollLeft * across, y: top + board.scrollTop * down, width: board.clientWidth * across, height: board.clientHeight * down };
    for (const [name, value] of Object.entries(frame)) mini.lastChild.setAttribute(name, value);
    // It stands in a corner where it hides nothing that may be chosen; where there is none, it goes.
    const box = board.getBoundingClientRect(), off = 10, [w, h] = [mini.clientWidth + 4, mini.clientHeight + 4];
    const picks = [...board.querySelectorAll("a.pick")].map((pick) => pick.getBoundingClientRect());
    const corners = [[off, board.clientHeight - h - off], [off, off], [board.clientWidth - w - off, off], [board.clientWidth - w - off, board.clientHeight - h - off]];
    const free = corners.find(([x, y]) => !picks.some((pick) =>
      pick.left < box.left + x + w && pick.right > box.left + x && pick.top < box.top + y + h && pick.bottom > box.top + y));
    mini.classList.toggle("shown", Boolean(free));
    if (!free) return;
    mini.style.left = `${board.offsetLeft + free[0]}px`;
    mini.style.top = `${board.offsetTop + free[1]}px`;
  }
  mini.addEventListener("click", (event) => {
    const board = document.querySelector("#board .scroll"), box = mini.getBoundingClientRect();
    board.scrollTo({
      left: (event.clientX - box.left) / box.width * board.scrollWidth - board.clientWidth / 2,
      top: (event.clientY - box.top) / box.height * board.scrollHeight - board.clientHeight / 2,
      behavior: "smooth",
    });
  });
  document.addEventListener("scroll", (event) => { if (event.target.matches?.("#board .scroll")) overview(); }, true);
  addEventListener("resize", overview);

  // What may be chosen is brought into sight.
  let looked = "";
  function look() {
    overview();
    const board = document.querySelector("#board .scroll");
    if (!board || board.scrollWidth <= board.clientWidth + 4 && board.scrollHeight <= board.clientHeight + 4) return;
    const picks = [...board.querySelectorAll("a.pick")], now = picks.map((pick) => pick.id).join();
    if (!picks.length || now === looked) return;
    looked = now;
    const boxes = picks.map((pick) => pick.getBoundingClientRect()), frame = board.getBoundingClientRect();
    const middle = (low, high) => (Math.min(...boxes.map((box) => box[low])) + Math.max(...boxes.map((box) => box[high]))) / 2;
    board.scrollLeft += middle("left", "right") - (frame.left + frame.right) / 2;
    board.scrollTop += middle("top", "bottom") - (frame.top + frame.bottom) / 2;
  }

  // Without a connection, what is asked for is shown as soon as there is one.
  function go(where, sure) {
    if (socket && !lost && socket.readyState === WebSocket.OPEN) {
      flush();
      socket.send(JSON.stringify({ go: where, sure }));
      return;
    }
    query = where;
    lose();
    if (!retry) doubt();
  }

  document.addEventListener("click", (event) => {
    touched = true;
    const link = event.target.closest("a.live, a.pick");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    const meant = document.getElementById("meant");
    if (link.classList.contains("pick") && link.hasAttribute("aria-current") && meant) {
      event.preventDefault();
      meant.requestSubmit();
      return;
    }
    const sure = link.classList.contains("pick") && event.detail > 0 && matchMedia("(pointer: fine)").matches;
    event.preventDefault();
    go(link.getAttribute("href"), sure);
  });

  document.addEventListener("submit", (event) => {
    touched = true;
    const form = event.target.closest("form.live");
    if (!form) return;
    const fields = Object.fromEntries(new FormData(form, event.submitter));
    event.preventDefault();
    if (form.method === "get") { go(`?${new URLSearchParams(fields)}`, false); return; }
    press(fields);
    const text = form.querySelector("#say");
    if (text) text.value = "";
  });

  document.addEventListener("input", (event) => {
    if (event.target.type === "range" && event.target.form) event.target.form.requestSubmit();
  });

  // Arrow keys go from one thing that may be picked to the next in that direction; Escape takes back what was picked.
  document.addEventListener("keydown", (event) => {
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    if (event.key === "Escape") { document.querySelector("a.back")?.click(); return; }
    const here = document.activeElement, way = ways[event.key];
    if (!way || !here?.matches("#board a.pick")) return;
    event.preventDefault();
    const middle = (thing) => { const box = thing.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
    const [x, y] = middle(here);
    let best = null, least = Infinity;
    for (const other of document.querySelectorAll("#board a.pick")) {
      const [ox, oy] = middle(other), along = (ox - x) * way[0] + (oy - y) * way[1];
      const aside = Math.abs((ox - x) * way[1]) + Math.abs((oy - y) * way[0]);
      if (along > 1 && along + 2 * aside < least) { least = along + 2 * aside; best = other; }
    }
    best?.focus();
  });

  // What the reader has set for herself stays so on this device.
  for (const box of document.querySelectorAll("#whole, #larger")) {
    try { box.checked = localStorage.getItem(box.id) === "yes"; } catch { /* a browser that keeps nothing */ }
    box.addEventListener("change", () => {
      try { localStorage.setItem(box.id, box.checked ? "yes" : ""); } catch { /* the same */ }
      looked = "";
      look();
    });
  }

  mine = document.title.startsWith("●");
  look();
  connect();
  setInterval(beat, LOOK);
})();
