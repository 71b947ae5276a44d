import { formatDay, formatMoment } from '@hearthway/domain/format';
import { type ComponentProps, useState } from 'react';
import { cn } from '../ui/cn.ts';
import { Input } from '../ui/input.tsx';

interface DateInputProps extends ComponentProps<'input'> {
  type: 'date' | 'datetime-local';
}

/**
 * Browsers show dates in their own format. While the field has no focus, the browser's text is
 * transparent and a date in our format covers it.
 */
export function DateInput({
  type,
  value,
  defaultValue,
  onChange,
  className,
  ...props
}: DateInputProps) {
  const [typed, setTyped] = useState(String(defaultValue ?? ''));
  const shown = format(type, String(value ?? typed));
  return (
    <span className="relative block">
      <Input
        type={type}
        {...(value === undefined ? { defaultValue } : { value })}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
        className={cn('peer', shown && '[&:not(:focus)]:text-transparent', className)}
        {...props}
      />
      {shown && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-11 left-4 flex items-center overflow-hidden whitespace-nowrap peer-focus:hidden peer-disabled:opacity-60"
        >
          {shown}
        </span>
      )}
    </span>
  );
}

function format(type: DateInputProps['type'], value: string): string | null {
  const date = new Date(type === 'date' ? `${value}T00:00` : value);
  if (Number.isNaN(date.getTime())) return null;
  return type === 'date' ? formatDay(date) : formatMoment(date);
}
