import type { ExperimentOutcome } from '@hearthway/domain/experiments/experiment';
import { getState } from '@hearthway/domain/experiments/experiment';
import type { HabitId } from '@hearthway/domain/experiments/habits';
import { EXPERIMENT_MESSAGES } from '@hearthway/domain/experiments/messages';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ResultCard } from './result-card.tsx';
import { RunningCard } from './running-card.tsx';
import { StartForm } from './start-form.tsx';
import { useExperiments } from './use-experiments.ts';

type Choice = { habit: HabitId; words: string; outcome: ExperimentOutcome };

export function Experiments({ onKeep }: { onKeep: ((text: string) => void) | null }) {
  const { query, all, running, today } = useExperiments();
  const [open, setOpen] = useState<{ initial: Choice | null } | null>(null);
  const { data } = query;
  if (!data && query.isError) {
    return <p className="mt-6 text-muted">{EXPERIMENT_MESSAGES.couldNotLoad}</p>;
  }
  if (!data) return <Skeleton className="mt-6 h-64" />;
  const past = all.filter((one) => getState(one, today) !== 'running').toReversed();
  const mayStart = running === null && data.mayStart !== 'no';
  return (
    <div className="mt-6 flex flex-col gap-5">
      {running && <RunningCard experiment={running} today={today} />}
      {mayStart && open && (
        <StartForm data={data} initial={open.initial} onClose={() => setOpen(null)} />
      )}
      {mayStart && !open && (
        <div>
          {past.length === 0 && <p className="mb-4 text-muted">{EXPERIMENT_MESSAGES.empty}</p>}
          <Button variant="action" onClick={() => setOpen({ initial: null })}>
            {EXPERIMENT_MESSAGES.start}
          </Button>
          {data.mayStart === 'free' && (
            <p className="mt-3 text-muted text-sm">{EXPERIMENT_MESSAGES.freeOne}</p>
          )}
        </div>
      )}
      {running === null && data.mayStart === 'no' && (
        <p className="text-muted">
          {EXPERIMENT_MESSAGES.freeUsed}{' '}
          <Link to="/upgrade" className="font-semibold text-teal underline">
            See Premium
          </Link>
        </p>
      )}
      {past.map((one) => (
        <ResultCard
          key={one.id}
          experiment={one}
          onAgain={mayStart ? () => setOpen({ initial: one }) : null}
          onKeep={onKeep}
        />
      ))}
    </div>
  );
}
