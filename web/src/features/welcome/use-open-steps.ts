import type { HomeResponse } from '@hearthway/domain/home/contract';
import type { WelcomeStep } from '@hearthway/domain/welcome/steps';
import { createAtom, useSelector } from '@tanstack/react-store';
import { welcomeWrite } from './welcome-write.ts';

/**
 * Until Home is refetched, its cached data still contains the welcome. This value remembers that
 * the member has just finished it.
 */
const finishedBy = createAtom<string | null>(null);

export const finishWelcome = (memberId: string): void => finishedBy.set(memberId);

export function useOpenSteps(home: HomeResponse | undefined): WelcomeStep[] | null {
  const unsent = new Set(welcomeWrite.useWaiting().map(({ payload }) => payload.step));
  const isFinished = useSelector(finishedBy) === home?.me.userId;
  const open = home?.welcome.open;
  if (!open || isFinished || unsent.has('finish')) return null;
  return open.filter((step) => !unsent.has(step));
}
