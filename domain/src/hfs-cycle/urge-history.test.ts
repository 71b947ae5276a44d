import { describe, expect, it, test } from 'vitest';
import type { Urge, UrgeOutcome } from './urge.ts';
import { clampUrgeTime } from './urge.ts';
import { dayPart, HISTORY_LENGTH, mergeUrges, urgeDay, urgeHistory } from './urge-history.ts';

const urge = (change: Partial<Urge> = {}): Urge => ({
  id: 'u',
  at: '2026-11-15T20:00:00.000Z',
  utcOffset: 0,
  wanted: 'food',
  strength: 7,
  setOffBy: 'stress',
  note: '',
  outcome: null,
  ...change,
});
const ended = (strength: number, outcome: Partial<UrgeOutcome> = {}): Urge =>
  urge({
    strength,
    outcome: { how: 'passed', strength: 2, helped: [], resetSeconds: 300, ...outcome },
  });

test.each([
  ['2026-11-15T04:59:00Z', 0, 'Night', '2026-11-15'],
  ['2026-11-15T05:00:00Z', 0, 'Morning', '2026-11-15'],
  ['2026-11-15T11:59:00Z', 0, 'Morning', '2026-11-15'],
  ['2026-11-15T12:00:00Z', 0, 'Afternoon', '2026-11-15'],
  ['2026-11-15T17:00:00Z', 0, 'Evening', '2026-11-15'],
  ['2026-11-15T22:00:00Z', 0, 'Night', '2026-11-15'],
  // 22:00 UTC is noon of the next day at UTC+14 and still morning at UTC-11.
  ['2026-11-15T22:00:00Z', 14 * 60, 'Afternoon', '2026-11-16'],
  ['2026-11-15T22:00:00Z', -11 * 60, 'Morning', '2026-11-15'],
])(
  'an urge at %s, with the clock %i minutes ahead of UTC, counts for the %s of %s',
  (at, utcOffset, part, day) => {
    expect(dayPart({ at, utcOffset })).toBe(part);
    expect(urgeDay({ at, utcOffset })).toBe(day);
  },
);

describe('the urge history', () => {
  it('is empty when no urge was logged', () => {
    expect(urgeHistory([])).toMatchObject({
      count: 0,
      strength: null,
      setOffBy: [],
      outcomes: [],
      helped: [],
    });
  });

  it('averages only the strengths of urges with an outcome', () => {
    const urges = [urge({ strength: 10 }), ended(8, { strength: 3 }), ended(5, { strength: 2 })];
    expect(urgeHistory(urges)).toMatchObject({ count: 3, strength: { before: 6.5, after: 2.5 } });
  });

  it('counts urges by part of the day and by cause, the most frequent cause first', () => {
    const found = urgeHistory([
      urge({ setOffBy: 'boredom' }),
      urge({ setOffBy: 'stress' }),
      urge({ setOffBy: 'boredom', at: '2026-11-15T08:00:00Z' }),
    ]);
    expect(found.setOffBy).toEqual([
      { value: 'boredom', count: 2 },
      { value: 'stress', count: 1 },
    ]);
    expect(found.dayParts.map(({ count }) => count)).toEqual([1, 0, 2, 0]);
    const sum = found.dayParts.reduce((total, { count }) => total + count, 0);
    expect(sum).toBe(found.count);
  });

  it('sorts the remedies that helped by frequency, then by how much they lowered the urge', () => {
    const { helped } = urgeHistory([
      ended(8, { strength: 6, helped: ['breathing', 'water'] }),
      ended(9, { strength: 1, helped: ['moving', 'water'] }),
    ]);
    expect(helped).toEqual([
      { value: 'water', count: 2, fall: 5 },
      { value: 'moving', count: 1, fall: 8 },
      { value: 'breathing', count: 1, fall: 2 },
    ]);
  });
});

describe('the list of urges', () => {
  const at = (id: string, hour: number) =>
    urge({ id, at: new Date(Date.UTC(2026, 10, 15, hour)).toISOString() });

  it('contains each urge once in its latest version, newest first', () => {
    const recorded = { ...ended(7), id: 'a', at: at('a', 8).at };
    const found = mergeUrges([at('b', 9), at('a', 8)], [at('c', 10), recorded]);
    expect(found).toEqual([at('c', 10), at('b', 9), recorded]);
  });

  it('contains no more urges than the history can show', () => {
    const many = Array.from({ length: HISTORY_LENGTH }, (_none, index) => at(`${index}`, index));
    const found = mergeUrges(many, [at('newest', 1000)]);
    expect(found).toHaveLength(HISTORY_LENGTH);
    expect(found[0]?.id).toBe('newest');
  });
});

test.each([
  ['a little while ago', '2026-11-15T19:00:00Z', '2026-11-15T19:00:00.000Z'],
  ['on a clock that is ahead', '2026-11-15T21:00:00Z', '2026-11-15T20:00:00.000Z'],
  ['on a clock that was never set', '0001-01-01T00:00:00Z', '2025-11-14T20:00:00.000Z'],
])('an urge felt $0 ($1) is recorded at $2', (_name, at, expected) => {
  expect(clampUrgeTime(new Date(at), new Date('2026-11-15T20:00:00Z')).toISOString()).toBe(
    expected,
  );
});
