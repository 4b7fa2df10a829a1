// Keeps what the page has fetched, so that it opens without a network. The store is called by what is in the files of the page:
// where one is another, all are fetched anew, and what was kept of the older page goes.
"use strict";
const STORE = "uguisu page {{ name }} {{ version }}", FILES = {{ files }};
self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(STORE).then((store) => store.addAll(FILES)).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  const older = (name) => name.startsWith("uguisu page {{ name }} ") && name !== STORE;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(older).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});
self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || !event.request.url.startsWith(self.registration.scope)) return;
  event.respondWith(caches.open(STORE).then(async (store) => (await store.match(event.request, { ignoreSearch: true })) || fetch(event.request)));
});
