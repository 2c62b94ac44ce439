// Keeps the program itself for times without the server: its page and its built files, and nothing that the memory holds.
// What is shared from another app passes through here once, in memory.
const CACHE = 'madeleine-shell-1';
const FILES = /^\/(?:assets\/.+|icon\.svg|icon-\d+\.png|early\.js|madeleine\.webmanifest)$/;
const NOT_PAGES = /^\/(?:api|mcp|health|s)(?:\/|$)/;
let shared = [];

self.addEventListener('install', (event) => {
  event.waitUntil(kept().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// What the page has loaded before this worker was there, and what a page without the server needs.
async function kept() {
  const cache = await caches.open(CACHE);
  const page = await fetch('/', { cache: 'reload' });
  if (page.ok) await cache.put('/', page);
  const built = await fetch('/.vite/manifest.json').catch(() => undefined);
  const files = built?.ok ? Object.values(await built.json()) : [];
  const needed = new Set(
    files.flatMap(({ file, css = [] }) => [file, ...css]).filter((file) => /\.(?:js|css)$/.test(file)),
  );
  await Promise.all(['early.js', 'icon.svg', ...needed].map((file) => cache.add(`/${file}`).catch(() => undefined)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.method === 'POST' && url.pathname === '/share-target') event.respondWith(received(request));
  else if (request.method !== 'GET') return;
  else if (FILES.test(url.pathname)) event.respondWith(fileOf(request));
  else if (request.mode === 'navigate' && !NOT_PAGES.test(url.pathname)) event.respondWith(pageOf(request));
});

async function received(request) {
  const form = await request.formData();
  shared = form.getAll('files').filter((one) => one instanceof File);
  return Response.redirect('/import?shared', 303);
}

self.addEventListener('message', (event) => {
  if (event.data !== 'shared') return;
  const files = shared;
  shared = [];
  event.ports[0]?.postMessage(files);
});

// Names under /assets/ contain a hash of their content.
async function fileOf(request) {
  const cache = await caches.open(CACHE);
  const isFixed = new URL(request.url).pathname.startsWith('/assets/');
  const known = await cache.match(request, { ignoreVary: true });
  if (known !== undefined && isFixed) return known;
  try {
    const answer = await fetch(request);
    if (answer.status === 200) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    if (known !== undefined) return known;
    throw error;
  }
}

// All pages are the same file. A new one comes with new assets: those of the one before go.
async function pageOf(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    const isPage = answer.ok && (answer.headers.get('content-type') ?? '').startsWith('text/html');
    if (isPage) {
      const before = await cache.match('/');
      const [now, last] = await Promise.all([answer.clone().text(), before?.text()]);
      if (now !== last) {
        const names = await cache.keys();
        const old = names.filter(({ url }) => new URL(url).pathname.startsWith('/assets/'));
        await Promise.all(old.map((one) => cache.delete(one)));
      }
      await cache.put('/', answer.clone());
    }
    return answer;
  } catch (error) {
    const page = await cache.match('/');
    if (page !== undefined) return page;
    throw error;
  }
}
