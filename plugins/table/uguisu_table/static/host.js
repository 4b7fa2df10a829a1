// The host's page is drawn anew every few seconds; what the host has chosen, written or opened meanwhile stays.
"use strict";
(() => {
  const HERS = { open: "details", value: "input:focus", selected: "option", checked: "input" };
  function beforeAttributeUpdated(name, node) { return !(name in HERS && node.matches(HERS[name])); }
  async function renew() {
    if (document.hidden) return;
    let drawn;
    try {
      const answer = await fetch(location.pathname + location.search);
      if (!answer.ok) return;
      drawn = new DOMParser().parseFromString(await answer.text(), "text/html");
    } catch { return; }  // no network: as it was, until the next time
    const main = drawn.querySelector("main.host");
    if (!main) return;
    Idiomorph.morph(document.querySelector("main.host"), main.innerHTML, { morphStyle: "innerHTML", callbacks: { beforeAttributeUpdated } });
    document.body.dataset.renew = drawn.body.dataset.renew || "60";
  }
  async function again() {
    await renew();
    setTimeout(again, 1000 * document.body.dataset.renew);
  }
  setTimeout(again, 1000 * document.body.dataset.renew);
  document.addEventListener("visibilitychange", renew);
})();
