import type { ReactNode } from 'react';
import { DateInput } from '../../brand/date-input.tsx';
import { Field } from '../../ui/field.tsx';

interface DateFieldProps {
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
  hint?: string | null;
  children?: ReactNode;
}

export function DateField({ label, value, onChange, hint, children }: DateFieldProps) {
  return (
    <Field label={label} hint={hint}>
      <DateInput
        type="datetime-local"
        value={value ? toDatetimeLocal(new Date(value)) : ''}
        onChange={({ target }) => {
          const at = new Date(target.value);
          onChange(Number.isNaN(at.getTime()) ? null : at.toISOString());
        }}
      />
      {children}
    </Field>
  );
}

const toDatetimeLocal = (at: Date) =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
