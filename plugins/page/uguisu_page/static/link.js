// Within the table's frame, before the table's own scripts: the page around it stands for the server.
"use strict";
(() => {
  const page = window.parent.uguisuPage;
  window.WebSocket = page.socketFor();
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a"), href = link?.getAttribute("href") || "";
    if (href.startsWith("table/?language=")) page.speak(href.split("=")[1]);
    else if (href === "table/replay.jsonl" || href === "table/heat.svg") page.ask("file", { name: href.slice(6) });
    else return;
    event.preventDefault();
  });
  let drawn = "";
  function draw(row) {
    const offers = page.offers(), names = offers.map(([name]) => name).join();
    if (names === drawn) return;
    drawn = names;
    row.replaceChildren(...offers.map(([name, does]) => {
      const button = Object.assign(document.createElement("button"), { type: "button", textContent: page.say(name), id: `offer-${name}`, className: name === "next" ? "first" : "" });
      button.addEventListener("click", does);
      return button;
    }));
  }
  document.addEventListener("DOMContentLoaded", () => {
    const panel = Object.assign(document.createElement("section"), { id: "away", className: "panel" });
    const row = panel.appendChild(Object.assign(document.createElement("p"), { className: "row" }));
    document.getElementById("question").after(panel);
    page.offered = () => draw(row);
    page.offered();
  });
})();
