import type { ReactNode } from 'react';
import { cn } from '../../ui/cn.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MarksContext, useReadingMarks } from './use-reading-marks.ts';

interface ResourceGridProps {
  children: ReactNode;
  narrow?: boolean;
  className?: string;
}

export function ResourceGrid({ children, narrow = false, className }: ResourceGridProps) {
  return (
    <MarksContext value={useReadingMarks()}>
      <ul
        className={cn(
          'grid gap-3 *:flex *:min-w-0 sm:gap-4 lg:gap-5',
          !narrow && 'sm:grid-cols-2 lg:grid-cols-3',
          className,
        )}
      >
        {children}
      </ul>
    </MarksContext>
  );
}

export function ResourceGridPending({ cards }: { cards: number }) {
  return (
    <div role="status" className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 lg:gap-5">
      <span className="sr-only">Loading resources…</span>
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders that never move.
        <Skeleton key={index} className="h-32 rounded-card sm:h-80" />
      ))}
    </div>
  );
}
