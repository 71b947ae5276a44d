import { useSelector } from '@tanstack/react-store';
import { visitAtom } from './visit-atom.ts';

const mark = visitAtom('hearthway.quiet-visit');

/** After a message about a crisis, the app shows no offers or nudges until the tab is closed. */
export const quietVisit = {
  isQuiet: (): boolean => mark.get() === '1',
  begin: (): void => mark.set('1'),
};

export const useQuietVisit = (): boolean => useSelector(mark, (text) => text === '1');
