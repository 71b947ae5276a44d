import { cn } from './cn.ts';

/**
 * Placeholder while content loads. Screen readers do not see it, so add a status text next to it.
 */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('block animate-breathe rounded-small bg-line', className)}
    />
  );
}
