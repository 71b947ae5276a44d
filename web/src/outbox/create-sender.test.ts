import type { HomeResponse } from '@hearthway/domain/home/contract';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { HOME_KEY } from '../member/home-cache.ts';
import { createSender } from './create-sender.ts';
import type { Write } from './define-write.ts';
import type { WriteEvent } from './outbox-item.ts';

const homeKey = [...HOME_KEY, 'amara', '2026-11-15', null];
const notesKey = ['notes', 'amara'];
let queryClient: QueryClient;
let toasts: string[];
let isSignedIn: boolean;

beforeEach(() => {
  toasts = [];
  isSignedIn = true;
  queryClient = new QueryClient();
  queryClient.setQueryData(homeKey, {
    today: [{ kind: 'pulse', done: false, daysSinceLast: null }],
  } as unknown as HomeResponse);
});

const write: Write<string, string> = {
  kind: 'note',
  send: async (note) => note,
  apply: ({ put }, answer) => put({ queryKey: notesKey }, () => answer),
  invalidates: [['lists']],
  home: () => ({ kind: 'pulse', done: true, daysSinceLast: 0 }),
  refusal: (code, note) => ({ title: code, detail: note }),
  toasts: {
    sent: () => ({ kind: 'success', title: 'Saved' }),
    refused: (code) => code,
    failed: 'No',
  },
  add: () => {},
  waiting: () => [],
  useWaiting: () => [],
};
const emit = (event: WriteEvent<string, string>) =>
  createSender(write, {
    queryClient,
    memberId: 'amara',
    isSignedIn: () => isSignedIn,
    showToast: ({ title }) => void toasts.push(title),
  }).onEvent(event);
const note = { kind: 'note', payload: 'one' };
const isInvalidated = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
const home = () => queryClient.getQueryData<HomeResponse>(homeKey)?.today;

describe('the outbox sender', () => {
  it('shows a new write on the home page immediately', () => {
    emit({ type: 'added', ...note });
    expect(home()).toEqual([{ kind: 'pulse', done: true, daysSinceLast: 0 }]);
    expect(isInvalidated(homeKey)).toBe(false);
    expect(toasts).toEqual([]);
  });

  it('puts the server’s answer into the cache and invalidates the other queries', () => {
    queryClient.setQueryData(['lists', 1], 'old');
    emit({ type: 'sent', ...note, answer: 'one, stored' });
    expect(queryClient.getQueryData(notesKey)).toBe('one, stored');
    expect([isInvalidated(homeKey), isInvalidated(['lists', 1]), isInvalidated(notesKey)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(toasts).toEqual(['Saved']);
  });

  test.each([
    [{ type: 'refused', ...note, code: 'not_due' } as const, 'not_due'],
    [{ type: 'failed', ...note } as const, 'No'],
  ])('refetches the home page and shows a toast for a $type write', (event, sentence) => {
    emit(event);
    expect(isInvalidated(homeKey)).toBe(true);
    expect(toasts).toEqual([sentence]);
  });

  it('stores and shows nothing if an answer arrives after signing out', () => {
    isSignedIn = false;
    emit({ type: 'sent', ...note, answer: 'one, stored' });
    expect(queryClient.getQueryData(notesKey)).toBeUndefined();
    expect(home()).toEqual([{ kind: 'pulse', done: false, daysSinceLast: null }]);
    expect(toasts).toEqual([]);
  });

  it('shows the server’s message when the session has ended', () => {
    emit({ type: 'signed-out', ...note, message: 'You need to be signed in to save' });
    expect(toasts).toEqual(['You need to be signed in to save']);
  });
});
