import type { ReactNode } from 'react';
import { cn } from './cn.ts';

interface PageProps {
  width?: 'wide' | 'reading';
  className?: string;
  children: ReactNode;
}

export function Page({ width = 'wide', className, children }: PageProps) {
  return (
    <div
      className={cn(
        'mx-auto w-full px-4 pt-8 sm:px-6 sm:pt-12',
        width === 'wide' ? 'max-w-6xl' : 'max-w-3xl',
        className,
      )}
    >
      {children}
    </div>
  );
}

interface PageHeaderProps {
  title: ReactNode;
  intro?: ReactNode;
  mark?: ReactNode;
  children?: ReactNode;
}

export function PageHeader({ title, intro, mark, children }: PageHeaderProps) {
  return (
    <div className="max-w-3xl">
      {mark && <div className="mb-4">{mark}</div>}
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      {intro && <p className="mt-4 text-lg text-muted">{intro}</p>}
      {children}
    </div>
  );
}

interface PageSectionProps {
  id?: string;
  title: ReactNode;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function PageSection({ id, title, aside, className, children }: PageSectionProps) {
  return (
    <section id={id} className={className ?? 'mt-12'}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-2xl">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
