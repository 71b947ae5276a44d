import type { MapRow } from '@hearthway/domain/wellness-map/map-table';
import { MAP_MESSAGES, SERIES_LABELS, THIRD_LABELS } from '@hearthway/domain/wellness-map/messages';

export const scoreText = (score: number | null): string =>
  score === null ? MAP_MESSAGES.notAnswered : String(score);

/**
 * For example, the text for screen readers is "Mood: 6.5, 6 to 10: going well. The pulse before 5."
 * if the score is 6.5, which is in the range from 6 to 10, and the previous one was 5.
 */
export function rowText({ label, scores, third }: MapRow): string {
  const place = third ? `, ${THIRD_LABELS[third]}` : '';
  const before = (['previous', 'earlier'] as const).flatMap((role) =>
    scores[role] === null ? [] : [` ${SERIES_LABELS[role]} ${scores[role]}.`],
  );
  return `${label}: ${scoreText(scores.latest)}${place}.${before.join('')}`;
}
