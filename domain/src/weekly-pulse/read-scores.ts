import { type PulseDomain, SPOKES, type Spoke } from '../vocabulary.ts';
import { SPOKE_INFO } from './spokes.ts';

export type Scores<Domain extends PulseDomain> = Record<
  (typeof SPOKES)[Domain][number],
  number | null
>;

export function readScores<Domain extends PulseDomain>(
  domain: Domain,
  stored: unknown,
): Scores<Domain> {
  const map: Readonly<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const spokes: readonly Spoke[] = SPOKES[domain];
  return Object.fromEntries(
    spokes.map((spoke) => [spoke, readSpoke(spoke, map)]),
  ) as Scores<Domain>;
}

function readSpoke(spoke: Spoke, map: Readonly<Record<string, unknown>>): number | null {
  const names = [spoke, ...SPOKE_INFO[spoke].aliases];
  return names.map((name) => readScore(map[name])).find((score) => score !== null) ?? null;
}

/** A stored 0 or a missing value means that the member gave no answer. */
export function readScore(value: unknown): number | null {
  if (typeof value !== 'number' || Number.isNaN(value)) return null;
  const score = Math.round(Math.min(10, Math.max(0, value)) * 100) / 100;
  return score === 0 ? null : score;
}
