import { cn } from './cn.ts';

/** A place that will be filled; hidden from screen readers, so put a status text beside it. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('block animate-breathe rounded-small bg-line', className)}
    />
  );
}
