import { PILLAR_LABELS, SCORE_LABELS } from '@hearthway/domain/scorecard/messages';
import type { Score } from '@hearthway/domain/scorecard/score';
import type { Pillar } from '@hearthway/domain/vocabulary';
import { cn } from '../../ui/cn.ts';
import { PillarRing } from './pillar-ring.tsx';

interface PillarTileProps {
  pillar: Pillar;
  score: Score | null;
  /** An unrated day has no line of scores, which would leave a gap under the labels. */
  isDayRated: boolean;
  onTap: () => void;
}

export function PillarTile({ pillar, score, isDayRated, onTap }: PillarTileProps) {
  return (
    <button
      type="button"
      onClick={onTap}
      className="flex min-w-0 touch-manipulation select-none flex-col items-center gap-1.5 rounded-control px-0.5 py-1.5 text-center transition-transform duration-150 active:scale-[0.97] max-[22rem]:min-h-11 max-[22rem]:flex-row max-[22rem]:gap-3 max-[22rem]:px-2 max-[22rem]:py-1 max-[22rem]:text-left"
    >
      <PillarRing pillar={pillar} score={score} isLarge />
      <span className="flex min-h-[2lh] min-w-0 flex-col font-semibold text-[0.75rem] leading-tight min-[24rem]:text-xs sm:text-sm max-[22rem]:min-h-0 max-[22rem]:grow max-[22rem]:justify-center max-[22rem]:text-sm">
        {PILLAR_LABELS[pillar]}
      </span>
      <span
        className={cn(
          'flex items-center text-[0.75rem] leading-tight sm:text-xs',
          isDayRated && 'h-4',
          score === 0 ? 'text-muted' : 'font-semibold text-teal',
        )}
      >
        <span className="sr-only">, </span>
        {score === null ? <span className="sr-only">Tap to rate</span> : SCORE_LABELS[score]}
      </span>
    </button>
  );
}
