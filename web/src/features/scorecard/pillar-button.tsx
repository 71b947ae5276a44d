import { PILLAR_LABELS, SCORE_LABELS, SCORE_MEANINGS } from '@hearthway/domain/scorecard/messages';
import type { Score } from '@hearthway/domain/scorecard/score';
import type { Pillar } from '@hearthway/domain/vocabulary';
import { cn } from '../../ui/cn.ts';
import { PillarRing } from './pillar-ring.tsx';
import { ScoreSteps } from './score-steps.tsx';

interface PillarButtonProps {
  pillar: Pillar;
  score: Score | null;
  onTap: () => void;
}

export function PillarButton({ pillar, score, onTap }: PillarButtonProps) {
  return (
    <button
      type="button"
      onClick={onTap}
      className={cn(
        'flex min-h-15 w-full touch-manipulation select-none items-center gap-3 rounded-control px-3 py-2 text-left ring-1 ring-line ring-inset transition-[background-color,transform] duration-150 active:scale-[0.985]',
        score === null && 'hover:bg-hover',
        score === 0 && 'bg-sunk hover:bg-hover',
        score === 1 && 'bg-teal/9 hover:bg-teal/14',
        score === 2 && 'bg-teal/17 hover:bg-teal/22',
      )}
    >
      <PillarRing pillar={pillar} score={score} />
      <span className="min-w-0 grow">
        <span className="block font-semibold leading-snug">{PILLAR_LABELS[pillar]}</span>
        {score !== null && (
          <span className="block text-muted text-sm leading-snug">
            <span className="sr-only">: </span>
            {SCORE_MEANINGS[pillar][score]}
          </span>
        )}
      </span>
      <span
        className={cn(
          'flex w-19 shrink-0 flex-col gap-1.5 font-semibold text-sm',
          score !== 0 && 'text-teal',
        )}
      >
        <span>
          <span className="sr-only">, </span>
          {score === null ? 'Tap to rate' : SCORE_LABELS[score]}
        </span>
        <ScoreSteps score={score} />
      </span>
    </button>
  );
}
