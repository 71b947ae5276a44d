import { applyTaps } from '@hearthway/domain/scorecard/taps';
import { expect, test } from 'vitest';
import { daysWithTaps } from './unsent-days.ts';

const at = (second: number) => `2026-11-15T20:00:0${second}.000Z`;
const day = (date: string, sleep: number) => ({ ...applyTaps(undefined, date, {}), sleep });

test('taps that are not sent yet are shown together with the stored days', () => {
  const stored = [day('2026-11-14', 1), day('2026-11-12', 2)];
  const shown = daysWithTaps(stored, [
    { date: '2026-11-15', taps: { sleep: { score: 1, at: at(1) } } },
    { date: '2026-11-14', taps: { sleep: { score: 2, at: at(2) } } },
    { date: '2026-11-15', taps: { sleep: { score: 2, at: at(3) } } },
  ]);
  expect(shown).toEqual([day('2026-11-15', 2), day('2026-11-14', 2), day('2026-11-12', 2)]);
});
