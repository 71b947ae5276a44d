import {
  PILLAR_LABELS,
  SCORE_LABELS,
  SCORE_MEANINGS,
  SCORECARD_MESSAGES,
} from '@hearthway/domain/scorecard/messages';
import type { Score } from '@hearthway/domain/scorecard/score';
import { shownPillars } from '@hearthway/domain/scorecard/score';
import type { Pillar } from '@hearthway/domain/vocabulary';
import { Disclosure } from '../../ui/disclosure.tsx';

const SCORES: readonly Score[] = [0, 1, 2];

export function ScoreMeanings({ hidden }: { hidden: readonly Pillar[] }) {
  return (
    <Disclosure label={SCORECARD_MESSAGES.meanings} className="mt-1">
      <dl className="flex flex-col gap-3">
        {shownPillars(hidden).map((pillar) => (
          <div key={pillar}>
            <dt className="font-semibold">{PILLAR_LABELS[pillar]}</dt>
            {SCORES.map((score) => (
              <dd key={score} className="text-muted">
                {SCORE_LABELS[score]}: {SCORE_MEANINGS[pillar][score]}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
