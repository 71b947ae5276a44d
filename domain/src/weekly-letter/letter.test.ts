import { describe, expect, it } from 'vitest';
import { type LetterDay, letterOf } from './letter.ts';

const today = '2026-11-15';
const day = (date: string, change: Partial<LetterDay> = {}): LetterDay => ({
  date,
  nutrition: 1,
  movement: 1,
  sleep: 1,
  hormonal_balance: null,
  sexual_health: null,
  ...change,
});

describe('the weekly letter', () => {
  it('shows the seven days before today, those without a check-in empty', () => {
    const { days, checkIns } = letterOf(
      [day('2026-11-08'), day('2026-11-14', { sleep: 2 })],
      today,
    );
    expect(days.map(({ date }) => date)).toEqual([
      '2026-11-08',
      '2026-11-09',
      '2026-11-10',
      '2026-11-11',
      '2026-11-12',
      '2026-11-13',
      '2026-11-14',
    ]);
    expect(days.map(({ points }) => points)).toEqual([3, null, null, null, null, null, 4]);
    expect(checkIns).toBe(2);
  });

  it('names what moved up before what moved down further', () => {
    const before = [day('2026-11-05', { sleep: 2, movement: 1 })];
    const after = [day('2026-11-12', { sleep: 0, movement: 2 })];
    expect(letterOf([...before, ...after], today).moved).toEqual({
      pillar: 'movement',
      from: 1,
      to: 2,
    });
  });

  it('names nothing where nothing moved, or a week is missing', () => {
    expect(letterOf([day('2026-11-05'), day('2026-11-12')], today).moved).toBeNull();
    expect(letterOf([day('2026-11-12', { sleep: 2 })], today).moved).toBeNull();
    expect(letterOf([], today).checkIns).toBe(0);
  });
});
