/// <reference lib="webworker" />
import { CACHE_VERSION } from '../../lib/cache-version.ts';
import { isSameBuild, isToldAnew } from './kept-shell.ts';
import { strategyFor } from './strategy.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __SHELL_FILES__: string[];
declare const __SHELL_DIGEST__: string;

const cacheName = `hearthway-${CACHE_VERSION}-${__SHELL_DIGEST__}`;

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const strategy = strategyFor(event.request, self.location.origin);
  if (strategy === 'navigate') event.respondWith(page(event));
  if (strategy === 'keep') event.respondWith(keptFile(event.request));
});

self.addEventListener('message', (event) => {
  if (event.data?.type !== 'LIST_CACHES') return;
  event.waitUntil(
    caches.keys().then((keys) => {
      const answer = { type: 'LIST_CACHES_RESULT', keys, timestamp: event.data.timestamp };
      (event.ports[0] ?? event.source)?.postMessage(answer);
    }),
  );
});

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(focusApp(event.notification.data?.path));
});

// A browser may give this app another address for messages, at any time.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain(event as PushSubscriptionChangeEvent));
});

/** One file after the other: a browser has few lines to a server, and the page needs them first. */
async function keepShell() {
  const cache = await caches.open(cacheName);
  for (const path of __SHELL_FILES__) {
    const response = await fetch(path, {
      cache: path.startsWith('/assets/') ? 'default' : 'reload',
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    await cache.put(path, response);
  }
}

async function dropOldCaches() {
  const keys = await caches.keys();
  await Promise.all(keys.filter((key) => key !== cacheName).map((key) => caches.delete(key)));
}

/** The server's page when it answers; offline, the shell that was kept with this build's files. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    const served = await fetch(event.request);
    if (served.ok) event.waitUntil(renewShell(served.clone()));
    return served;
  } catch (error) {
    const kept = await caches.match('/', { cacheName });
    if (kept) return kept;
    throw error;
  }
}

/** What the practice changes at its desk, such as whom to call, is known offline too. */
async function renewShell(served: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept = await (await cache.match('/'))?.text();
  if (kept === undefined || !isToldAnew(await served.text(), kept)) return;
  const shell = await fetch('/', { cache: 'reload' });
  const html = await shell.clone().text();
  if (shell.ok && isSameBuild(html, kept)) await cache.put('/', shell);
}

async function keptFile(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

/** A browser demands that every message shows something, so one that cannot be read shows the least. */
async function show(data: PushMessageData | null): Promise<void> {
  let message: { title?: string; body?: string; tag?: string; path?: string } = {};
  try {
    message = data?.json() ?? {};
  } catch {
    // Not one of ours, or cut short.
  }
  const { title = 'A small thought is waiting', body, tag, path } = message;
  await self.registration.showNotification(title, {
    icon: '/icons/icon-192.png',
    data: { path },
    ...(body && { body }),
    ...(tag && { tag }),
  });
}

/** Only a page knows who is signed in: one that is open tells the server, or the next that opens. */
async function subscribeAgain({ newSubscription, oldSubscription }: PushSubscriptionChangeEvent) {
  if (!newSubscription && oldSubscription) {
    await self.registration.pushManager.subscribe(oldSubscription.options);
  }
  for (const page of await self.clients.matchAll()) page.postMessage({ type: 'PUSH_CHANGED' });
}

async function focusApp(path: unknown) {
  const url = new URL(typeof path === 'string' ? path : '/home', self.location.origin);
  const target = url.origin === self.location.origin ? url.href : self.location.origin;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [open] = windows;
  // One that is just being closed cannot be brought to the front.
  const front = await open?.focus().catch(() => null);
  if (!front) {
    await self.clients.openWindow(target);
    return;
  }
  if (typeof path === 'string') await front.navigate(target).catch(() => null);
}
