import * as Radix from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';

interface TooltipGroupProps {
  delay?: number;
  children: ReactNode;
}

export function TooltipGroup({ delay = 700, children }: TooltipGroupProps) {
  return (
    <Radix.Provider delayDuration={delay} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={8}
          collisionPadding={12}
          className="z-60 max-w-64 animate-fade rounded-small bg-ink px-3 py-2 text-paper text-sm shadow-lifted"
        >
          {text}
          <Radix.Arrow className="fill-ink" width={12} height={6} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
