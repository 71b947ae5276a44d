import { LENGTHS, type MissingField } from '@hearthway/domain/belief-upgrade/worksheet';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { StepProps } from './step-props.ts';

interface SheetTextProps extends StepProps {
  name: Exclude<keyof typeof LENGTHS, 'reviewNote'>;
  label: string;
  hint?: string;
}

export function SheetText({ name, label, hint, sheet, onChange, errors }: SheetTextProps) {
  return (
    <Field label={label} hint={hint} error={errors[name as MissingField]}>
      <Textarea
        rows={LENGTHS[name] > 300 ? 3 : 2}
        maxLength={LENGTHS[name]}
        value={sheet[name]}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    </Field>
  );
}
