// The frame that a table is in, for the page around it: what stands there for the server that the table's page knows.
"use strict";
window.uguisuFrame = ({ ask }) => {
  const framed = window.uguisuFramed, pictures = {}, addressOf = (picture) => URL.createObjectURL(new Blob([picture], { type: "image/svg+xml" }));
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
    return text.replaceAll("static/uguisu.svg", framed.svg);
  }
  function whole(html) {  // what it refers to stands in it: the frame has no address of its own beside which anything could lie
    return html.replace(/<script src="[^"]+" defer><\/script>\n?/g, "")
      .replace(/<link rel="stylesheet" href="[^"]+">/, () => `<style>${framed.style}</style>`)
      .replace("</body>", () => `${framed.scripts.map((script) => `<script>${script}</script>`).join("")}</body>`);
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
