import * as Radix from 'radix-ui/switch';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from './cn.ts';

interface SwitchProps extends ComponentProps<typeof Radix.Root> {
  label: ReactNode;
  hint?: ReactNode;
}

export function Switch({ label, hint, className, ...props }: SwitchProps) {
  const id = useId();
  return (
    <div className={cn('flex min-h-11 items-center justify-between gap-4', className)}>
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
      <Radix.Root
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative h-8 w-13 shrink-0 rounded-full bg-surface ring-[1.5px] ring-edge ring-inset transition-colors before:absolute before:-inset-1.5 disabled:opacity-55 data-[state=checked]:bg-teal data-[state=checked]:ring-teal"
        {...props}
      >
        <Radix.Thumb className="block size-6 translate-x-1 rounded-full bg-edge transition-[translate,background-color] data-[state=checked]:translate-x-6 data-[state=checked]:bg-surface" />
      </Radix.Root>
    </div>
  );
}
