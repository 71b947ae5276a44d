import { createContext, use, useState } from 'react';

/** Which items of a body's checklists are ticked, by their text. */
export interface Checks {
  isChecked(item: string): boolean;
  toggle(item: string): void;
}

const ChecksContext = createContext<Checks | null>(null);
export const ChecksProvider = ChecksContext.Provider;

/** The ticks that the page keeps, or, where it keeps none, ticks that last as long as the page. */
export function useCheck(item: string, writtenAsDone: boolean) {
  const kept = use(ChecksContext);
  const [own, setOwn] = useState(writtenAsDone);
  return kept
    ? { checked: kept.isChecked(item), toggle: () => kept.toggle(item) }
    : { checked: own, toggle: () => setOwn(!own) };
}
