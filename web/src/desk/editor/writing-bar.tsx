import type { ReactNode } from 'react';

interface WritingBarProps {
  back: ReactNode;
  badge: ReactNode;
  status: ReactNode;
  /** What can be done. On a phone, these buttons stay at the bottom, in reach of the thumb. */
  children: ReactNode;
}

/** The bar above everything that is written at the desk: where it is, whether it is saved, and what comes next. */
export function WritingBar({ back, badge, status, children }: WritingBarProps) {
  return (
    <div className="z-20 -mx-4 flex min-h-15 flex-wrap items-center gap-x-3 bg-paper px-4 max-sm:-mt-4 max-sm:min-h-11 sm:sticky sm:top-[var(--desk-top,0px)] sm:-mx-6 sm:-mt-5 sm:flex-nowrap sm:border-line sm:border-b sm:px-6 sm:py-2 lg:-mx-8 lg:-mt-9 lg:px-8">
      <span className="shrink-0 *:mt-0">{back}</span>
      <span className="max-sm:order-1">{badge}</span>
      <div className="min-w-0 max-sm:ml-auto sm:mr-auto">{status}</div>
      <div className="flex shrink-0 items-center gap-2 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:justify-end max-sm:border-line max-sm:border-t max-sm:bg-paper max-sm:px-4 max-sm:pt-2 max-sm:pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:gap-1.5">
        {children}
      </div>
    </div>
  );
}
