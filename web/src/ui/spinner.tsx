import { cn } from './cn.ts';

export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'inline-block size-[1.1em] shrink-0 animate-spin-calm rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    />
  );
}
