import * as Radix from 'radix-ui/scroll-area';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

interface ScrollAreaProps {
  label: string;
  className?: string;
  children: ReactNode;
}

export function ScrollArea({ label, className, children }: ScrollAreaProps) {
  return (
    <Radix.Root type="scroll" scrollHideDelay={600} className={cn('overflow-hidden', className)}>
      <Radix.Viewport
        tabIndex={0}
        role="region"
        aria-label={label}
        className="max-h-[inherit] size-full rounded-[inherit] focus-visible:-outline-offset-2"
      >
        {children}
      </Radix.Viewport>
      <Radix.Scrollbar
        orientation="vertical"
        className="flex w-2.5 touch-none select-none p-0.5 data-[state=visible]:animate-fade"
      >
        <Radix.Thumb className="relative flex-1 rounded-full bg-edge/70" />
      </Radix.Scrollbar>
    </Radix.Root>
  );
}
