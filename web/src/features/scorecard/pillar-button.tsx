import { PILLAR_LABELS, SCORE_LABELS, SCORE_MEANINGS } from '@hearthway/domain/scorecard/messages';
import type { Score } from '@hearthway/domain/scorecard/score';
import type { Pillar } from '@hearthway/domain/vocabulary';
import { cn } from '../../ui/cn.ts';

interface PillarButtonProps {
  pillar: Pillar;
  score: Score | null;
  onTap: () => void;
  isSmall?: boolean;
}

export function PillarButton({ pillar, score, onTap, isSmall = false }: PillarButtonProps) {
  const value = score ?? 0;
  return (
    <button
      type="button"
      onClick={onTap}
      className={cn(
        isSmall ? 'min-h-13 py-1' : 'min-h-15 py-2',
        'flex w-full touch-manipulation select-none items-center justify-between gap-4 rounded-control px-4 text-left transition-[background-color,transform] duration-150 active:scale-[0.985]',
        value === 0 && 'bg-sunk hover:bg-hover',
        value === 1 && 'bg-teal/9 hover:bg-teal/14',
        value === 2 && 'bg-teal/17 hover:bg-teal/22',
      )}
    >
      <span className="min-w-0">
        <span className="block font-semibold leading-snug">{PILLAR_LABELS[pillar]}</span>
        <span className="block text-muted text-sm leading-snug">
          <span className="sr-only">: </span>
          {score === null
            ? 'Tap to rate'
            : [SCORE_LABELS[score], !isSmall && SCORE_MEANINGS[pillar][score]]
                .filter(Boolean)
                .join(': ')}
        </span>
      </span>
      <span aria-hidden="true" className="flex shrink-0 gap-2">
        {[1, 2].map((step) => (
          <span
            key={step}
            className={cn(
              'size-5 rounded-full border-2 transition-[background-color,border-color,transform] duration-200 ease-calm',
              value >= step ? 'scale-110 border-teal bg-teal' : 'border-edge/70',
            )}
          />
        ))}
      </span>
    </button>
  );
}
