import { type DayKey, startOfWeek } from '../calendar.ts';
import { PULSE_DOMAINS, type PulseDomain, SPOKES } from '../vocabulary.ts';
import { readScore, readScores, type Scores } from './read-scores.ts';
import { DOMAIN_INFO } from './spokes.ts';

export interface PulseEntry {
  weekStart: DayKey;
  takenOn?: DayKey | undefined;
  overall: number | null;
  physical: Scores<'physical'>;
  mental: Scores<'mental'>;
  spiritual: Scores<'spiritual'>;
}

export const takenDay = ({
  weekStart,
  takenOn,
}: Pick<PulseEntry, 'weekStart' | 'takenOn'>): DayKey =>
  takenOn && startOfWeek(takenOn) === weekStart ? takenOn : weekStart;

export type PulseSliders = Pick<PulseEntry, PulseDomain>;

export const SLIDER = { min: 0, max: 10, step: 1, defaultValue: 5 } as const;

export function pulseMeta(sliders: PulseSliders, isPremiumActive: boolean) {
  const spiritual = isPremiumActive ? sliders.spiritual : readScores('spiritual', null);
  const { physical, mental } = sliders;
  const overall = meanScore([physical, mental, spiritual].flatMap((map) => Object.values(map)));
  return { overall, physical, mental, spiritual, version: 1 as const };
}

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

export function pulseSummary(meta: ReturnType<typeof pulseMeta>): string {
  const parts = PULSE_DOMAINS.flatMap((domain) => {
    const mean = meanScore(SPOKES[domain].map((spoke) => getScore(meta, domain, spoke)));
    return mean === null ? [] : [`${DOMAIN_INFO[domain].label.toLowerCase()} ${mean.toFixed(1)}`];
  });
  return `Weekly Pulse: overall ${meta.overall?.toFixed(1) ?? 'none'} (${parts.join(', ')})`;
}

export function getScore(entry: PulseSliders, domain: PulseDomain, spoke: string): number | null {
  const scores: Readonly<Record<string, number | null>> = entry[domain];
  return scores[spoke] ?? null;
}
