import { toMeResponse } from '@hearthway/domain/account/me';
import type { DayKey } from '@hearthway/domain/calendar';
import { isPersonalisationAllowed } from '@hearthway/domain/consent/personalisation';
import type { HomeQuery, HomeResponse } from '@hearthway/domain/home/contract';
import { pathTag } from '@hearthway/domain/home/path-reason';
import { isTimely, nudgeTargets, repeatsNudge } from '@hearthway/domain/home/timely-offer';
import { type TodayItem, todayItems } from '@hearthway/domain/home/today';
import { insightForHome, isHardStretch } from '@hearthway/domain/insights/shown-insights';
import { isOnHome, monthBefore, startOfMonth } from '@hearthway/domain/monthly-review/month';
import { nudgeReason } from '@hearthway/domain/nudge-card/explain';
import { type NudgeSituation, nudgeCard } from '@hearthway/domain/nudge-card/nudge-card';
import { offerCardBody } from '@hearthway/domain/offers/offer-card-body';
import { offerLimit, offersForMember } from '@hearthway/domain/offers/offers-for-member';
import type { PublicConfig } from '@hearthway/domain/public-config';
import { readForNudge, readsForTag } from '@hearthway/domain/quick-router/short-reads';
import type { ShortRead } from '@hearthway/domain/resources/short-read';
import { historyStart } from '@hearthway/domain/scorecard/streaks';
import { isFirstVisit, openWelcomeSteps } from '@hearthway/domain/welcome/steps';
import type { Call } from '../../db/call.ts';
import { requireToday } from '../../member/day.ts';
import { type HomeRow, readHomeRow } from './home-row.ts';

export async function readHome(
  { db, who, now }: Call,
  { today, debug }: HomeQuery,
  links: PublicConfig['links'],
): Promise<HomeResponse> {
  requireToday(today, now);
  const isDebug = debug === 'offers';
  const moment = { since: historyStart(today), today, now, isDebug };
  const row = await db.read(who, (tx) => readHomeRow(tx, moment));
  const { profile, checkins, settings, quizResult } = row;
  const consented = isPersonalisationAllowed(row.consents);
  const me = toMeResponse(profile, now);
  const items = todayItems({ ...row, today, now, path: { ...profile, quizResult } });
  const nudge = chooseNudge(
    { ...row, now, today, consented, dismissedThisVisit: false },
    row.reads,
  );
  return {
    me,
    today: items,
    scorecard: { days: checkins, ...settings },
    openCommitments: me.membership.isPremiumActive ? row.openCommitments : 0,
    welcome: getWelcome(row, items, { today, now }),
    read: chooseRead(row),
    hasExperiment: row.hasExperiment,
    hasReview: hasNewReview(row, today),
    insight: chooseInsight(row, today),
    nudge,
    offers: chooseOffers(row, {
      consented,
      isDebug,
      now,
      targets: nudgeTargets(nudge?.links ?? [], links),
    }),
  };
}

function getWelcome(
  { welcome, profile, checkins, lastPulseAt }: HomeRow,
  items: readonly TodayItem[],
  { today, now }: { today: DayKey; now: Date },
): HomeResponse['welcome'] {
  if (profile.role !== 'member') return { open: null, isFirstVisit: false };
  const hasPath = items.some(({ kind, done }) => kind === 'path' && done);
  const finish = welcome.find(({ step }) => step === 'finish');
  const open = openWelcomeSteps({
    recorded: welcome.map(({ step }) => step),
    firstName: profile.firstName,
    isKnown: hasPath || checkins.length > 0 || lastPulseAt !== null,
  });
  const isNew = lastPulseAt === null && checkins.every(({ date }) => date === today);
  const isWelcomed = open !== null || finish !== undefined;
  return { open, isFirstVisit: isNew && isWelcomed && isFirstVisit(finish?.at ?? null, now) };
}

function chooseRead({ profile, quizResult, reads }: HomeRow): ShortRead | null {
  const why = pathTag({ ...profile, quizResult });
  return why && (readsForTag(reads, why.tag, why.gender ?? profile.gender)[0] ?? null);
}

function hasNewReview({ profile, checkins, reviewSeenFor }: HomeRow, today: DayKey): boolean {
  const lastMonth = monthBefore(today);
  const hasRecords = checkins.some(({ date }) => startOfMonth(date) === lastMonth);
  return isOnHome({ joinedAt: profile.createdAt, hasRecords, seenFor: reviewSeenFor }, today);
}

function chooseInsight(
  { insights, insightMarks: marks, settings: { hidden }, feelings }: HomeRow,
  today: DayKey,
): HomeResponse['insight'] {
  const isHard = isHardStretch(feelings, today);
  return insightForHome({ insights, marks, hidden, today, isHardStretch: isHard });
}

function chooseNudge(
  situation: NudgeSituation,
  reads: readonly ShortRead[],
): HomeResponse['nudge'] {
  const card = nudgeCard(situation);
  if (!card.show) return null;
  const { ruleId, variant, voice, message, links, why } = card;
  const read = readForNudge(reads, variant, situation.profile.gender);
  return { ruleId, variant, voice, message, links, reason: nudgeReason(why), read };
}

function chooseOffers(
  { profile, offers: all, ...row }: HomeRow,
  {
    consented,
    isDebug,
    now,
    targets,
  }: { consented: boolean; isDebug: boolean; now: Date; targets: ReadonlySet<string> },
): HomeResponse['offers'] {
  const { isPremiumActive } = toMeResponse(profile, now).membership;
  const debug = isDebug ? { isAdmin: profile.role === 'inner-circle' } : null;
  const timely = isDebug
    ? all
    : all.filter((offer) => isTimely(offer, row) && !repeatsNudge(offer, targets));
  const chosen = offersForMember(timely, { member: profile, now, consented, debug });
  return (isDebug ? chosen : chosen.slice(0, offerLimit(false))).map((included) =>
    offerCardBody(included, profile, isPremiumActive),
  );
}
