import { type Atom, createAtom } from '@tanstack/react-store';

export function visitAtom(key: string): Atom<string | null> {
  const atom = createAtom(stored(key));
  atom.subscribe((text) => {
    try {
      sessionStorage.setItem(key, text ?? '');
    } catch {
      // The browser blocks storage, so the value stays in memory only.
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
