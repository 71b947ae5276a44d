import {
  BELIEF_MESSAGES,
  MISSING_WORDS,
  STEP_TITLES,
} from '@hearthway/domain/belief-upgrade/messages';
import {
  findMissingFields,
  type MissingField,
  STEPS,
  type Step,
  type Worksheet,
} from '@hearthway/domain/belief-upgrade/worksheet';
import { useState } from 'react';
import { localDay } from '../../lib/local-time.ts';
import { useFocusOnChange } from '../../lib/use-focus-on-change.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { StepOne } from './step-one.tsx';
import { StepThree } from './step-three.tsx';
import { StepTwo } from './step-two.tsx';

const steps = { 1: StepOne, 2: StepTwo, 3: StepThree } as const;

interface WizardProps {
  sheet: Worksheet;
  onChange: (part: Partial<Worksheet>) => void;
  onSave: (part: Partial<Worksheet>) => void;
}

export function Wizard({ sheet, onChange, onSave }: WizardProps) {
  const { step } = sheet;
  const [missing, setMissing] = useState<MissingField[]>([]);
  const heading = useFocusOnChange(`${sheet.id} ${step}`);
  const Fields = steps[step];
  const errors = Object.fromEntries(missing.map((name) => [name, MISSING_WORDS[name]]));

  function goTo(next: Step) {
    setMissing([]);
    onSave({ step: next });
  }

  return (
    <Card aria-labelledby="wizard-title" className="mt-7 sm:p-8 print:hidden">
      <ol aria-label="Steps" className="mb-4 grid grid-cols-3 gap-2">
        {STEPS.map((one) => (
          <li
            key={one}
            aria-current={one === step ? 'step' : undefined}
            className={cn(
              'border-t-4 pt-2 font-semibold text-sm',
              one <= step ? 'border-teal' : 'border-line text-muted',
            )}
          >
            Step {one}
          </li>
        ))}
      </ol>
      <CardTitle
        id="wizard-title"
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-24 focus-visible:outline-none"
      >
        {STEP_TITLES[step]}
      </CardTitle>
      <form
        noValidate
        className="mt-5 flex flex-col gap-6"
        onBlur={() => onSave({})}
        onSubmit={(event) => {
          event.preventDefault();
          const found = findMissingFields(sheet, step);
          setMissing(found);
          if (found.length > 0) return;
          if (step === 3) onSave({ finishedOn: localDay() });
          else goTo(step === 1 ? 2 : 3);
        }}
      >
        <Fields sheet={sheet} onChange={onChange} errors={errors} />
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-between">
          {step > 1 && (
            <Button variant="outline" size="lg" onClick={() => goTo(step === 3 ? 2 : 1)}>
              {BELIEF_MESSAGES.back}
            </Button>
          )}
          <Button type="submit" variant="action" size="lg" className="sm:ml-auto">
            {step === 3 ? BELIEF_MESSAGES.finish : BELIEF_MESSAGES.next}
          </Button>
        </div>
        <p className="text-muted text-sm">{BELIEF_MESSAGES.keptAsYouGo}</p>
      </form>
    </Card>
  );
}
