import { useSelector } from '@tanstack/react-store';
import { visitAtom } from './visit-atom.ts';

const mark = visitAtom('hearthway.quiet-visit');

/** After a crisis message the visit stays quiet until the tab is closed: no offers, no nudges. */
export const quietVisit = {
  isQuiet: (): boolean => mark.get() === '1',
  begin: (): void => mark.set('1'),
};

export const useQuietVisit = (): boolean => useSelector(mark, (text) => text === '1');
