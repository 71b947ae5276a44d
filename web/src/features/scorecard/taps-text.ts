import { PILLAR_LABELS, SCORE_LABELS } from '@hearthway/domain/scorecard/messages';
import type { Score } from '@hearthway/domain/scorecard/score';
import type { Taps } from '@hearthway/domain/scorecard/taps';
import { PILLARS } from '@hearthway/domain/vocabulary';

export function describeTaps(taps: Taps): string {
  return PILLARS.flatMap((pillar) => {
    const tap = taps[pillar];
    return tap ? [`${PILLAR_LABELS[pillar]}: ${SCORE_LABELS[tap.score as Score]}`] : [];
  }).join(', ');
}
