import type { ReactNode } from 'react';
import { cn } from './cn.ts';

interface EmptyStateProps {
  text: ReactNode;
  picture?: ReactNode;
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ text, picture, action, className }: EmptyStateProps) {
  return (
    <div
      className={cn(
        'flex flex-col items-center gap-4 rounded-card bg-sunk px-6 py-8 text-center text-muted',
        className,
      )}
    >
      {picture && (
        <div aria-hidden="true" className="w-56 overflow-hidden rounded-control *:block">
          {picture}
        </div>
      )}
      <p className="max-w-md">{text}</p>
      {action}
    </div>
  );
}
