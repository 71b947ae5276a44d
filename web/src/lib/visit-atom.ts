import { type Atom, createAtom } from '@tanstack/react-store';

/**
 * Text kept in sessionStorage until the tab is closed. If storage is blocked, it lasts as long as
 * the page.
 */
export function visitAtom(key: string): Atom<string | null> {
  const atom = createAtom(stored(key));
  atom.subscribe((text) => {
    try {
      sessionStorage.setItem(key, text ?? '');
    } catch {
      // Storage is blocked; the text stays in memory.
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
