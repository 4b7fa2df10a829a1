// The page around the table: it is read while the engine comes, keeps the game in the browser, and stands for the server that
// the table's page knows. The table is in a frame of its own, so that nothing of the one before is left when it is drawn anew.
"use strict";
(() => {
  const about = JSON.parse(document.getElementById("about").textContent), KEY = `uguisu ${about.id}`;
  const inlined = window.uguisuInlined || null, body = document.body, root = document.documentElement;
  const BEAT = 2000, LONG = 10000, GAMES = 100;
  let worker = null, ready = false, wish = null, answered = 0, last = null, over = false, next = false, post = null;
  let language = about.language;

  // --- what is kept in this browser --------------------------------------------------------------------------------

  const kept = () => { try { return JSON.parse(localStorage.getItem(KEY) || "null"); } catch { return null; } };
  function keep(value) {
    try { if (value) localStorage.setItem(KEY, JSON.stringify(value)); else localStorage.removeItem(KEY); } catch { /* a browser that keeps nothing */ }
  }

  // --- words -------------------------------------------------------------------------------------------------------

  const words = () => about.words[language] || about.words[about.language];
  const say = (name, fields = {}) => Object.entries(fields).reduce((text, [key, value]) => text.replaceAll(`{${key}}`, value), words().said[name] || name);
  function speak(code) {
    language = code in about.words ? code : about.language;
    try { localStorage.setItem("uguisu language", language); } catch { /* the same */ }
    const found = words();
    root.lang = language;
    document.title = found.title;
    for (const one of document.querySelectorAll("[data-say]")) one.textContent = found.said[one.dataset.say];
    for (const one of document.querySelectorAll("[data-of]")) one.textContent = found[one.dataset.of];
    for (const one of document.querySelectorAll("[data-alt]")) one.alt = found.said[one.dataset.alt];
    for (const one of document.querySelectorAll("[data-label]")) one.setAttribute("aria-label", found.said[one.dataset.label]);
    for (const one of document.querySelectorAll("[data-seat-title]")) one.textContent = found.seats[one.dataset.seatTitle];
    for (const one of document.querySelectorAll("[data-bot]")) one.textContent = found.bots[one.dataset.bot];
    for (const one of document.querySelectorAll("#opening .languages a")) one.toggleAttribute("aria-current", one.lang === language);
    tell();
    if (body.classList.contains("playing")) ask("show", { seat: "", language });
  }
  function tell() { document.getElementById("state").textContent = ready ? "" : say(wish ? "soon" : "coming"); }
  function trouble(text) {
    const place = document.getElementById("trouble");
    place.hidden = !text;
    place.textContent = text;
    if (!text) return;
    const close = Object.assign(document.createElement("button"), { textContent: say("close"), className: "quiet" });
    close.addEventListener("click", () => trouble(""));
    place.append(" ", close);
  }

  // --- the engine --------------------------------------------------------------------------------------------------

  const module = (text) => `data:text/javascript;charset=utf-8,${encodeURIComponent(text)}`;
  function engine(work, take) {
    const home = inlined ? "https://uguisu.invalid/" : new URL("engine/", document.baseURI).href;
    let begun;
    try {
      begun = new Worker(inlined ? module(inlined.worker) : "static/worker.js", { type: "module" });
    } catch (error) {  // a folder that was opened from the disk
      take({ kind: "broken", text: JSON.stringify({ why: error.message }), pictures: {} });
      return { postMessage() {}, terminate() {} };
    }
    begun.onmessage = ({ data }) => take(data);
    begun.onerror = (event) => take({ kind: "broken", text: JSON.stringify({ why: event.message || "" }), pictures: {} });
    const memory = inlined ? null : { store: `uguisu memory ${about.id}`, at: `${home}${about.engine}/` };
    begun.postMessage({ start: { home, files: inlined?.files, lock: about.lock, work, kept: memory } });
    return begun;
  }
  function ask(what, fields = {}) {
    if (!ready) return;
    worker.postMessage({ what, fields: { language, ...fields } });
  }

  const within = window.uguisuFrame({ ask });

  function take({ kind, text, pictures: drawn }) {
    answered = performance.now();
    const told = JSON.parse(text);
    within.keep(drawn);
    if (told.kept) last = { ...told.kept, digest: about.digest };
    if (told.over !== undefined) { over = told.over; next = Boolean(told.next); state.offered(); }
    if (kind === "letter") post = told.to ? told : null;
    if (told.kept || told.over) keep(over && !next && !post ? null : last);
    switch (kind) {
      case "way": document.getElementById("way").value = told.done / told.of; break;
      case "ready": ready = true; state.remembered = told.remembered; body.classList.add("ready"); state.readyAt = performance.now(); tell(); if (wish) send(); break;
      case "page": write(told.html); break;
      case "news": within.hear(told.text); break;
      case "pass": pass(told.seat, told.title); break;
      case "letter": offerLetter(); break;
      case "other": otherGame(told.text); break;
      case "file": give(told.name, told.text); break;
      case "failed": if (told.why) console.error(told.why); failed(told.what, told.told); break;
      case "broken": state.broken = told.why || "?"; trouble(say(location.protocol === "file:" && !inlined ? "from_disk" : "broken", { why: told.why })); break;
    }
  }
  function failed(what, told) {
    if ((what === "go_on" || what === "begin" || what === "letter") && !document.getElementById("table")) { body.classList.remove("playing"); wish = null; tell(); }
    trouble(told);
  }

  // --- the table ---------------------------------------------------------------------------------------------------

  function write(html) {
    cover(null);
    const frame = within.made(html, words().title);
    document.getElementById("table")?.remove();
    body.classList.add("playing");
    body.append(frame);
    frame.addEventListener("load", () => { document.title = frame.contentDocument?.title || words().title; frame.contentWindow?.focus(); state.shown += 1; });
  }

  // --- people at one device ----------------------------------------------------------------------------------------

  function cover(...inside) {
    document.querySelector(".over")?.remove();
    document.querySelector(".bar.pass")?.remove();
    if (inside[0] === null) return;
    const over = Object.assign(document.createElement("div"), { className: "over", role: "dialog" });
    over.append(...inside);
    body.append(over);
    over.querySelector("button")?.focus();
  }
  const made = (tag, fields, ...inside) => { const one = Object.assign(document.createElement(tag), fields); one.append(...inside); return one; };
  const button = (text, does, first = false) => { const one = made("button", { type: "button", textContent: text, className: first ? "first" : "" }); one.addEventListener("click", does); return one; };
  function pass(seat, title) {
    cover(null);
    if (!seat) return;
    const hide = () => cover(made("p", { textContent: say("give_to", { who: title }) }), button(say("i_am", { who: title }), () => ask("show", { seat }), true));
    body.append(made("div", { className: "bar pass", role: "status" }, made("span", { textContent: say("turn_of", { who: title }) }), button(say("hide"), hide, true)));
  }

  // --- a bot that thinks for too long ------------------------------------------------------------------------------

  function beat() {
    if (ready && body.classList.contains("playing")) worker.postMessage({ ping: true });
    const late = ready && body.classList.contains("playing") && performance.now() - answered > LONG;
    const bar = document.querySelector(".bar.late");
    if (!late) bar?.remove();
    else if (!bar) body.append(made("div", { className: "bar late", role: "status" }, made("span", { textContent: say("long") }), button(say("stop"), stop, true)));
  }
  function stop() {
    document.querySelector(".bar.late")?.remove();
    const before = last;
    worker.terminate();
    open();
    if (!before) { leave(); return; }
    const bots = { ...before.people.bots };
    for (const seat of about.seats) if (!before.people.seats.includes(seat) && !before.people.away?.includes(seat)) bots[seat] = bots[seat] && bots[seat] !== about.bots[0] ? about.bots[0] : "random";
    go({ what: "go_on", fields: { ...before, people: { ...before.people, bots, language } } });
    trouble(say("stopped"));
  }

  // --- what is offered beside the game -----------------------------------------------------------------------------

  function leave() {
    document.getElementById("table")?.remove();
    cover(null);
    post = null;
    offerLetter();
    within.leave();
    body.classList.remove("playing");
    wish = null;
    document.title = words().title;
    offer();
    tell();
  }
  function offer() {
    const before = kept();
    document.getElementById("going-on").hidden = !before;
    if (before && before.digest !== about.digest) {
      document.querySelector("#going-on h2").textContent = say("other_version");
      document.getElementById("go-on").hidden = true;
    }
  }
  function give(name, text) {
    const type = name.endsWith(".svg") ? "image/svg+xml" : "application/jsonl";
    const link = made("a", { href: URL.createObjectURL(new Blob([text], { type })), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  }

  function go(what) {
    wish = what;
    if (ready) send(); else tell();
  }
  function send() {
    const { what, fields } = wish;
    wish = null;
    answered = performance.now();
    ask(what, fields);
  }
  const random = () => crypto.getRandomValues(new Uint32Array(1))[0];
  function begin({ people, away = [], bots = {}, seed }) {
    trouble("");
    last = null;
    go({ what: "begin", fields: { people: { seats: people, away, bots, shown: "", language }, seed: seed ?? random() } });
  }

  // --- games by post: a letter has the whole game in it ------------------------------------------------------------

  function offerLetter() {
    document.querySelector(".bar.post")?.remove();
    if (!post) return;
    const text = say(over ? "letter_over" : "letter_to", { who: post.to });
    const told = made("span", {}, text), letter = post.text, link = `${location.href.split("#")[0]}#${letter}`;
    const copy = (what) => () => navigator.clipboard.writeText(what).then(() => { told.textContent = say("copied"); }, () => give("letter.txt", letter));
    const ways = [button(say("copy_letter"), copy(letter)), button(say("save_letter"), () => give("letter.txt", letter)), button(say("letter"), readLetter)];
    if (/^https?:$/.test(location.protocol)) ways.unshift(button(say("copy_link"), copy(link), true));
    body.append(made("div", { className: "bar post", role: "status" }, told, ...ways));
  }
  function readLetter() {
    const written = made("textarea", { rows: 5, spellcheck: false, ariaLabel: say("letter_paste") });
    cover(made("h2", { textContent: say("letter") }), written, made("p", { className: "row" }, button(say("letter_read"), () => { cover(null); arrived(written.value); }, true), button(say("letter_file"), () => document.getElementById("letter-file").click()), button(say("close"), () => cover(null))));
    written.focus();
  }
  function arrived(text, sure = false) {
    trouble("");
    go({ what: "letter", fields: { text, sure, here: last || kept() } });
  }
  function otherGame(text) {
    cover(made("p", { textContent: say("other_game") }), made("p", { className: "row" }, button(say("letter_read"), () => { cover(null); arrived(text, true); }), button(say("close"), () => cover(null), true)));
  }
  function fromLink() {
    if (!location.hash.includes("uguisu-letter-")) return;
    const text = decodeURIComponent(location.hash);
    history.replaceState(null, "", location.href.split("#")[0]);
    arrived(text);
  }
  document.getElementById("letter-read").addEventListener("click", () => arrived(document.getElementById("letter-text").value));
  document.getElementById("letter-open").addEventListener("click", () => document.getElementById("letter-file").click());
  document.getElementById("letter-file").addEventListener("change", ({ target }) => {
    cover(null);
    target.files[0]?.text().then((text) => arrived(text));
    target.value = "";
  });
  addEventListener("hashchange", fromLink);

  // --- games that bots play by themselves --------------------------------------------------------------------------

  function tryOut() {
    const dialog = document.getElementById("trial"), bar = dialog.querySelector("progress"), told = dialog.querySelector(".told"), found = dialog.querySelector(".found");
    const bots = body.classList.contains("playing") && last ? last.people.bots : seated().bots;
    const progress = body.classList.contains("playing") && last ? last.progress : null;
    const seed = random(), words_then = language;
    let playing = false;
    dialog.onpress = () => { if (playing) player.postMessage({ stop: true }); else dialog.close(); };
    found.replaceChildren();
    bar.value = 0;
    bar.hidden = told.hidden = false;
    told.textContent = say("trial_coming");
    dialog.querySelector("button").textContent = say("stop_games");
    const player = engine("trial", ({ kind, text, pictures: drawn }) => {
      const what = JSON.parse(text);
      if (kind === "way") bar.value = what.done / what.of / 4;
      else if (kind === "ready") player.postMessage({ what: "try", fields: { games: GAMES, seed, language: words_then, bots, progress } });
      else if (kind === "played") { playing = true; bar.value = (1 + 3 * what.done / what.of) / 4; told.textContent = say("trial_at", { done: what.done, of: what.of }); }
      else if (kind === "tried") {
        playing = false;
        bar.hidden = told.hidden = true;
        dialog.querySelector("button").textContent = say("close");
        found.append(...what.said.filter((line) => line).map((line) => made("p", { textContent: line })), ...what.maps.map(({ title, at }) =>
          made("figure", {}, made("img", { src: within.addressOf(drawn[at]), alt: title }), made("figcaption", { textContent: title }))));
        player.terminate();
      } else if (kind === "failed" || kind === "broken") {
        if (what.why) console.error(what.why);
        playing = false;
        told.textContent = what.told || say("broken", { why: what.why });
        dialog.querySelector("button").textContent = say("close");
        player.terminate();
      }
    });
    dialog.addEventListener("close", () => player.terminate(), { once: true });
    dialog.showModal();
  }
  document.querySelector("#trial button").addEventListener("click", () => document.getElementById("trial").onpress());
  document.getElementById("try-out").addEventListener("click", tryOut);

  // --- the start page ----------------------------------------------------------------------------------------------

  function seated() {
    const chosen = [...new FormData(document.getElementById("seats"))];
    const at = (who) => chosen.filter(([, bot]) => bot === who).map(([seat]) => seat);
    return { people: at(""), away: at("post"), bots: Object.fromEntries(chosen.filter(([, bot]) => bot && bot !== "post")) };
  }
  document.getElementById("seats").addEventListener("change", () => { document.getElementById("post-how").hidden = !seated().away.length; });
  document.getElementById("seats").addEventListener("submit", (event) => {
    event.preventDefault();
    begin(seated());
  });
  document.getElementById("go-on").addEventListener("click", () => {
    const before = kept();
    if (before) go({ what: "go_on", fields: { ...before, people: { ...before.people, language } } });
  });
  document.getElementById("forget").addEventListener("click", () => { keep(null); offer(); });
  document.querySelector("#opening .languages").addEventListener("click", (event) => {
    const link = event.target.closest("a");
    if (!link) return;
    event.preventDefault();
    speak(link.lang);
  });

  function open() {
    ready = false;
    body.classList.remove("ready");
    worker = engine("table", take);
  }
  function offers() {
    const mission = next ? [["next", () => ask("next")]] : [];
    return [...mission, ["again", () => ask("again")], ["new_game", leave], ...(over ? [["try_out", tryOut]] : [])];
  }
  const state = { socketFor: () => within.Socket, speak, ask, say, begin, shown: 0, openedAt: performance.now(), offers, offered: () => {} };
  Object.defineProperty(state, "ready", { get: () => ready });
  window.uguisuPage = state;
  let wanted = "";
  try { wanted = localStorage.getItem("uguisu language") || ""; } catch { /* the same */ }
  const asked = [wanted, ...(navigator.languages || [])].map((code) => code.slice(0, 2).toLowerCase());
  speak(asked.find((code) => code in about.words) || about.language);
  offer();
  open();
  fromLink();
  setInterval(beat, BEAT);
  try {
    if (!inlined && /^https?:$/.test(location.protocol)) navigator.serviceWorker?.register("sw.js").catch(() => { /* it works without */ });
  } catch { /* in a frame that may not: it works without */ }
})();
