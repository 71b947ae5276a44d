import { addDays, type DayKey, dayNumber } from '../../calendar.ts';
import { JOURNAL_TAGS } from '../../journal/entry.ts';
import { gaussian } from '../../seeded-random.ts';
import { PILLARS } from '../../vocabulary.ts';
import type { MemberFacts } from '../member-facts.ts';

function carriedOver(count: number, random: () => number, most = 0.6): number[] {
  const phi = random() * most;
  let value = gaussian(random);
  return Array.from({ length: count }, () => {
    const now = value;
    value = phi * value + Math.sqrt(1 - phi * phi) * gaussian(random);
    return now;
  });
}

export interface Simulation {
  recorded: number;
  effect?: number;
  planted?: 'movement' | 'movement the day before' | 'nutrition' | 'outdoors' | 'sleep hours';
  firstDay?: DayKey;
  hasPulses?: boolean;
  hasImports?: boolean;
}

const MISSING = 0.1;
const FEELING_SD = 0.9;
/** Rounding to five feelings makes an effect smaller. This factor makes up for it. */
const ROUNDING = 1.01;

export function simulateMember(simulation: Simulation, random: () => number): MemberFacts {
  const { recorded, effect = 0, planted = 'movement', firstDay = '2026-03-02' } = simulation;
  const count = Math.ceil(recorded / (1 - MISSING)) + 1;
  const days = Array.from({ length: count }, (_, index) => addDays(firstDay, index));
  const pillars = PILLARS.map(() =>
    threshold(carriedOver(count, random), (random() - 0.5) * 0.6, random),
  );
  const tags = pick(JOURNAL_TAGS, 4, random).map((tag) => ({
    ...{ tag, days: carriedOver(count, random).map((value) => value > 0.3 + cut(random)) },
  }));
  const outdoors = {
    tag: 'outdoors',
    days: carriedOver(count, random).map((value) => value > 0.4),
  };
  const shown =
    planted === 'outdoors' ? [outdoors, ...tags.filter(({ tag }) => tag !== 'outdoors')] : tags;
  const movement = pillars[PILLARS.indexOf('movement')] as number[];
  const nutrition = pillars[PILLARS.indexOf('nutrition')] as number[];
  const imported = simulation.hasImports ? simulateImports(days, random) : NO_IMPORTS;
  const isOn = (index: number): boolean => {
    if (planted === 'sleep hours') return (imported.sleepMinutes[index]?.[1] ?? 0) >= 420;
    if (planted === 'outdoors') return outdoors.days[index] === true;
    if (planted === 'nutrition') return isPresent(nutrition, index);
    return isPresent(movement, planted === 'movement' ? index : index - 1);
  };
  const latent = carriedOver(count, random);
  const kept = recordedDays(count, recorded, random);
  const feelings = days.flatMap((day, index): MemberFacts['feelings'] => {
    if (!kept.has(index)) return [];
    const shift = (isOn(index) ? 0.5 : -0.5) * effect * ROUNDING;
    const feeling = Math.round(3.2 + FEELING_SD * ((latent[index] as number) + shift));
    const chosen = shown.filter((one) => one.days[index]).map(({ tag }) => tag);
    return [[day, Math.min(5, Math.max(1, feeling)), chosen]];
  });
  const often = (share: number) => {
    const least = share;
    const values = carriedOver(count, random);
    return days.filter((_, index) => (values[index] as number) > least);
  };
  const urgeDays = random() < 0.25 ? carriedOver(count, random) : null;
  const strength = carriedOver(count, random);
  return {
    hidden: [],
    checkins: days.map((day, index) => [day, pillars.map((scores) => scores[index] ?? null)]),
    feelings,
    urges: urgeDays
      ? days.flatMap((day, index): MemberFacts['urges'] =>
          (urgeDays[index] as number) > 0
            ? [[day, Math.min(10, Math.max(0, Math.round(5 + 2 * (strength[index] as number))))]]
            : [],
        )
      : [],
    pulses: simulation.hasPulses ? simulatePulses(days, random) : [],
    breathing: often(0.6),
    resets: [],
    worksheets: [],
    workshops: often(1),
    commitmentWeeks: days.filter((day) => (dayNumber(day) + 3) % 7 === 0),
    kept: often(0),
    ...imported,
  };
}

type Imports = Pick<MemberFacts, 'sleepMinutes' | 'steps'>;
const NO_IMPORTS: Imports = { sleepMinutes: [], steps: [] };

function simulateImports(days: readonly DayKey[], random: () => number): Imports {
  const nights = carriedOver(days.length, random);
  const walks = carriedOver(days.length, random);
  return {
    sleepMinutes: days.map((day, index) => [day, Math.round(420 + 50 * (nights[index] ?? 0))]),
    steps: days.map((day, index) => [day, Math.round(7000 + 1500 * (walks[index] ?? 0))]),
  };
}

const cut = (random: () => number) => random() * 0.6;

function threshold(
  values: readonly number[],
  middle: number,
  random: () => number,
): (number | null)[] {
  return values.map((value) => {
    if (random() < 1 / 12) return null;
    return value < middle ? 0 : value < middle + 1.2 ? 1 : 2;
  });
}

const isPresent = (scores: readonly (number | null)[], index: number): boolean =>
  (scores[index] ?? 0) >= 1;

function recordedDays(count: number, wanted: number, random: () => number): ReadonlySet<number> {
  const all = Array.from({ length: count }, (_, index) => index);
  return new Set(pick(all, wanted, random));
}

function pick<Value>(from: readonly Value[], count: number, random: () => number): Value[] {
  return from
    .map((value) => ({ value, place: random() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ value }) => value);
}

function simulatePulses(days: readonly DayKey[], random: () => number): MemberFacts['pulses'] {
  const sliders = { physical: PHYSICAL, mental: MENTAL };
  const latents = Object.values(sliders)
    .flat()
    .map(() => carriedOver(days.length / 7 + 1, random));
  return days
    .filter((_, index) => index % 7 === 6)
    .map((day, week) => {
      const score = (place: number) =>
        Math.min(10, Math.max(1, Math.round(5.5 + 1.6 * (latents[place]?.[week] ?? 0))));
      const domain = (names: readonly string[], from: number) =>
        Object.fromEntries(names.map((name, index) => [name, score(from + index)]));
      return [day, { physical: domain(PHYSICAL, 0), mental: domain(MENTAL, PHYSICAL.length) }];
    });
}

const PHYSICAL = [
  'eating_on_plan',
  'moving_enough',
  'sleep_quality',
  'energy_clarity',
  'sexual_satisfaction',
];
const MENTAL = ['mood', 'stress', 'anxiety', 'irritability', 'depression'];
