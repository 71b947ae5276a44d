import { createContext, use, useState } from 'react';

export interface Checks {
  isChecked(item: string): boolean;
  toggle(item: string): void;
}

const ChecksContext = createContext<Checks | null>(null);
export const ChecksProvider = ChecksContext.Provider;

/**
 * Returns the state of a checkbox: from the ticks that the page stores, or from local state if the
 * page stores none.
 */
export function useCheck(item: string, isInitiallyChecked: boolean) {
  const stored = use(ChecksContext);
  const [local, setLocal] = useState(isInitiallyChecked);
  return stored
    ? { checked: stored.isChecked(item), toggle: () => stored.toggle(item) }
    : { checked: local, toggle: () => setLocal(!local) };
}
