import type { Score } from '@hearthway/domain/scorecard/score';
import { cn } from '../../ui/cn.ts';

export function ScoreSteps({ score }: { score: Score | null }) {
  return (
    <span aria-hidden="true" className="flex gap-1">
      {[1, 2].map((step) => (
        <span
          key={step}
          className={cn(
            'h-1.5 grow rounded-full',
            (score ?? 0) >= step ? 'bg-teal' : 'ring-1 ring-edge ring-inset',
          )}
        />
      ))}
    </span>
  );
}
