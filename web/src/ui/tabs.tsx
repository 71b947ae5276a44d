import * as Radix from 'radix-ui/tabs';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export const Tabs = Radix.Root;

interface Look {
  /** Words with a line below the chosen one, where a box would compete with what it switches. */
  isPlain?: boolean;
}

export function TabList({
  isPlain = false,
  className,
  ...props
}: ComponentProps<typeof Radix.List> & Look) {
  return (
    <Radix.List
      className={cn(
        'inline-flex max-w-full',
        isPlain
          ? 'gap-5'
          : 'gap-1 overflow-x-auto rounded-control bg-sunk p-1 ring-1 ring-line ring-inset',
        className,
      )}
      {...props}
    />
  );
}

export function Tab({
  isPlain = false,
  className,
  ...props
}: ComponentProps<typeof Radix.Trigger> & Look) {
  return (
    <Radix.Trigger
      className={cn(
        'min-h-11 grow whitespace-nowrap font-semibold text-muted transition-colors hover:text-ink disabled:opacity-50 data-[state=active]:text-ink',
        isPlain
          ? 'text-sm decoration-2 decoration-teal underline-offset-8 data-[state=active]:underline'
          : 'rounded-[10px] px-4 data-[state=active]:bg-tab data-[state=active]:shadow-card',
        className,
      )}
      {...props}
    />
  );
}

export function TabPanel({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn('mt-5 rounded-small', className)} {...props} />;
}
