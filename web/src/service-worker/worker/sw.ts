/// <reference lib="webworker" />
import { CACHE_VERSION } from '../../lib/cache-version.ts';
import { hasNewConfig, isSameBuild } from './cached-shell.ts';
import {
  ANSWERS_CACHE,
  ANSWERS_SYNC,
  answerStore,
  answerTap,
  retryAnswers,
} from './notification-answers.ts';
import { openFromNotification } from './open-from-notification.ts';
import { strategyFor } from './strategy.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __SHELL_FILES__: string[];
declare const __SHELL_DIGEST__: string;

const cacheName = `hearthway-${CACHE_VERSION}-${__SHELL_DIGEST__}`;

self.addEventListener('install', (event) => {
  event.waitUntil(precacheShell());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const strategy = strategyFor(event.request, self.location.origin);
  if (strategy === 'navigate') event.respondWith(servePage(event));
  if (strategy === 'keep') event.respondWith(serveCacheFirst(event.request));
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

const store = answerStore(caches);
const answering = {
  send: fetch.bind(self),
  store,
  announce: () => tellPages('NOTIFICATION_ANSWERED'),
};
const retryStored = () => retryAnswers(answering);

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(event.data));
  event.waitUntil(retryStored());
});

self.addEventListener('sync', (event) => {
  const sync = event as ExtendableEvent & { tag: string };
  if (sync.tag === ANSWERS_SYNC) sync.waitUntil(retryStored());
});

self.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  notification.close();
  event.waitUntil(
    answerTap(
      { action, token: notification.data?.token, now: new Date() },
      {
        ...answering,
        retryLater,
        openApp: () =>
          openFromNotification(self.clients, self.location.origin, notification.data?.path),
        showAgain: () => showNotification({ ...notification.data, isSilent: true }),
      },
    ),
  );
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain(event as PushSubscriptionChangeEvent));
});

/**
 * The files are stored one after the other, because a browser has few connections and the page
 * needs them.
 */
async function precacheShell() {
  const cache = await caches.open(cacheName);
  for (const path of __SHELL_FILES__) {
    const response = await fetch(path, {
      cache: path.startsWith('/assets/') ? 'default' : 'reload',
    });
    if (!response.ok) throw new Error(`could not precache ${path}: status ${response.status}`);
    await cache.put(path, response);
  }
}

async function dropOldCaches() {
  const keys = await caches.keys();
  const old = keys.filter((key) => key !== cacheName && key !== ANSWERS_CACHE);
  await Promise.all(old.map((key) => caches.delete(key)));
}

async function servePage(event: FetchEvent): Promise<Response> {
  try {
    const served = await fetch(event.request);
    if (served.ok) event.waitUntil(updateCachedShell(served.clone()));
    event.waitUntil(retryStored());
    return served;
  } catch (error) {
    const cached = await caches.match('/', { cacheName });
    if (cached) return cached;
    throw error;
  }
}

/**
 * The cached page contains the emergency contacts, so a change of the page must reach the offline
 * copy.
 */
async function updateCachedShell(served: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  const cached = await (await cache.match('/'))?.text();
  if (cached === undefined || !hasNewConfig(await served.text(), cached)) return;
  const shell = await fetch('/', { cache: 'reload' });
  const html = await shell.clone().text();
  if (shell.ok && isSameBuild(html, cached)) await cache.put('/', shell);
}

async function serveCacheFirst(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const cached = await cache.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

/** Browsers require a notification for every push message, even for an unreadable one. */
async function showPush(data: PushMessageData | null): Promise<void> {
  let message: PushContent = {};
  try {
    message = data?.json() ?? {};
  } catch {}
  await showNotification(message);
}

interface PushContent {
  title?: string;
  body?: string;
  tag?: string;
  path?: string;
  actions?: { action: string; title: string }[];
  token?: string;
  isSilent?: boolean;
}

async function showNotification({ isSilent = false, ...content }: PushContent): Promise<void> {
  const { title = 'A small thought is waiting', body, tag, actions } = content;
  await self.registration.showNotification(title, {
    icon: '/icons/icon-192.png',
    data: content,
    silent: isSilent,
    ...(body && { body }),
    ...(tag && { tag }),
    ...(actions && { actions }),
  });
}

/**
 * The browser is asked to wake the service worker when the network is back. Browsers that cannot do
 * that send stored answers when the app is opened.
 */
async function retryLater(): Promise<void> {
  const { sync } = self.registration as { sync?: { register(tag: string): Promise<void> } };
  await sync?.register(ANSWERS_SYNC).catch(() => {});
}

async function tellPages(type: string): Promise<void> {
  for (const page of await self.clients.matchAll()) page.postMessage({ type });
}

/**
 * A service worker does not know which member is signed in, so an open page sends the new
 * subscription to the server.
 */
async function subscribeAgain({ newSubscription, oldSubscription }: PushSubscriptionChangeEvent) {
  if (!newSubscription && oldSubscription) {
    await self.registration.pushManager.subscribe(oldSubscription.options);
  }
  await tellPages('PUSH_CHANGED');
}
