import type { HomeResponse } from '@hearthway/domain/home/contract';
import type { WelcomeStep } from '@hearthway/domain/welcome/steps';
import { createAtom, useSelector } from '@tanstack/react-store';
import { welcomeWrite } from './welcome-write.ts';

/**
 * Remembers that this member has just finished the welcome, because Home's stored data contains it
 * until it has been fetched again.
 */
const finishedBy = createAtom<string | null>(null);

export const finishWelcome = (memberId: string): void => finishedBy.set(memberId);

/**
 * The result is null if the welcome is over. A step whose answer has not been sent yet counts as
 * done, so the welcome works offline.
 */
export function useOpenSteps(home: HomeResponse | undefined): WelcomeStep[] | null {
  const unsent = new Set(welcomeWrite.useWaiting().map(({ payload }) => payload.step));
  const isFinished = useSelector(finishedBy) === home?.me.userId;
  const open = home?.welcome.open;
  if (!open || isFinished || unsent.has('finish')) return null;
  return open.filter((step) => !unsent.has(step));
}
