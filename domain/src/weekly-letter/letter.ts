import { addDays, type DayKey } from '../calendar.ts';
import { PILLARS, type Pillar } from '../vocabulary.ts';

/** A day's five taps, as far as they were made. */
export type LetterDay = { date: DayKey } & Record<Pillar, number | null>;

export interface Letter {
  /** The last seven days, oldest first; null for a day without a check-in. */
  days: { date: DayKey; points: number | null }[];
  /** The pillar that moved most since the week before, and which way; null when none did. */
  moved: { pillar: Pillar; from: number; to: number } | null;
  checkIns: number;
}

/** Smaller changes are chance. */
const LEAST_CHANGE = 0.3;

/** The week that ended yesterday, beside the one before. */
export function letterOf(checkIns: readonly LetterDay[], today: DayKey): Letter {
  const between = (from: DayKey, to: DayKey) =>
    checkIns.filter(({ date }) => date >= from && date < to);
  const week = between(addDays(today, -7), today);
  const before = between(addDays(today, -14), addDays(today, -7));
  const changes = PILLARS.flatMap((pillar) => {
    const [from, to] = [averageOf(before, pillar), averageOf(week, pillar)];
    if (from === null || to === null || Math.abs(to - from) < LEAST_CHANGE) return [];
    return [{ pillar, from, to }];
  });
  // What went up comes before what went down, whatever its size.
  const [moved = null] = changes.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  return {
    days: Array.from({ length: 7 }, (_, index) => {
      const date = addDays(today, index - 7);
      const day = week.find((one) => one.date === date);
      return { date, points: day ? pointsOf(day) : null };
    }),
    moved,
    checkIns: week.length,
  };
}

const pointsOf = (day: LetterDay) => PILLARS.reduce((sum, pillar) => sum + (day[pillar] ?? 0), 0);

function averageOf(days: readonly LetterDay[], pillar: Pillar): number | null {
  const values = days.flatMap((day) => day[pillar] ?? []);
  if (values.length === 0) return null;
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;
}
