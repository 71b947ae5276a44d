import * as Radix from 'radix-ui/radio-group';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from './cn.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
}

interface RadioGroupProps extends Omit<ComponentProps<typeof Radix.Root>, 'children'> {
  options: readonly RadioOption[];
}

export function RadioGroup({ options, className, ...props }: RadioGroupProps) {
  const id = useId();
  return (
    <Radix.Root className={cn('flex flex-col gap-2', className)} {...props}>
      {options.map(({ value, label, hint }) => (
        <label
          key={value}
          htmlFor={`${id}-${value}`}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border-[1.5px] border-line bg-surface px-4 py-2.5 transition-colors hover:border-edge has-data-[state=checked]:border-teal has-data-[state=checked]:bg-teal/5"
        >
          <Radix.Item
            id={`${id}-${value}`}
            value={value}
            aria-labelledby={`${id}-${value}-label`}
            aria-describedby={hint ? `${id}-${value}-hint` : undefined}
            className="grid size-6 shrink-0 place-items-center rounded-full border-[1.5px] border-edge bg-surface disabled:opacity-55 data-[state=checked]:border-teal"
          >
            <Radix.Indicator className="size-3 rounded-full bg-teal" />
          </Radix.Item>
          <span>
            <span id={`${id}-${value}-label`} className="block font-medium">
              {label}
            </span>
            {hint && (
              <span id={`${id}-${value}-hint`} className="block text-muted text-sm">
                {hint}
              </span>
            )}
          </span>
        </label>
      ))}
    </Radix.Root>
  );
}
