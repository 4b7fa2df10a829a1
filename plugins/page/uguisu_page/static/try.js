// Boxes of the docs: blocks of YAML that can be changed, checked as one types, drawn and played. One engine serves all boxes of a
// page; it is fetched when the first of them is opened.
"use strict";
(() => {
  const about = JSON.parse(document.getElementById("try-words").textContent);
  const home = new URL("..", document.currentScript.src).href, language = about.language;
  const SOON = 250, BEAT = 1000, LONG = 6000;
  const say = (name, fields = {}) => Object.entries(fields).reduce((text, [key, value]) => text.replaceAll(`{${key}}`, value), about.said[name] || name);
  const made = (tag, fields, ...inside) => { const one = Object.assign(document.createElement(tag), fields); one.append(...inside); return one; };
  const button = (text, does, className = "") => { const one = made("button", { type: "button", textContent: text, className }); one.addEventListener("click", does); return one; };

  // --- the engine --------------------------------------------------------------------------------------------------

  let worker = null, ready = false, within = null, checking = null, playing = null, answered = 0, broken = "";
  const wanted = new Set();  // boxes that are to be checked

  function fetched(address) {  // pages from the disk may fetch no files, but run scripts
    return new Promise((resolve, reject) => document.head.append(made("script", { src: address, onload: resolve, onerror: () => reject(new Error(address)) })));
  }
  const module = (text) => `data:text/javascript;charset=utf-8,${encodeURIComponent(text)}`;
  let starting = false;
  async function start() {
    if (worker || starting) return;
    starting = true;
    broken = "";
    try {
      if (location.protocol === "file:" && !window.uguisuInlined) await fetched(`${home}static/inlined.js`);
      const inlined = window.uguisuInlined || null;
      within ||= window.uguisuFrame({ ask });
      worker = new Worker(inlined ? module(inlined.worker) : `${home}static/worker.js`, { type: "module" });
      worker.onmessage = ({ data }) => take(data);
      worker.onerror = (event) => failed(event.message || "");
      worker.postMessage({ start: { home: inlined ? "https://uguisu.invalid/" : `${home}engine/`, files: inlined?.files, lock: about.lock, work: "docs" } });
    } catch (error) {
      failed(String(error.message || error));
    }
    starting = false;
  }
  function ask(what, fields = {}) { if (ready) worker.postMessage({ what, fields: { language, ...fields } }); }
  function failed(why) {
    console.error(why);
    end();
    broken = say("broken", { why });
    for (const box of opened()) box.tell(broken);
  }
  function end() {
    worker?.terminate();
    worker = checking = null;
    ready = false;
  }
  const opened = () => boxes.filter((box) => box.open);

  function take({ kind, text, pictures }) {
    answered = performance.now();
    const told = JSON.parse(text);
    switch (kind) {
      case "way": for (const box of opened()) box.coming(told.done / told.of); break;
      case "ready": ready = true; state.readyAt = performance.now(); next(); break;
      case "checked": if (checking) { checking.found(told, pictures); checking = null; } next(); break;
      case "page": within.keep(pictures); shown(told.html); break;
      case "news": within.keep(pictures); within.hear(told.text); break;
      case "file": give(told.name, told.text); break;
      case "failed": refused(told); break;
      case "broken": failed(told.why || "?"); break;
    }
  }
  function refused({ what, told, why }) {
    if (why) console.error(why);
    if (what === "check" && checking) { checking.tell(told, true); checking = null; next(); return; }
    if (playing) { const box = playing; close(); box.tell(told, true); }
  }
  function next() {
    if (!ready || checking) return;
    const [box] = wanted;
    if (!box) return;
    wanted.delete(box);
    checking = box;
    state.checks += 1;
    answered = performance.now();
    ask("check", box.wish());
  }
  function check(box) {
    if (!worker) start();
    wanted.add(box);
    next();
  }
  function beat() {
    const busy = ready && (checking || playing);
    if (busy) worker.postMessage({ ping: true });
    const late = busy && performance.now() - answered > LONG;
    for (const box of opened()) box.late(late && box === checking);
    document.querySelector(".try-table .late")?.toggleAttribute("hidden", !(late && playing));
  }
  function stop() {
    const box = checking || playing;
    end();
    if (playing) close();
    box?.tell(say("stopped"));
  }

  // --- a box -------------------------------------------------------------------------------------------------------

  const PARTS = /(^|\s)(#.*)|("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')|([^\s\[\]{},:#"'][^\s\[\]{},:]*)(?=\s*:(?:\s|$))|(?<![\w.-])(-?\d+(?:\.\d+)?|true|false|null)(?![\w.-])|([\[\]{},:]|^\s*-(?=\s))/g;
  function coloured(line) {  // by the classes of the pages' own blocks
    const spans = [];
    let end = 0;
    for (const found of line.matchAll(PARTS)) {
      const [, before, comment, quoted, key, number] = found, from = found.index + (before || "").length, text = found[0].slice((before || "").length);
      spans.push(line.slice(end, from), made("span", { className: comment ? "c1" : quoted ? "s2" : key ? "nt" : number ? "m" : "p", textContent: text }));
      end = from + text.length;
    }
    return [...spans, line.slice(end)];
  }

  const quoted = (text) => text.split(/`([^`]+)`/).map((part, at) => at % 2 ? made("code", {}, part) : part);

  class Box {
    constructor(block) {
      this.block = block;
      this.open = false;
      this.was = block.querySelector("pre").textContent.replace(/\n$/, "");
      this.begin = button(say("try"), () => this.unfold(), "try-begin");
      if (!block.dataset.unfinished) block.append(this.begin);
    }
    get text() { return this.open ? this.area.value : this.was; }
    get before() { return this.chain().slice(0, -1); }
    chain() {  // the boxes that make up the pack of this one, itself the last
      const { work } = this.block.dataset, until = boxes.indexOf(this);
      return boxes.filter((box, at) => at <= until && box.block.dataset.work === work);
    }
    files() {
      const found = {};
      for (const box of this.chain()) {
        const { file, added } = box.block.dataset;
        found[file] = `${added && file in found ? found[file] : ""}${box.text}\n`;
      }
      return found;
    }
    get above() {  // lines of its file that stand in boxes before
      const whole = this.files()[this.block.dataset.file];
      return whole.split("\n").length - this.text.split("\n").length - 1;
    }
    get line() { return this.above + this.area.value.slice(0, this.area.selectionStart).split("\n").length; }
    wish() {
      const { work, game, file } = this.block.dataset;
      return { work, game, file, files: this.files(), line: this.line };
    }

    unfold() {
      const { file } = this.block.dataset, id = `try-${boxes.indexOf(this)}`;
      this.area = made("textarea", { id, value: this.was, spellcheck: false, autocapitalize: "off", autocomplete: "off", wrap: "off", ariaLabel: say("text", { file }) });
      this.area.setAttribute("aria-describedby", `${id}-found`);
      this.lines = made("pre", { className: "try-lines", ariaHidden: "true" });
      this.shown = made("pre", { className: "try-shown", ariaHidden: "true" });
      this.bar = made("progress", { max: 1, value: 0, ariaLabel: say("coming"), hidden: ready });
      this.status = made("p", { className: "try-status" }, say(ready ? "looking" : "coming"));
      this.status.setAttribute("role", "status");
      this.list = made("ul", { id: `${id}-found`, className: "try-found" });
      this.waits = made("p", { className: "try-late", hidden: true }, say("long"), " ", button(say("stop"), stop));
      this.image = made("img", { alt: "" });
      this.caption = made("figcaption", { hidden: true }, say("older"));
      this.figure = made("figure", { className: "try-picture", hidden: true }, this.image, this.caption);
      this.seat = made("select", { ariaLabel: say("play_as") });
      this.player = button(say("play"), () => play(this), "try-first");
      this.player.disabled = true;
      this.back = button(say("as_it_was"), () => this.restore());
      const row = made("p", { className: "try-row" }, made("label", {}, `${say("play_as")} `, this.seat), this.player, this.back);
      this.box = made("div", { className: "try-box" },
        made("div", { className: "try-code highlight" }, this.lines, made("div", { className: "try-text" }, this.shown, this.area)),
        made("div", { className: "try-below" }, this.figure, made("div", { className: "try-beside" }, this.bar, this.status, this.waits, this.list, row)));
      this.block.querySelector(".highlight").hidden = true;
      this.begin.remove();
      this.block.append(this.box);
      this.open = true;
      this.marks = {};
      this.area.addEventListener("input", () => this.changed());
      this.area.addEventListener("keydown", (event) => this.pressed(event));
      this.area.addEventListener("selectionchange", () => this.moved());
      for (const one of ["keyup", "click"]) this.area.addEventListener(one, () => this.moved());
      this.draw();
      this.area.focus({ preventScroll: true });
      this.area.setSelectionRange(0, 0);
      this.at = this.line;
      if (broken) broken = "";
      check(this);
    }
    draw() {
      const lines = this.area.value.split("\n"), first = this.above + 1;
      this.lines.replaceChildren(...lines.map((_, at) => made("span", { className: `line ${this.marks[at + first] || ""}` }, `${at + first}\n`)));
      this.shown.replaceChildren(...lines.map((line, at) => made("span", { className: `line ${this.marks[at + first] || ""}` }, ...coloured(line), "\n")));
      this.back.disabled = this.area.value === this.was;
    }
    pressed(event) {  // a new line begins below where the one before began
      if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const { value, selectionStart } = this.area, line = value.slice(value.lastIndexOf("\n", selectionStart - 1) + 1, selectionStart);
      event.preventDefault();
      const text = `\n${line.match(/^\s*/)[0]}`;
      if (!document.execCommand("insertText", false, text)) { this.area.setRangeText(text, selectionStart, this.area.selectionEnd, "end"); this.changed(); }
    }
    moved() {  // the picture is that of the card at the cursor
      if (this.block.dataset.file !== "cards.yaml" || this.line === this.at) return;
      this.at = this.line;
      this.soon([this]);
    }
    changed() {
      this.marks = {};
      this.at = this.line;
      this.draw();
      this.player.disabled = true;
      this.soon(opened().filter((box) => box.chain().includes(this)));
    }
    soon(those) {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => { for (const box of those) { if (ready) box.status.textContent = say("looking"); check(box); } }, SOON);
    }
    restore() {
      this.area.value = this.was;
      this.changed();
      this.area.focus();
    }

    coming(part) {
      this.bar.hidden = part >= 1;
      this.bar.value = part;
    }
    late(is) { this.waits.hidden = !is; }
    tell(text, alone = false) {
      this.bar.hidden = true;
      this.waits.hidden = true;
      this.status.textContent = text;
      if (alone) this.list.replaceChildren();
    }
    found({ findings, seats, picture, alt }, pictures) {
      this.tell(findings.length ? "" : say("fine"));
      this.status.classList.toggle("fine", !findings.length);
      this.marks = {};
      for (const one of findings.toReversed()) if (one.file === this.block.dataset.file) this.marks[one.line] = one.severity;
      this.draw();
      this.list.replaceChildren(...findings.map((one) => this.finding(one)));
      const wrong = findings.some((one) => one.severity === "error");
      this.area.setAttribute("aria-invalid", wrong);
      this.player.disabled = wrong;
      this.caption.hidden = !wrong || this.figure.hidden;
      this.figure.classList.toggle("older", wrong);
      if (seats.length) this.sit(seats);
      if (picture) {
        if (this.image.src) URL.revokeObjectURL(this.image.src);
        Object.assign(this.image, { src: within.addressOf(pictures["picture.svg"]), alt });
        this.figure.hidden = false;
      }
      state.answers += 1;
    }
    sit(seats) {
      const before = this.seat.value;
      this.seat.replaceChildren(...seats.map(({ id, title }) => made("option", { value: id, textContent: title })));
      if (seats.some(({ id }) => id === before)) this.seat.value = before;
    }
    finding({ file, line, severity, message, hint }) {
      const where = line ? say("line", { line }) : "", there = this.chain().toReversed().find((box) => box.holds(file, line));
      const way = there && line ? button(there === this ? where : `${file}, ${where}`, () => there.go(line), "try-line") : made("span", { className: "try-line" }, [file, where].filter((one) => one).join(", "));
      return made("li", { className: severity }, made("b", {}, say(severity)), " ", way, " ", made("span", { className: "message" }, ...quoted(message)), ...(hint ? [made("span", { className: "hint" }, ...quoted(hint))] : []));
    }
    holds(file, line) { return this.block.dataset.file === file && (!line || (line > this.above && line <= this.above + this.text.split("\n").length)); }
    go(line) {
      if (!this.open) {
        this.block.scrollIntoView({ block: "center" });
        if (this.block.dataset.unfinished) return;
        this.unfold();
      }
      const lines = this.area.value.split("\n"), at = line - this.above - 1, from = lines.slice(0, at).join("\n").length + (at ? 1 : 0);
      this.area.focus();
      this.area.setSelectionRange(from, from + lines[at].length);
      this.moved();
    }
  }

  // --- a game ------------------------------------------------------------------------------------------------------

  const random = () => crypto.getRandomValues(new Uint32Array(1))[0];
  let last = 0;
  function play(box) {
    playing = box;
    state.over = false;
    const late = made("span", { className: "late", hidden: true }, say("long"), " ", button(say("stop"), stop));
    const dialog = made("dialog", { className: "try-table", ariaLabel: say("play") }, made("header", {}, late, button(say("close"), close)));
    dialog.addEventListener("close", close);
    document.body.append(dialog);
    dialog.showModal();
    begin();
  }
  function begin() {
    last = random();
    answered = performance.now();
    ask("play", { ...playing.wish(), seat: playing.seat.value, seed: last });
  }
  function shown(html) {
    const dialog = document.querySelector(".try-table");
    if (!dialog) return;
    const frame = within.made(html, say("play"));
    document.getElementById("table")?.remove();
    dialog.append(frame);
    frame.addEventListener("load", () => { frame.contentWindow?.focus(); state.shown += 1; });
  }
  function close() {
    const box = playing;
    if (!box) return;
    playing = null;
    ask("leave");
    within.leave();
    document.querySelector(".try-table")?.remove();
    box.player.focus();
  }
  function give(name, text) {
    const type = name.endsWith(".svg") ? "image/svg+xml" : "application/jsonl";
    const link = made("a", { href: URL.createObjectURL(new Blob([text], { type })), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  }

  const state = {
    socketFor: () => within.Socket, ask, say, offered: () => {}, offers: () => [["again", () => ask("again")], ["new_game", begin]],
    speak: (code) => ask("show", { seat: "", language: code }), shown: 0, checks: 0, answers: 0,
  };
  Object.defineProperty(state, "ready", { get: () => ready });
  window.uguisuPage = state;
  const boxes = [];
  for (const block of document.querySelectorAll("div.try")) boxes.push(new Box(block));
  setInterval(beat, BEAT);
})();
