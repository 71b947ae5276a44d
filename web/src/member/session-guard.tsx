import type { ReactNode } from 'react';

export function SessionGuard({ children }: { children: ReactNode }) {
  return children;
}
