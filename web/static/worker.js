/* The service worker. It keeps one page, which says that the server does not answer; all else comes from the server, always, so that
   no page is older than its tables and nothing of a game lies about. Whoever is notified of their turn comes back to the table by it. */

const CACHE = "offline-1";
const PAGE = "/offline";
const SHEET = "/offline.css";

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([PAGE, SHEET])).then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  event.waitUntil(begin());
});

addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(navigated(event));
  else if (new URL(event.request.url).pathname === SHEET) event.respondWith(fetch(event.request).catch(() => caches.match(SHEET)));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(backTo(event.notification.data));
});

async function backTo(table) {
  const page = (await clients.matchAll({ type: "window" })).find(({ url }) => url === table);
  await (page ? page.focus() : clients.openWindow(table));
}

async function begin() {
  const old = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  // A page is asked for while this worker is still waking up.
  await registration.navigationPreload?.enable();
  await clients.claim();
}

async function navigated(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return caches.match(PAGE);
  }
}
