// Keeps the pages at the table and what they are made of. The network comes first, and what it gave
// last is shown without it. Everything is asked for without cookies, so nobody's pages are kept.
const KEPT = {{ kept }};
const NAME = `${KEPT.name} ${KEPT.version}`;
const PATIENCE = 5000;

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
self.addEventListener("fetch", (event) => {
  const asked = new URL(event.request.url);
  if (event.request.method !== "GET" || asked.origin !== location.origin) return;
  const address = asked.pathname + asked.search;
  if (KEPT.pages.includes(address) || asked.pathname.startsWith(KEPT.files_under)) {
    event.respondWith(answer(address));
  }
});

async function keepAll() {
  const cache = await caches.open(NAME);
  const wanted = [...KEPT.pages, ...KEPT.files];
  await cache.addAll(wanted.map((one) => new Request(one, { credentials: "omit", cache: "no-cache" })));
  await self.skipWaiting();
}

async function forgetOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(`${KEPT.name} `) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(address) {
  const cache = await caches.open(NAME);
  const kept = () => cache.match(address, { ignoreVary: true });
  try {
    const options = { credentials: "omit", signal: AbortSignal.timeout(PATIENCE) };
    const found = await fetch(address, options);
    if (found.ok && !found.redirected) await cache.put(address, found.clone());
    return found.status >= 500 ? (await kept()) ?? found : found;
  } catch {
    return (await kept()) ?? Response.error();
  }
}
