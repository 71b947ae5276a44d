import type { HomeResponse } from '@hearthway/domain/home/contract';
import { openFirstSteps } from '@hearthway/domain/home/first-steps';
import { homeCards } from '@hearthway/domain/home/home-cards';
import { offersInstall } from '@hearthway/domain/install/install-offer';
import { useEffect } from 'react';
import { useWasAnswered } from '../../../features/install/answered.ts';
import { useInstallWay } from '../../../lib/install-prompt.ts';
import { useQuietVisit } from '../../../lib/quiet-visit.ts';
import { useMemberId } from '../../../session/session.ts';
import { rememberHere, wasHere } from './first-visit.ts';
import { useSkippedSteps } from './use-skipped-steps.ts';

/** Which cards this member's home has, and what is left of the first steps. */
export function useHomeCards(data: HomeResponse | undefined) {
  const memberId = useMemberId();
  const isQuiet = useQuietVisit();
  const way = useInstallWay();
  const wasAnswered = useWasAnswered();
  const { skipped, skip } = useSkippedSteps(memberId);

  const path = data?.today.find((item) => item.kind === 'path');
  const checkin = data?.today.find((item) => item.kind === 'checkin');
  const hasPath = path?.done === true;
  // A tap of this moment is in the list of the day before it is in the history.
  const checkinDays = Math.max(
    data?.scorecard.days.length ?? 0,
    checkin && checkin.rated > 0 ? 1 : 0,
  );
  const steps = data
    ? openFirstSteps({
        firstName: data.me.firstName,
        hasPath,
        hasReminder: data.hasReminder,
        checkinDays,
        skipped,
      })
    : [];
  // Before anything is known, as this browser remembers it: the welcome must not change its size.
  const isFirstVisit = data ? steps.length > 0 : !wasHere(memberId);
  const isKnown = data !== undefined;
  useEffect(() => {
    if (isKnown) rememberHere(memberId, isFirstVisit);
  }, [isKnown, memberId, isFirstVisit]);

  const membership = data?.me.membership;
  const cards = homeCards({
    hasFirstSteps: steps.length > 0,
    hasPath,
    hasCommitments: (data?.openCommitments ?? 0) > 0,
    hasLapsed: membership?.isPremium === true && !membership.isPremiumActive,
    hasNudge: data?.nudge != null,
    isQuiet,
    offersInstall: offersInstall({
      checkinDays,
      canInstall: way === 'prompt' || way === 'menu',
      isInstalled: way === 'installed',
      wasAnswered,
    }),
  });
  return { cards, steps, skip, isFirstVisit, track: hasPath ? path.track : null };
}
