import { BELIEF_MESSAGES } from '@hearthway/domain/belief-upgrade/messages';
import { SheetText } from './sheet-text.tsx';
import type { StepProps } from './step-props.ts';
import { TruthSlider } from './truth-slider.tsx';

export function StepOne({ sheet, onChange, errors }: StepProps) {
  return (
    <>
      <SheetText
        name="belief"
        label={BELIEF_MESSAGES.belief}
        hint={BELIEF_MESSAGES.beliefHint}
        {...{ sheet, onChange, errors }}
      />
      <SheetText
        name="shows"
        label={BELIEF_MESSAGES.shows}
        hint={BELIEF_MESSAGES.showsHint}
        {...{ sheet, onChange, errors }}
      />
      <TruthSlider
        label={BELIEF_MESSAGES.truth}
        value={sheet.truth}
        onChange={(truth) => onChange({ truth })}
      />
    </>
  );
}
