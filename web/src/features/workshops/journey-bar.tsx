import type { WorkshopCard } from '@hearthway/domain/workshops/contract';
import { cn } from '../../ui/cn.ts';

interface JourneyBarProps {
  workshops: readonly WorkshopCard[];
  labelledBy: string;
}

export function JourneyBar({ workshops, labelledBy }: JourneyBarProps) {
  return (
    <div
      role="progressbar"
      aria-labelledby={labelledBy}
      aria-valuemin={0}
      aria-valuemax={workshops.length}
      aria-valuenow={workshops.filter(({ status }) => status === 'completed').length}
      className="mt-2 flex gap-1"
    >
      {workshops.map(({ id, status }) => (
        <span
          key={id}
          className={cn(
            'h-2.5 min-w-0 grow rounded-full',
            status === 'completed' && 'bg-shj',
            status === 'unlocked' && 'bg-surface ring-2 ring-shj ring-inset',
            status === 'locked' && 'bg-line',
          )}
        />
      ))}
    </div>
  );
}
