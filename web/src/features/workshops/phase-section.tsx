import type { WorkshopCard as Workshop } from '@hearthway/domain/workshops/contract';
import type { PhaseGroup } from './phases.ts';
import { WorkshopCard } from './workshop-card.tsx';

interface PhaseSectionProps extends PhaseGroup {
  firstLocked: Workshop | undefined;
}

export function PhaseSection({ phase, workshops, firstLocked }: PhaseSectionProps) {
  const done = workshops.filter(({ status }) => status === 'completed').length;
  const isLater = workshops.every(({ status }) => status === 'locked');
  return (
    <section aria-label={phase?.title}>
      {phase && (
        <div className="mb-3 flex flex-wrap items-baseline gap-x-4 sm:mb-4">
          <h2 className="text-2xl">{phase.title}</h2>
          <p className="grow text-muted max-sm:order-last max-sm:w-full">{phase.text}</p>
          <p className="text-muted text-sm tabular-nums max-sm:ml-auto">
            {isLater ? 'Opens later' : `${done} of ${workshops.length}`}
          </p>
        </div>
      )}
      <ol className="grid gap-x-4 gap-y-2 sm:grid-cols-3 sm:gap-y-6 lg:grid-cols-5">
        {workshops.map((workshop) => (
          <li key={workshop.id} className="flex min-w-0">
            <WorkshopCard workshop={workshop} showsWhatOpensIt={workshop.id === firstLocked?.id} />
          </li>
        ))}
      </ol>
    </section>
  );
}
