import { createContext, use, useState } from 'react';

export interface Checks {
  isChecked(item: string): boolean;
  toggle(item: string): void;
}

const ChecksContext = createContext<Checks | null>(null);
export const ChecksProvider = ChecksContext.Provider;

export function useCheck(item: string, isInitiallyChecked: boolean) {
  const stored = use(ChecksContext);
  const [local, setLocal] = useState(isInitiallyChecked);
  return stored
    ? { checked: stored.isChecked(item), toggle: () => stored.toggle(item) }
    : { checked: local, toggle: () => setLocal(!local) };
}
