import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PILLARS } from '../vocabulary.ts';
import { applyTaps, mergeTaps, overtakenPillars, type Taps } from './taps.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 15, 20, 0, second)).toISOString();
const empty = applyTaps(undefined, '2026-11-15', {});

test('the latest tap on each pillar wins', () => {
  const first: Taps = { sleep: { score: 1, at: at(1) }, mood: undefined } as Taps;
  const second: Taps = { sleep: { score: 2, at: at(2) }, movement: { score: 1, at: at(1) } };
  const merged = { sleep: second.sleep, movement: second.movement };
  expect(mergeTaps([first, second])).toEqual(merged);
  expect(mergeTaps([second, first])).toEqual(merged);
});

test('a tap on a pillar overrides the stored rating', () => {
  expect(empty).toEqual({
    date: '2026-11-15',
    ...Object.fromEntries(PILLARS.map((p) => [p, null])),
  });
  const stored = { ...empty, sleep: 1, movement: 2 };
  expect(applyTaps(stored, stored.date, { sleep: { score: 0, at: at(1) } })).toEqual({
    ...stored,
    sleep: 0,
  });
});

test('a rating counts as replaced if another device has changed it later', () => {
  const sent: Taps = { sleep: { score: 2, at: at(1) }, movement: { score: 1, at: at(1) } };
  expect(overtakenPillars(sent, { ...empty, sleep: 2, movement: 0 })).toEqual(['movement']);
});

test('merging taps gives the same result in any order and grouping', () => {
  const tap = fc.record({
    score: fc.nat(2),
    at: fc.uniqueArray(fc.nat(59), { minLength: 1, maxLength: 1 }).map(([s]) => at(s ?? 0)),
  });
  const sets = fc.uniqueArray(fc.record({ pillar: fc.constantFrom(...PILLARS), tap }), {
    selector: ({ pillar, tap }) => `${pillar}${tap.at}`,
  });
  fc.assert(
    fc.property(sets, fc.nat(20), (all, cut) => {
      const list = all.map(({ pillar, tap }) => ({ [pillar]: tap }) as Taps);
      const grouped = mergeTaps([mergeTaps(list.slice(cut)), mergeTaps(list.slice(0, cut))]);
      expect(grouped).toEqual(mergeTaps(list));
    }),
  );
});
