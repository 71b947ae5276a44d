import { describe, expect, it, test, vi } from 'vitest';
import { type AnswerStore, answerStore, answerTap, retryAnswers } from './notification-answers.ts';

const now = new Date('2026-11-15T20:05:00Z');
const token = 'x'.repeat(40);
const answered = (status: number, body: object = { until: null, didIt: null }) =>
  vi.fn(async (_url: string, _init: RequestInit) => Response.json(body, { status }));
const offline = () =>
  vi.fn(async (): Promise<Response> => {
    throw new TypeError('Failed to fetch');
  });

function fakeCaches() {
  const entries = new Map<string, Response>();
  const cache = {
    put: async (key: string, response: Response) => void entries.set(key, response),
    keys: async () => [...entries.keys()],
    match: async (key: string) => entries.get(key)?.clone(),
    delete: async (key: string) => entries.delete(key),
  };
  let isOpen = false;
  const open = async () => {
    isOpen = true;
    return cache as unknown as Cache;
  };
  const remove = async () => {
    isOpen = false;
    return true;
  };
  return { open, has: async () => isOpen, delete: remove };
}

function setUp(
  send: Parameters<typeof retryAnswers>[0]['send'],
  store = answerStore(fakeCaches()),
) {
  const effects = {
    openApp: vi.fn(async () => {}),
    showAgain: vi.fn(async () => {}),
    retryLater: vi.fn(async () => {}),
    announce: vi.fn(async () => {}),
  };
  const tap = (action: string, given: unknown = token) =>
    answerTap({ action, token: given, now }, { send, store, ...effects });
  const called = () =>
    Object.entries(effects).flatMap(([name, effect]) => (effect.mock.calls.length ? [name] : []));
  return { tap, called, store };
}

describe('tapping a button of a notification', () => {
  it('sends the answer with the notification’s token and the time of the tap', async () => {
    const send = answered(200);
    const { tap, called } = setUp(send);
    await tap('later');
    const [url, init] = send.mock.calls[0] ?? [];
    expect(url).toBe('/api/notification-answers');
    expect(JSON.parse(String(init?.body))).toEqual({
      token,
      answer: 'later',
      at: now.toISOString(),
    });
    expect(called()).toEqual(['announce']);
  });

  test.each([
    ['the notification itself', '', token],
    ['the button that opens the page', 'open', token],
    ['an answer on a notification without a token', 'later', undefined],
    ['an unknown button', 'all_well', token],
  ])('opens the app and sends nothing for %s', async (_name, action, given) => {
    const send = answered(200);
    const { tap, called } = setUp(send);
    await tap(action, given ?? null);
    expect(send).not.toHaveBeenCalled();
    expect(called()).toEqual(['openApp']);
  });

  test.each([404, 410, 422])(
    'opens the app if the server refuses with status %i',
    async (status) => {
      const { tap, called } = setUp(answered(status));
      await tap('did');
      expect(called()).toEqual(['openApp']);
    },
  );

  it('opens the app if another answer is already stored', async () => {
    const { tap, called } = setUp(answered(200, { until: null, didIt: false }));
    await tap('did');
    expect(called()).toEqual(['openApp']);
  });

  it('shows the reminder again if the member taps “later” while the device is offline', async () => {
    const { tap, called, store } = setUp(offline());
    await tap('later');
    expect(called()).toEqual(['showAgain']);
    expect(await store.list()).toEqual([]);
  });

  test.each([
    ['offline', offline()],
    ['while the server is down', answered(503)],
    ['while the server is busy', answered(429)],
  ])('stores an answer about an experiment %s', async (_name, send) => {
    const { tap, called, store } = setUp(send);
    await tap('did_not');
    expect(called()).toEqual(['retryLater']);
    expect(await store.list()).toEqual([{ token, answer: 'did_not', at: now.toISOString() }]);
  });
});

it('the service worker looks for stored answers without creating a cache', async () => {
  const caches = fakeCaches();
  await retryAnswers({ send: answered(200), store: answerStore(caches), announce: async () => {} });
  expect(await caches.has()).toBe(false);
});

describe('a stored answer', () => {
  async function storeOne(): Promise<AnswerStore> {
    const { tap, store } = setUp(offline());
    await tap('did');
    return store;
  }

  it('is sent once when the device is online again, with the time of the tap', async () => {
    const store = await storeOne();
    const send = answered(200, { until: null, didIt: true });
    const announce = vi.fn(async () => {});
    await retryAnswers({ send, store, announce });
    await retryAnswers({ send, store, announce });
    expect(announce).toHaveBeenCalledOnce();
    expect(send).toHaveBeenCalledOnce();
    expect(JSON.parse(String(send.mock.calls[0]?.[1].body)).at).toBe(now.toISOString());
  });

  it('stays while the server cannot be reached', async () => {
    const store = await storeOne();
    await retryAnswers({ send: offline(), store, announce: async () => {} });
    expect(await store.list()).toHaveLength(1);
  });

  it('is dropped if the server refuses it', async () => {
    const store = await storeOne();
    await retryAnswers({ send: answered(410), store, announce: async () => {} });
    expect(await store.list()).toEqual([]);
  });
});
