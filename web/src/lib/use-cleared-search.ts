import { useState } from 'react';

/** The desk's menu links to a list without its search, so the search field has to be cleared too. */
export function useClearedSearch(stored: string, clear: () => void): void {
  const [known, setKnown] = useState(stored);
  if (stored === known) return;
  setKnown(stored);
  if (stored === '') clear();
}
