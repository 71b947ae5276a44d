import { type Atom, createAtom } from '@tanstack/react-store';

/** A text that lasts until the tab is closed; where the browser keeps nothing, as long as the page. */
export function visitAtom(key: string): Atom<string | null> {
  const atom = createAtom(stored(key));
  atom.subscribe((text) => {
    try {
      sessionStorage.setItem(key, text ?? '');
    } catch {
      // Then this page alone remembers it.
    }
  });
  return atom;
}

function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
