import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export function Card({ className, ...props }: ComponentProps<'section'>) {
  return (
    <section
      className={cn('rounded-card border border-line bg-surface p-5 shadow-card sm:p-6', className)}
      {...props}
    />
  );
}

export function CardTitle({ className, children, ...props }: ComponentProps<'h2'>) {
  return (
    <h2 className={cn('text-xl', className)} {...props}>
      {children}
    </h2>
  );
}

export function CardText({ className, ...props }: ComponentProps<'p'>) {
  return <p className={cn('mt-1 text-muted', className)} {...props} />;
}
