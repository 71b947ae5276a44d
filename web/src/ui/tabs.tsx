import * as Radix from 'radix-ui/tabs';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export const Tabs = Radix.Root;

interface TabListProps extends ComponentProps<typeof Radix.List> {
  /** Words with a line below the chosen one, where a box would compete with what it switches. */
  isPlain?: boolean;
}

export function TabList({ isPlain = false, className, ...props }: TabListProps) {
  return (
    <Radix.List
      className={cn(
        'group/tabs inline-flex max-w-full',
        isPlain
          ? 'plain gap-5'
          : 'gap-1 overflow-x-auto rounded-control bg-sunk p-1 ring-1 ring-line ring-inset',
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
        'min-h-11 grow whitespace-nowrap font-semibold text-muted transition-colors hover:text-ink disabled:opacity-50 data-[state=active]:text-ink',
        'group-[.plain]/tabs:text-sm group-[.plain]/tabs:data-[state=active]:underline group-[.plain]/tabs:decoration-2 group-[.plain]/tabs:decoration-teal group-[.plain]/tabs:underline-offset-8',
        'group-not-[.plain]/tabs:rounded-[10px] group-not-[.plain]/tabs:px-4 group-not-[.plain]/tabs:data-[state=active]:bg-tab group-not-[.plain]/tabs:data-[state=active]:shadow-card',
        className,
      )}
      {...props}
    />
  );
}

export function TabPanel({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn('mt-5 rounded-small', className)} {...props} />;
}
