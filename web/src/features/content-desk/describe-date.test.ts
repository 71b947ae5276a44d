import type { ListedPage } from '@hearthway/domain/content-desk/contract';
import { expect, test } from 'vitest';
import { describeDate } from './describe-date.ts';

const now = new Date('2026-11-19T10:00:00');
const page = {
  ...{ state: 'public', publishAt: null, draftSavedAt: null, changedBy: null },
  changedAt: '2026-11-19T08:00:00',
} as ListedPage;

test.each([
  [{}, 'Changed today'],
  [{ changedAt: '2026-11-18T23:59:00', changedBy: 'Ingrid' }, 'Changed yesterday by Ingrid'],
  [{ changedAt: '2026-03-02T09:00:00' }, 'Changed 2 Mar'],
  [{ changedAt: '2025-12-31T09:00:00' }, 'Changed 31 Dec 2025'],
  [{ draftSavedAt: '2026-11-19T09:00:00', changedBy: 'Rosa' }, 'Saved today by Rosa'],
])('the list of pages says when a page was changed and by whom: %o is “%s”', (change, words) => {
  expect(describeDate({ ...page, ...change }, now)).toBe(words);
});
