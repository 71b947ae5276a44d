import { useSelector } from '@tanstack/react-store';
import { visitAtom } from './visit-atom.ts';

const mark = visitAtom('hearthway.quiet-visit');

/**
 * Remembers that the member wrote about a crisis during this visit. Until the tab is closed, the
 * app shows no offers and no nudges.
 */
export const quietVisit = {
  isQuiet: (): boolean => mark.get() === '1',
  begin: (): void => mark.set('1'),
};

export const useQuietVisit = (): boolean => useSelector(mark, (text) => text === '1');
