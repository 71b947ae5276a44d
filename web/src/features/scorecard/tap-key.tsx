import { SCORE_LABELS } from '@hearthway/domain/scorecard/messages';
import { SCORES_BY_TAP, type Score } from '@hearthway/domain/scorecard/score';
import { cn } from '../../ui/cn.ts';

const LOOKS: Record<Score, string> = {
  0: 'border-edge bg-sunk',
  1: 'border-teal bg-[linear-gradient(to_right,var(--color-teal)_50%,transparent_0)]',
  2: 'border-teal bg-teal',
};

export function TapKey({ className }: { className?: string }) {
  return (
    <ul
      aria-label="How often to tap"
      className={cn('flex flex-wrap gap-x-3.5 text-muted text-xs', className)}
    >
      {SCORES_BY_TAP.map((score, index) => (
        <li key={score} className="flex items-center gap-1.5 whitespace-nowrap">
          <span
            aria-hidden="true"
            className={cn('size-2.5 rounded-full border-[1.5px]', LOOKS[score])}
          />
          {index === 0 ? '1 tap' : index + 1}: {SCORE_LABELS[score]}
        </li>
      ))}
    </ul>
  );
}
