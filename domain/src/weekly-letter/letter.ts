import { addDays, type DayKey } from '../calendar.ts';
import { PILLARS, type Pillar } from '../vocabulary.ts';

export type LetterDay = { date: DayKey } & Record<Pillar, number | null>;

export interface Letter {
  days: { date: DayKey; points: number | null }[];
  moved: { pillar: Pillar; from: number; to: number } | null;
  checkIns: number;
}

const MIN_CHANGE = 0.3;

/**
 * The letter compares last week with the week before. Other people may read an email, so it never
 * names sexual health or a hidden pillar.
 */
export function createLetter(
  checkIns: readonly LetterDay[],
  today: DayKey,
  hidden: readonly Pillar[] = [],
): Letter {
  const named = PILLARS.filter((pillar) => pillar !== 'sexual_health' && !hidden.includes(pillar));
  const between = (from: DayKey, to: DayKey) =>
    checkIns.filter(({ date }) => date >= from && date < to);
  const week = between(addDays(today, -7), today);
  const before = between(addDays(today, -14), addDays(today, -7));
  const changes = named.flatMap((pillar) => {
    const [from, to] = [averagePillar(before, pillar), averagePillar(week, pillar)];
    if (from === null || to === null || Math.abs(to - from) < MIN_CHANGE) return [];
    return [{ pillar, from, to }];
  });
  const [moved = null] = changes.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  return {
    days: Array.from({ length: 7 }, (_, index) => {
      const date = addDays(today, index - 7);
      const day = week.find((one) => one.date === date);
      return { date, points: day ? sumPoints(day) : null };
    }),
    moved,
    checkIns: week.length,
  };
}

const sumPoints = (day: LetterDay) => PILLARS.reduce((sum, pillar) => sum + (day[pillar] ?? 0), 0);

function averagePillar(days: readonly LetterDay[], pillar: Pillar): number | null {
  const values = days.flatMap((day) => day[pillar] ?? []);
  if (values.length === 0) return null;
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;
}
