import type { MapRow } from '@hearthway/domain/wellness-map/map-table';
import { MAP_MESSAGES, SERIES_LABELS, THIRD_LABELS } from '@hearthway/domain/wellness-map/messages';

export const scoreText = (score: number | null): string =>
  score === null ? MAP_MESSAGES.notAnswered : String(score);

export function rowText({ label, scores, third }: MapRow): string {
  const place = third ? `, ${THIRD_LABELS[third]}` : '';
  const before = (['previous', 'earlier'] as const).flatMap((role) =>
    scores[role] === null ? [] : [` ${SERIES_LABELS[role]}: ${scores[role]}.`],
  );
  return `${label}: ${scoreText(scores.latest)}${place}.${before.join('')}`;
}
