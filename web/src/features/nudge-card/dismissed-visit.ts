import { useSelector } from '@tanstack/react-store';
import { visitAtom } from '../../lib/visit-atom.ts';

/** The member who dismissed the card in this tab. Holds even if the server could not store it. */
const dismissedBy = visitAtom('hearthway.nudge-dismissed');

export const dismissForThisVisit = (memberId: string): void => dismissedBy.set(memberId);

export const useDismissedThisVisit = (memberId: string): boolean =>
  useSelector(dismissedBy) === memberId;
