import { BELIEF_MESSAGES } from '@hearthway/domain/belief-upgrade/messages';
import { SheetText } from './sheet-text.tsx';
import type { StepProps } from './step-props.ts';

export function StepTwo(step: StepProps) {
  return (
    <>
      <blockquote className="border-teal border-l-4 pl-4 font-serif text-lg">
        {step.sheet.belief}
      </blockquote>
      <SheetText name="speaksFor" label={BELIEF_MESSAGES.speaksFor} {...step} />
      <SheetText name="speaksAgainst" label={BELIEF_MESSAGES.speaksAgainst} {...step} />
      <SheetText name="costs" label={BELIEF_MESSAGES.costs} {...step} />
    </>
  );
}
