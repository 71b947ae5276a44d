import { BELIEF_MESSAGES } from '@hearthway/domain/belief-upgrade/messages';
import { DateInput } from '../../brand/date-input.tsx';
import { useToday } from '../../lib/local-time.ts';
import { Field } from '../../ui/field.tsx';
import { SheetText } from './sheet-text.tsx';
import type { StepProps } from './step-props.ts';
import { TruthSlider } from './truth-slider.tsx';

export function StepThree({ sheet, onChange, errors }: StepProps) {
  const today = useToday();
  return (
    <>
      <SheetText
        name="upgraded"
        label={BELIEF_MESSAGES.upgraded}
        hint={BELIEF_MESSAGES.upgradedHint}
        {...{ sheet, onChange, errors }}
      />
      <TruthSlider
        label={BELIEF_MESSAGES.upgradedTruth}
        value={sheet.upgradedTruth}
        onChange={(upgradedTruth) => onChange({ upgradedTruth })}
      />
      <SheetText
        name="act"
        label={BELIEF_MESSAGES.act}
        hint={BELIEF_MESSAGES.actHint}
        {...{ sheet, onChange, errors }}
      />
      <Field label={BELIEF_MESSAGES.actBy} error={errors.actBy} className="sm:max-w-60">
        <DateInput
          type="date"
          min={today}
          value={sheet.actBy ?? ''}
          onChange={({ target }) => onChange({ actBy: target.value || null })}
        />
      </Field>
    </>
  );
}
