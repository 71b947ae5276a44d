import type { AnswerNotificationRequest } from '@hearthway/domain/reminders/notification-answer';

export const ANSWERS_CACHE = 'hearthway-notification-answers';
export const ANSWERS_SYNC = 'notification-answers';

type Send = (url: string, init: RequestInit) => Promise<Response>;

type Outcome = 'done' | 'refused' | 'failed';

const ADDRESS = '/api/notification-answers';

export async function sendAnswer(send: Send, request: AnswerNotificationRequest): Promise<Outcome> {
  try {
    const response = await send(ADDRESS, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      credentials: 'omit',
    });
    if (response.status >= 500 || response.status === 429) return 'failed';
    if (!response.ok) return 'refused';
    const { didIt } = (await response.json()) as { didIt: boolean | null };
    const isStored = didIt === null || didIt === (request.answer === 'did');
    return isStored ? 'done' : 'refused';
  } catch {
    return 'failed';
  }
}

/** The browser may stop a service worker at any time, so unsent answers are stored. */
export interface AnswerStore {
  add(request: AnswerNotificationRequest): Promise<void>;
  list(): Promise<AnswerNotificationRequest[]>;
  remove(token: string): Promise<void>;
}

export function answerStore(caches: Pick<CacheStorage, 'open' | 'has' | 'delete'>): AnswerStore {
  const open = () => caches.open(ANSWERS_CACHE);
  const keyFor = (token: string) => `/notification-answer?${token}`;
  return {
    async add(request) {
      await (await open()).put(keyFor(request.token), Response.json(request));
    },
    async list() {
      if (!(await caches.has(ANSWERS_CACHE))) return [];
      const cache = await open();
      const found = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
      return Promise.all(found.flatMap((one) => (one ? [one.json()] : [])));
    },
    async remove(token) {
      const cache = await open();
      await cache.delete(keyFor(token));
      if ((await cache.keys()).length === 0) await caches.delete(ANSWERS_CACHE);
    },
  };
}

interface Effects {
  send: Send;
  store: AnswerStore;
  openApp(): Promise<void>;
  showAgain(): Promise<void>;
  retryLater(): Promise<void>;
  announce(): Promise<void>;
}

/**
 * The server keeps only the first answer to a notification, so sending an answer twice is harmless.
 */
export async function retryAnswers({
  send,
  store,
  announce,
}: Pick<Effects, 'send' | 'store' | 'announce'>): Promise<void> {
  for (const request of await store.list()) {
    const outcome = await sendAnswer(send, request);
    if (outcome === 'failed') return;
    await store.remove(request.token);
    if (outcome === 'done') await announce();
  }
}

interface Tap {
  action: string;
  token: unknown;
  now: Date;
}

export async function answerTap({ action, token, now }: Tap, effects: Effects): Promise<void> {
  const { send, store } = effects;
  const isAnswer = action === 'later' || action === 'did' || action === 'did_not';
  if (!isAnswer || typeof token !== 'string') return effects.openApp();
  const request = { token, answer: action, at: now.toISOString() } as const;
  const outcome = await sendAnswer(send, request);
  if (outcome === 'refused') return effects.openApp();
  if (outcome === 'done') return effects.announce();
  if (action === 'later') return effects.showAgain();
  await store.add(request);
  await effects.retryLater();
}
