import type { DayKey } from '@hearthway/domain/calendar';
import { dayStartMinute } from '@hearthway/domain/day-start/day-start';
import { stillDayText } from '@hearthway/domain/day-start/hour-text';
import { dayName } from '@hearthway/domain/format';
import type { HomeResponse } from '@hearthway/domain/home/contract';
import { dayPart } from '@hearthway/domain/home/day-part';
import { homeCards } from '@hearthway/domain/home/home-cards';
import { heroLine } from '@hearthway/domain/home/messages';
import { planToday } from '@hearthway/domain/home/plan-today';
import { offersInstall } from '@hearthway/domain/install/install-offer';
import { countGoodDays } from '@hearthway/domain/scorecard/streaks';
import { useEffect } from 'react';
import { useHasAnsweredInstallOffer } from '../../../features/install/answered.ts';
import { calendarDay } from '../../../lib/calendar-day.ts';
import { dayStart } from '../../../lib/day-start.ts';
import { useInstallMethod } from '../../../lib/install-prompt.ts';
import { useToday } from '../../../lib/local-time.ts';
import { useQuietVisit } from '../../../lib/quiet-visit.ts';
import { useMemberId } from '../../../session/session.ts';
import { hasVisitedBefore, rememberVisit } from './first-visit.ts';

export function useHomeCards(data: HomeResponse | undefined) {
  const memberId = useMemberId();
  const isQuiet = useQuietVisit();
  const installMethod = useInstallMethod();
  const wasAnswered = useHasAnsweredInstallOffer();

  const path = data?.today.find((item) => item.kind === 'path');
  const checkin = data?.today.find((item) => item.kind === 'checkin');
  const gratitude = data?.today.find((item) => item.kind === 'gratitude');
  const journey = data?.today.find((item) => item.kind === 'journey');
  const pulse = data?.today.find((item) => item.kind === 'pulse');
  const isPulseDue = pulse?.done === false && pulse.daysSinceLast !== null;
  const today = useToday();
  const hasPath = path?.done === true;
  const checkinDays = Math.max(
    data?.scorecard.days.length ?? 0,
    checkin && checkin.rated > 0 ? 1 : 0,
  );
  const plan = planToday(data?.today ?? [], dayPart(new Date().getHours()));
  const isFirstVisit = data ? data.welcome.isFirstVisit : !hasVisitedBefore(memberId);
  const isKnown = data !== undefined;
  useEffect(() => {
    if (isKnown) rememberVisit(memberId, isFirstVisit);
  }, [isKnown, memberId, isFirstVisit]);

  const membership = data?.me.membership;
  const cards = homeCards({
    hasNextStep: plan.next !== null,
    hasMoreToday: plan.more.length > 0,
    hasExperiment: data?.hasExperiment === true,
    hasReview: data?.hasReview === true,
    hasInsight: data?.insight != null,
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
  return {
    cards,
    plan,
    isFirstVisit,
    track: hasPath ? path.track : null,
    isDayDone: checkin?.done === true && gratitude?.done === true && !isPulseDue,
    line: heroLine({
      day: dayInWords(today),
      isPulseDue,
      film: (journey?.next ?? path?.next)?.film ?? null,
      goodDays:
        data && !checkin?.streak ? countGoodDays(data.scorecard.days, today, data.scorecard) : 0,
    }),
  };
}

function dayInWords(today: DayKey): string {
  const now = new Date();
  if (today === calendarDay(now)) return dayName(today);
  return stillDayText(dayName(today), dayStartMinute(dayStart.get(), -now.getTimezoneOffset()));
}
