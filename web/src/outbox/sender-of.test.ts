import type { HomeResponse } from '@hearthway/domain/home/contract';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { HOME_KEY } from '../member/home-cache.ts';
import type { Write } from './define-write.ts';
import type { WriteEvent } from './outbox-item.ts';
import { senderOf } from './sender-of.ts';

const homeKey = [...HOME_KEY, 'amara', '2026-11-15', null];
const notesKey = ['notes', 'amara'];
let queryClient: QueryClient;
let said: string[];

beforeEach(() => {
  said = [];
  queryClient = new QueryClient();
  queryClient.setQueryData(homeKey, {
    today: [{ kind: 'pulse', done: false, daysSinceLast: null }],
  } as unknown as HomeResponse);
});

const write: Write<string, string> = {
  kind: 'note',
  send: async (note) => note,
  apply: ({ put }, answer) => put({ queryKey: notesKey }, () => answer),
  stale: [['lists']],
  home: () => ({ kind: 'pulse', done: true, daysSinceLast: 0 }),
  refusal: (code, note) => ({ title: code, detail: note }),
  tell: {
    sent: () => ({ kind: 'success', title: 'Saved' }),
    refused: (code) => code,
    failed: 'No',
  },
  add: () => {},
  waiting: () => [],
  useWaiting: () => [],
};
const hear = (event: WriteEvent<string, string>) =>
  senderOf(write, {
    queryClient,
    memberId: 'amara',
    say: ({ title }) => void said.push(title),
  }).hear(event);
const note = { kind: 'note', payload: 'one' };
const isOld = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
const home = () => queryClient.getQueryData<HomeResponse>(homeKey)?.today;

describe('a write', () => {
  it('shows on home at once', () => {
    hear({ type: 'added', ...note });
    expect(home()).toEqual([{ kind: 'pulse', done: true, daysSinceLast: 0 }]);
    expect(isOld(homeKey)).toBe(false);
    expect(said).toEqual([]);
  });

  it('puts the answer into the cache and invalidates what it changed', () => {
    queryClient.setQueryData(['lists', 1], 'old');
    hear({ type: 'sent', ...note, answer: 'one, stored' });
    expect(queryClient.getQueryData(notesKey)).toBe('one, stored');
    expect([isOld(homeKey), isOld(['lists', 1]), isOld(notesKey)]).toEqual([true, true, false]);
    expect(said).toEqual(['Saved']);
  });

  test.each([
    [{ type: 'refused', ...note, code: 'not_due' } as const, 'not_due'],
    [{ type: 'failed', ...note } as const, 'No'],
  ])('asks the server anew and says so when it was $type', (event, sentence) => {
    hear(event);
    expect(isOld(homeKey)).toBe(true);
    expect(said).toEqual([sentence]);
  });

  it('says in the server’s words that the session has ended', () => {
    hear({ type: 'signed-out', ...note, message: 'You need to be signed in to save' });
    expect(said).toEqual(['You need to be signed in to save']);
  });
});
