/**
 * Keeps the shell of the page, so that it opens at once and without a network. Data of matches comes from the server
 * and is never kept here. It also shows reminders while the page is closed.
 */
const CACHE = 'praxis-shell-1';
/** The build adds all its files (plugins/shell.ts). */
const SHELL = ['/index.html', '/icon.svg', '/manifest.webmanifest'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/api/') || url.pathname === '/ws') return;
  // Built files carry a hash in their names, so a cached file never changes.
  if (url.pathname.startsWith('/assets/')) event.respondWith(keptFirst(request));
  else if (request.mode === 'navigate') event.respondWith(newestFirst(request));
});

async function keptFirst(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}

/**
 * Without a network every address gets `index.html`. The page that the server sends instead contains words in the
 * reader's language, so it is never cached: the language may be another one next time.
 */
async function newestFirst(request) {
  try {
    return await fetch(request);
  } catch {
    const cache = await caches.open(CACHE);
    const kept = await cache.match('/index.html');
    return kept ?? Response.error();
  }
}

/** A reminder from the server: the waiting match, and the message in the reader's language. */
self.addEventListener('push', (event) => {
  const { title, body, match } = event.data?.json() ?? {};
  if (typeof title !== 'string' || typeof match !== 'string') return;
  // A later reminder of the same match replaces the one before.
  const shown = { body, tag: match, renotify: true, icon: '/icon.svg', badge: '/icon.svg', data: { match } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

/** Opens the match, in a window of the page if there is one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(`/m/${event.notification.data.match}`));
});

async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  if (there) return there.focus();
  const [any] = windows;
  // A window that this worker does not control cannot be navigated.
  const led = await any?.navigate(path).catch(() => undefined);
  return led ? led.focus() : self.clients.openWindow(path);
}
