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
          'grid gap-4 *:flex *:min-w-0 lg:gap-5',
          !narrow && 'md:grid-cols-2',
          className,
        )}
      >
        {children}
      </ul>
    </MarksContext>
  );
}

/** The placeholder cards are as high as the real ones, so that nothing shifts. */
export function ResourceGridPending({ cards }: { cards: number }) {
  return (
    <div role="status" className="grid gap-4 md:grid-cols-2 lg:gap-5">
      <span className="sr-only">Loading resources…</span>
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders that never move.
        <Skeleton key={index} className="h-52 rounded-card" />
      ))}
    </div>
  );
}
