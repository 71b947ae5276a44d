import { addDays, dayNumber } from '@hearthway/domain/calendar';
import type { StoredExperiment } from '@hearthway/domain/experiments/contract';
import {
  getCountedDays,
  getInstruction,
  lastDay,
  OUTCOME_INFO,
} from '@hearthway/domain/experiments/experiment';
import { EXPERIMENT_MESSAGES } from '@hearthway/domain/experiments/messages';
import { questionFor } from '@hearthway/domain/experiments/sentences';
import { dateName } from '@hearthway/domain/format';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { TodayInstruction } from './today-instruction.tsx';
import { useStopExperiment } from './use-experiments.ts';

interface RunningCardProps {
  experiment: StoredExperiment;
  today: string;
}

export function RunningCard({ experiment, today }: RunningCardProps) {
  const stop = useStopExperiment();
  const [isAsking, setIsAsking] = useState(false);
  const { plan, startsOn, values } = experiment;
  const dayOfPlan = Math.min(plan.length, dayNumber(today) - dayNumber(startsOn) + 1);
  const recorded = new Set(values.map(([day]) => day));
  const counted = getCountedDays(experiment).filter(({ day }) => recorded.has(day)).length;
  return (
    <Card aria-labelledby="running-title">
      <p className="font-semibold text-sm text-teal">
        {dayOfPlan < 1
          ? `Starts on ${dateName(startsOn)}`
          : `Day ${dayOfPlan} of ${plan.length}, until ${dateName(lastDay(experiment))}`}
      </p>
      <CardTitle id="running-title" className="mt-1">
        {questionFor(experiment)}
      </CardTitle>
      <TodayInstruction experiment={experiment} today={today} />
      <p className="mt-4 text-muted text-sm">
        {OUTCOME_INFO[experiment.outcome].recordedBy} {EXPERIMENT_MESSAGES.missedIsFine}
      </p>
      <PlanStrip experiment={experiment} today={today} />
      <p className="mt-2 text-muted text-sm">
        {counted === 1 ? '1 day counts so far.' : `${counted} days count so far.`} You’ll see the
        result at the end, so it can’t sway you.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {!isAsking && (
          <Button variant="link" size="sm" onClick={() => setIsAsking(true)}>
            {EXPERIMENT_MESSAGES.stopIt}
          </Button>
        )}
        {isAsking && (
          <>
            <p className="text-sm">Stop the experiment? We’ll keep the days you’ve recorded.</p>
            <Button
              variant="outline"
              size="sm"
              disabled={stop.isPending}
              onClick={() => stop.mutate(experiment.id)}
            >
              Stop
            </Button>
            <Button variant="link" size="sm" onClick={() => setIsAsking(false)}>
              Keep going
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}

/** Future days of an experiment are hidden, because knowing the plan could bias the member. */
function PlanStrip({ experiment, today }: RunningCardProps) {
  const { plan, startsOn, marks } = experiment;
  const days = Array.from(plan, (_, index) => addDays(startsOn, index));
  const answered = marks.filter(({ day }) => day <= today).length;
  return (
    <div
      role="img"
      aria-label={`You answered on ${answered} of ${plan.length} days.`}
      className="mt-4 flex flex-wrap gap-1"
    >
      {days.map((day) => {
        const instruction = day <= today ? getInstruction(experiment, day) : null;
        const mark = marks.find((one) => one.day === day);
        return (
          <span
            key={day}
            className={cn(
              'size-4 rounded-[5px] border-[1.5px] border-line',
              instruction === 'do' && 'border-teal',
              instruction === 'leave' && 'border-warm',
              mark && instruction === 'do' && mark.didIt && 'bg-teal',
              mark && instruction === 'leave' && mark.didIt && 'bg-warm/60',
              day === today && 'ring-2 ring-teal ring-offset-2 ring-offset-surface',
            )}
          />
        );
      })}
    </div>
  );
}
