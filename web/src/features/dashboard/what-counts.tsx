import type { ReactNode } from 'react';
import { Disclosure } from '../../ui/disclosure.tsx';

export function WhatCounts({ children }: { children: ReactNode }) {
  return (
    <Disclosure label="What this counts">
      <p className="max-w-prose text-muted">{children}</p>
    </Disclosure>
  );
}
