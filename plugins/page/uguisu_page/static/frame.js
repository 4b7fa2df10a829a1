// The frame that a table is in, for the page around it: what stands there for the server that the table's page knows.
"use strict";
window.uguisuFrame = ({ inlined, home = "", ask }) => {
  const pictures = {}, addressOf = (picture) => URL.createObjectURL(new Blob([picture], { type: "image/svg+xml" }));
  let socket = null, waiting = [];

  class Socket {
    static OPEN = 1;
    constructor() {
      this.readyState = 1;
      socket = this;
      setTimeout(() => { for (const text of waiting.splice(0)) this.hear(text); });
    }
    hear(text) { this.onmessage?.({ data: text }); }
    send(text) { if (text === '{"ping":true}') setTimeout(() => this.hear('{"pong":true}')); else ask("said", { text }); }
    close() { if (socket === this) socket = null; }
  }

  function local(text) {  // pictures have addresses of this browser
    for (const [address, here] of Object.entries(pictures)) text = text.replaceAll(address, here);
    return text.replaceAll("static/uguisu.svg", inlined ? inlined.svg : `${home}static/uguisu.svg`);
  }
  function whole(html) {  // in a page that is one file what a page refers to stands in it
    html = html.replace(/<link rel="stylesheet" href="static\/table\.css">/, (link) => `${link}<link rel="stylesheet" href="static/page.css">`)
      .replace("<script", () => '<script src="static/link.js" defer></script><script');
    if (!inlined) return html.replaceAll('"static/', () => `"${home}static/`);
    const later = [];
    return html.replace(/<link rel="stylesheet" href="static\/([^"]+)">/g, (_, name) => `<style>${inlined.static[name]}</style>`)
      .replace(/<script src="static\/([^"]+)" defer><\/script>/g, (_, name) => { later.push(name); return ""; })
      .replace("</body>", () => `${later.map((name) => `<script>${inlined.static[name]}</script>`).join("")}</body>`);
  }

  return {
    Socket, addressOf,
    keep(drawn) { for (const [address, picture] of Object.entries(drawn)) pictures[address] = addressOf(picture); },
    hear(text) { if (socket && !waiting.length) socket.hear(local(text)); else waiting.push(local(text)); },  // none goes before an older one
    leave() { socket = null; waiting = []; },
    made(html, title) {
      this.leave();
      const frame = Object.assign(document.createElement("iframe"), { id: "table", title });
      frame.srcdoc = whole(local(html));
      return frame;
    },
  };
};
