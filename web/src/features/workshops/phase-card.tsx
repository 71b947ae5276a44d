import type { WorkshopCard as Workshop } from '@hearthway/domain/workshops/contract';
import Check from 'lucide-react/icons/check';
import { cn } from '../../ui/cn.ts';
import type { PhaseGroup } from './phases.ts';
import { WorkshopCard } from './workshop-card.tsx';

interface PhaseCardProps extends PhaseGroup {
  firstLocked: Workshop | undefined;
}

export function PhaseCard({ phase, workshops, firstLocked }: PhaseCardProps) {
  const done = workshops.filter(({ status }) => status === 'completed').length;
  const isLater = workshops.every(({ status }) => status === 'locked');
  return (
    <section
      aria-label={phase?.title}
      className={cn(
        'rounded-card border p-3 sm:p-4',
        isLater ? 'border-line/70' : 'border-line bg-surface shadow-card',
      )}
    >
      {phase && (
        <div className="mb-3 px-2 pt-1">
          <div className="flex items-baseline justify-between gap-3">
            <h2 className="text-xl">{phase.title}</h2>
            <p className="flex shrink-0 items-center gap-1 text-muted text-sm tabular-nums">
              {done === workshops.length && (
                <Check aria-hidden="true" className="size-4 text-teal" strokeWidth={2.5} />
              )}
              {isLater ? 'Opens later' : `${done} of ${workshops.length}`}
            </p>
          </div>
          <p className="text-muted text-sm">{phase.text}</p>
        </div>
      )}
      <ol className="grid gap-1.5 sm:max-lg:grid-cols-2">
        {workshops.map((workshop) => (
          <li key={workshop.id} className="flex min-w-0">
            <WorkshopCard workshop={workshop} showsWhatOpensIt={workshop.id === firstLocked?.id} />
          </li>
        ))}
      </ol>
    </section>
  );
}
