import { describe, expect, it } from 'vitest';
import { createLetter, type LetterDay } from './letter.ts';

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
  it('shows the seven days before today, with null for days without a check-in', () => {
    const { days, checkIns } = createLetter(
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

  it('names a pillar that rose, even if another fell by more', () => {
    const before = [day('2026-11-05', { sleep: 2, movement: 1 })];
    const after = [day('2026-11-12', { sleep: 0, movement: 2 })];
    expect(createLetter([...before, ...after], today).moved).toEqual({
      pillar: 'movement',
      from: 1,
      to: 2,
    });
  });

  it('names neither sexual health nor a hidden pillar', () => {
    const changed = [
      day('2026-11-05', { sexual_health: 0, sleep: 0 }),
      day('2026-11-12', { sexual_health: 2, sleep: 2 }),
    ];
    expect(createLetter(changed, today).moved?.pillar).toBe('sleep');
    expect(createLetter(changed, today, ['sleep']).moved).toBeNull();
  });

  it('names no pillar if nothing changed or a week has no check-ins', () => {
    expect(createLetter([day('2026-11-05'), day('2026-11-12')], today).moved).toBeNull();
    expect(createLetter([day('2026-11-12', { sleep: 2 })], today).moved).toBeNull();
    expect(createLetter([], today).checkIns).toBe(0);
  });
});
