import { type DayKey, mondayOf } from '../calendar.ts';
import { PULSE_DOMAINS, type PulseDomain, SPOKES } from '../vocabulary.ts';
import { readScore, readScores, type Scores } from './read-scores.ts';
import { DOMAIN_INFO } from './spokes.ts';

export interface PulseEntry {
  weekStart: DayKey;
  /** The member's day on which it arrived, where that is known. */
  takenOn?: DayKey | undefined;
  overall: number | null;
  physical: Scores<'physical'>;
  mental: Scores<'mental'>;
  spiritual: Scores<'spiritual'>;
}

/** The day a pulse is called by: that of its taking, unless it waited for the network into another week. */
export const takenDay = ({
  weekStart,
  takenOn,
}: Pick<PulseEntry, 'weekStart' | 'takenOn'>): DayKey =>
  takenOn && mondayOf(takenOn) === weekStart ? takenOn : weekStart;

/** The slider positions of a submission, 0 to 10, or null for a slider that was closed. */
export type PulseSliders = Pick<PulseEntry, PulseDomain>;

export const SLIDER = { min: 0, max: 10, step: 1, defaultValue: 5 } as const;

/** What a submission is stored as. Spiritual sliders are open to active premium members only. */
export function pulseMeta(sliders: PulseSliders, isPremiumActive: boolean) {
  const spiritual = isPremiumActive ? sliders.spiritual : readScores('spiritual', null);
  const { physical, mental } = sliders;
  const overall = meanOf([physical, mental, spiritual].flatMap((map) => Object.values(map)));
  return { overall, physical, mental, spiritual, version: 1 as const };
}

/** The mean of all numeric values to one decimal. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const numbers = values.filter((value) => value !== null);
  if (numbers.length === 0) return null;
  return Math.round((numbers.reduce((sum, value) => sum + value, 0) / numbers.length) * 10) / 10;
}

/** A stored row as the pages show it, however old it is. */
export function readPulse(row: { weekStart: DayKey; meta: unknown }): PulseEntry {
  const meta: Readonly<Record<string, unknown>> =
    typeof row.meta === 'object' && row.meta !== null ? { ...row.meta } : {};
  const physical = readScores('physical', meta.physical);
  const mental = readScores('mental', meta.mental);
  const spiritual = readScores('spiritual', meta.spiritual);
  const values = [physical, mental, spiritual].flatMap((scores) => Object.values(scores));
  const overall = readScore(meta.overall) ?? meanOf(values);
  return { weekStart: row.weekStart, overall, physical, mental, spiritual };
}

/** "Weekly Pulse: overall 6.4 (physical 6.2, mental 5.8, spiritual 7.1)", the row's own summary. */
export function pulseSummary(meta: ReturnType<typeof pulseMeta>): string {
  const parts = PULSE_DOMAINS.flatMap((domain) => {
    const mean = meanOf(SPOKES[domain].map((spoke) => scoreOf(meta, domain, spoke)));
    return mean === null ? [] : [`${DOMAIN_INFO[domain].label.toLowerCase()} ${mean.toFixed(1)}`];
  });
  return `Weekly Pulse: overall ${meta.overall?.toFixed(1) ?? 'none'} (${parts.join(', ')})`;
}

/** One spoke's score, where the caller holds its name as a word. */
export function scoreOf(entry: PulseSliders, domain: PulseDomain, spoke: string): number | null {
  const scores: Readonly<Record<string, number | null>> = entry[domain];
  return scores[spoke] ?? null;
}
