import { useSelector } from '@tanstack/react-store';
import { visitAtom } from './visit-atom.ts';

const mark = visitAtom('hearthway.quiet-visit');

/**
 * A visit in which someone spoke of a crisis stays quiet until the tab is closed: no offer and no
 * nudge follows.
 */
export const quietVisit = {
  isQuiet: (): boolean => mark.get() === '1',
  begin: (): void => mark.set('1'),
};

/** Whether this visit is to stay without offers and nudges. */
export const useQuietVisit = (): boolean => useSelector(mark, (text) => text === '1');
