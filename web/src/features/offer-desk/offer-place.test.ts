import type { DeskOffer } from '@hearthway/domain/offer-desk/contract';
import { expect, test } from 'vitest';
import { offerPlace } from './offer-place.ts';

const NOW = new Date('2026-11-19T08:00:00Z');
const offer = (title: string, priority: number, change: Partial<DeskOffer> = {}) =>
  ({ title, priority, active: true, startAt: null, endAt: null, ...change }) as DeskOffer;

test('an offer comes after active offers with a higher priority', () => {
  const others = [
    offer('Walks', 20),
    offer('Tea', 50),
    offer('Off', 60, { active: false }),
    offer('Ended', 70, { endAt: '2026-11-18T08:00:00Z' }),
    offer('Equal', 10),
    offer('Behind', 5),
  ];
  expect(offerPlace(others, { priority: 10 }, NOW)).toEqual({
    before: ['Tea', 'Walks'],
    equal: 1,
    first: 51,
  });
});

test('the only offer comes first', () => {
  expect(offerPlace([], { priority: 0 }, NOW)).toMatchObject({ before: [], equal: 0 });
});
