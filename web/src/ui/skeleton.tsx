import { cn } from './cn.ts';

export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('block animate-breathe rounded-small bg-line', className)}
    />
  );
}
