import type { StoredExperiment } from '@hearthway/domain/experiments/contract';
import { getInstruction } from '@hearthway/domain/experiments/experiment';
import { EXPERIMENT_MESSAGES } from '@hearthway/domain/experiments/messages';
import { instructionText } from '@hearthway/domain/experiments/sentences';
import Check from 'lucide-react/icons/check';
import { Button } from '../../ui/button.tsx';
import { markDay } from './use-experiments.ts';

interface TodayInstructionProps {
  experiment: StoredExperiment;
  today: string;
}

export function TodayInstruction({ experiment, today }: TodayInstructionProps) {
  const instruction = getInstruction(experiment, today);
  if (!instruction) return null;
  const mark = experiment.marks.find(({ day }) => day === today);
  return (
    <>
      <p className="mt-2 text-lg">{instructionText(experiment, instruction)}</p>
      <fieldset aria-label="How did today go?" className="mt-4 flex flex-wrap gap-3">
        {[true, false].map((didIt) => {
          const isChosen = mark?.didIt === didIt;
          return (
            <Button
              key={String(didIt)}
              variant={isChosen ? 'action' : 'outline'}
              aria-pressed={isChosen}
              onClick={() => markDay(experiment.id, today, didIt)}
            >
              {isChosen && <Check aria-hidden="true" className="size-4.5" />}
              {didIt ? EXPERIMENT_MESSAGES.didIt : EXPERIMENT_MESSAGES.didNot}
            </Button>
          );
        })}
      </fieldset>
    </>
  );
}
