import type { Feeling, JournalTag } from '@hearthway/domain/journal/entry';
import { gaussian } from '@hearthway/domain/seeded-random';

export type PillarScores = readonly [number, number, number, number, number];

interface SampleDay {
  daysAgo: number;
  pillars: PillarScores | null;
  feeling: Feeling | null;
  tags: JournalTag[];
  breathed: boolean;
}

interface SampleOptions {
  from: number;
  to: number;
  gap?: readonly number[];
  level: number;
  effect: number;
  isWeekend: (daysAgo: number) => boolean;
  random: () => number;
}

const CARRY_OVER = 0.35;
const FEELING_SD = 0.75;

const TAGS: readonly (readonly [JournalTag, weekday: number, weekend: number])[] = [
  ['work', 0.5, 0.05],
  ['outdoors', 0.2, 0.5],
  ['family', 0.2, 0.45],
  ['friends', 0.1, 0.3],
  ['sleep', 0.18, 0.18],
];

export function sampleDays(options: SampleOptions): SampleDay[] {
  const { from, to, gap = [], level, effect, isWeekend, random } = options;
  let mood = gaussian(random);
  let hasMovedBefore = false;
  const days: SampleDay[] = [];
  for (let daysAgo = from; daysAgo >= to; daysAgo--) {
    const isFree = isWeekend(daysAgo);
    const movement = score(random, isFree ? 0.55 : 0.45);
    mood = CARRY_OVER * mood + Math.sqrt(1 - CARRY_OVER ** 2) * gaussian(random);
    const shift = (isFree ? 0.15 : 0) + (hasMovedBefore ? effect / 2 : -effect / 2);
    const feeling = clamp(Math.round(level + shift + FEELING_SD * mood), 1, 5) as Feeling;
    const sleep = score(random, 0.6);
    const pillars = [score(random, 0.65), movement, sleep, score(random, 0.6), score(random, 0.5)];
    const tags = TAGS.filter(([, weekday, weekend]) => random() < (isFree ? weekend : weekday));
    const [checksIn, writes, breathed] = [random() < 0.93, random() < 0.9, random() < 0.2];
    hasMovedBefore = movement > 0;
    if (gap.includes(daysAgo)) continue;
    days.push({
      daysAgo,
      pillars: checksIn ? (pillars as unknown as PillarScores) : null,
      feeling: writes ? feeling : null,
      tags: writes ? tags.map(([tag]) => tag) : [],
      breathed,
    });
  }
  return days;
}

const score = (random: () => number, chance: number): number =>
  random() < chance ? (random() < 0.45 ? 2 : 1) : 0;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
