import { useSelector } from '@tanstack/react-store';
import { visitAtom } from '../../lib/visit-atom.ts';

/** Whose card was put away in this visit: until the tab is closed, whatever the server knows of it. */
const dismissedBy = visitAtom('hearthway.nudge-dismissed');

export const dismissForThisVisit = (memberId: string): void => dismissedBy.set(memberId);

export const useDismissedThisVisit = (memberId: string): boolean =>
  useSelector(dismissedBy) === memberId;
