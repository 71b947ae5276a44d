import { cn } from './cn.ts';

/** Loading placeholder. Hidden from screen readers, so add a status text next to it. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('block animate-breathe rounded-small bg-line', className)}
    />
  );
}
