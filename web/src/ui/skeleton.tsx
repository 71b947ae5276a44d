import { cn } from './cn.ts';

/** Hidden from screen readers, so a status text belongs next to it. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('block animate-breathe rounded-small bg-line', className)}
    />
  );
}
