import Check from 'lucide-react/icons/check';
import * as Radix from 'radix-ui/checkbox';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from './cn.ts';

interface CheckboxProps extends ComponentProps<typeof Radix.Root> {
  label: ReactNode;
  hint?: ReactNode;
}

export function Checkbox({ label, hint, className, ...props }: CheckboxProps) {
  const id = useId();
  return (
    <div className={cn('flex min-h-11 items-start gap-3 py-2', className)}>
      <Radix.Root
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative mt-0.5 grid size-6 shrink-0 place-items-center rounded-small border-[1.5px] border-edge bg-surface text-on-strong transition-colors before:absolute before:-inset-2.5 disabled:opacity-55 data-[state=checked]:border-teal data-[state=checked]:bg-teal"
        {...props}
      >
        <Radix.Indicator>
          <Check aria-hidden="true" className="size-4" strokeWidth={3} />
        </Radix.Indicator>
      </Radix.Root>
      <div>
        <label htmlFor={id} className="cursor-pointer font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-muted text-sm">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
