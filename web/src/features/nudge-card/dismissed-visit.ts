import { useSelector } from '@tanstack/react-store';
import { visitAtom } from '../../lib/visit-atom.ts';

/** A dismissed nudge stays hidden in this tab even if the server could not store the dismissal. */
const dismissedBy = visitAtom('hearthway.nudge-dismissed');

export const dismissForThisVisit = (memberId: string): void => dismissedBy.set(memberId);

export const useDismissedThisVisit = (memberId: string): boolean =>
  useSelector(dismissedBy) === memberId;
