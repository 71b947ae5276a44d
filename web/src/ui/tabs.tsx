import * as Radix from 'radix-ui/tabs';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export const Tabs = Radix.Root;

export function TabList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      className={cn(
        'inline-flex max-w-full gap-1 overflow-x-auto rounded-control bg-sunk p-1 ring-1 ring-line ring-inset',
        className,
      )}
      {...props}
    />
  );
}

export function Tab({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(
        'min-h-11 grow whitespace-nowrap rounded-[10px] px-4 font-semibold text-muted transition-colors hover:text-ink disabled:opacity-50 data-[state=active]:bg-tab data-[state=active]:text-ink data-[state=active]:shadow-card',
        className,
      )}
      {...props}
    />
  );
}

export function TabPanel({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn('mt-5 rounded-small', className)} {...props} />;
}
