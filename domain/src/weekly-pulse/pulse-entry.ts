import { type DayKey, startOfWeek } from '../calendar.ts';
import { PULSE_DOMAINS, type PulseDomain, SPOKES } from '../vocabulary.ts';
import { readScore, readScores, type Scores } from './read-scores.ts';
import { DOMAIN_INFO } from './spokes.ts';

export interface PulseEntry {
  weekStart: DayKey;
  /** The member's calendar day on which the server received the pulse, if known. */
  takenOn?: DayKey | undefined;
  overall: number | null;
  physical: Scores<'physical'>;
  mental: Scores<'mental'>;
  spiritual: Scores<'spiritual'>;
}

/**
 * Day with which a pulse is labelled: the day the server received it. If it waited offline into
 * another week, the first day of its own week.
 */
export const takenDay = ({
  weekStart,
  takenOn,
}: Pick<PulseEntry, 'weekStart' | 'takenOn'>): DayKey =>
  takenOn && startOfWeek(takenOn) === weekStart ? takenOn : weekStart;

/** Slider values that a member submits, from 0 to 10; null for locked sliders. */
export type PulseSliders = Pick<PulseEntry, PulseDomain>;

export const SLIDER = { min: 0, max: 10, step: 1, defaultValue: 5 } as const;

/**
 * Returns the JSON that is stored for a submitted pulse. The spiritual sliders are open only to
 * members with active premium.
 */
export function pulseMeta(sliders: PulseSliders, isPremiumActive: boolean) {
  const spiritual = isPremiumActive ? sliders.spiritual : readScores('spiritual', null);
  const { physical, mental } = sliders;
  const overall = meanScore([physical, mental, spiritual].flatMap((map) => Object.values(map)));
  return { overall, physical, mental, spiritual, version: 1 as const };
}

/** Computes the mean of the values that are not null, rounded to one decimal. */
export function meanScore(values: readonly (number | null)[]): number | null {
  const numbers = values.filter((value) => value !== null);
  if (numbers.length === 0) return null;
  return Math.round((numbers.reduce((sum, value) => sum + value, 0) / numbers.length) * 10) / 10;
}

export function readPulse(row: { weekStart: DayKey; meta: unknown }): PulseEntry {
  const meta: Readonly<Record<string, unknown>> =
    typeof row.meta === 'object' && row.meta !== null ? { ...row.meta } : {};
  const physical = readScores('physical', meta.physical);
  const mental = readScores('mental', meta.mental);
  const spiritual = readScores('spiritual', meta.spiritual);
  const values = [physical, mental, spiritual].flatMap((scores) => Object.values(scores));
  const overall = readScore(meta.overall) ?? meanScore(values);
  return { weekStart: row.weekStart, overall, physical, mental, spiritual };
}

/**
 * Returns the text stored with a pulse: "Weekly Pulse: overall 6.4 (physical 6.2, mental 5.8,
 * spiritual 7.1)".
 */
export function pulseSummary(meta: ReturnType<typeof pulseMeta>): string {
  const parts = PULSE_DOMAINS.flatMap((domain) => {
    const mean = meanScore(SPOKES[domain].map((spoke) => getScore(meta, domain, spoke)));
    return mean === null ? [] : [`${DOMAIN_INFO[domain].label.toLowerCase()} ${mean.toFixed(1)}`];
  });
  return `Weekly Pulse: overall ${meta.overall?.toFixed(1) ?? 'none'} (${parts.join(', ')})`;
}

/**
 * Reads the score of a spoke. For callers whose spoke has the type string instead of a specific
 * spoke type.
 */
export function getScore(entry: PulseSliders, domain: PulseDomain, spoke: string): number | null {
  const scores: Readonly<Record<string, number | null>> = entry[domain];
  return scores[spoke] ?? null;
}
