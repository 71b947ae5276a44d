import type { ReactNode } from 'react';
import { cn } from '../../ui/cn.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

export function ResourceGrid({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <ul className={cn('grid gap-4 md:grid-cols-2 lg:gap-5 *:flex *:min-w-0', className)}>
      {children}
    </ul>
  );
}

/** As tall as what will come, so that nothing jumps. */
export function ResourceGridPending({ cards }: { cards: number }) {
  return (
    <div role="status" className="grid gap-4 md:grid-cols-2 lg:gap-5">
      <span className="sr-only">Loading resources…</span>
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
        <Skeleton key={index} className="h-52 rounded-card" />
      ))}
    </div>
  );
}
