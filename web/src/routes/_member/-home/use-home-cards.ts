import type { HomeResponse } from '@hearthway/domain/home/contract';
import { openFirstSteps } from '@hearthway/domain/home/first-steps';
import { homeCards } from '@hearthway/domain/home/home-cards';
import { offersInstall } from '@hearthway/domain/install/install-offer';
import { useEffect } from 'react';
import { useHasAnsweredInstallOffer } from '../../../features/install/answered.ts';
import { useInstallMethod } from '../../../lib/install-prompt.ts';
import { useQuietVisit } from '../../../lib/quiet-visit.ts';
import { useMemberId } from '../../../session/session.ts';
import { hasVisitedBefore, rememberVisit } from './first-visit.ts';
import { useSkippedSteps } from './use-skipped-steps.ts';

export function useHomeCards(data: HomeResponse | undefined) {
  const memberId = useMemberId();
  const isQuiet = useQuietVisit();
  const installMethod = useInstallMethod();
  const wasAnswered = useHasAnsweredInstallOffer();
  const { skipped, skip } = useSkippedSteps(memberId);

  const path = data?.today.find((item) => item.kind === 'path');
  const checkin = data?.today.find((item) => item.kind === 'checkin');
  const hasPath = path?.done === true;
  // Today's first tap appears in the Today list before the scorecard's history includes today.
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
  // Until the data arrives, this browser's memory of the member keeps the welcome from changing its
  // height.
  const isFirstVisit = data ? steps.length > 0 : !hasVisitedBefore(memberId);
  const isKnown = data !== undefined;
  useEffect(() => {
    if (isKnown) rememberVisit(memberId, isFirstVisit);
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
      canInstall: installMethod === 'prompt' || installMethod === 'menu',
      isInstalled: installMethod === 'installed',
      wasAnswered,
    }),
  });
  return { cards, steps, skip, isFirstVisit, track: hasPath ? path.track : null };
}
