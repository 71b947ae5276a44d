import { toMeResponse } from '@hearthway/domain/account/me';
import { isPersonalisationAllowed } from '@hearthway/domain/consent/personalisation';
import type { HomeQuery, HomeResponse } from '@hearthway/domain/home/contract';
import { isTimely } from '@hearthway/domain/home/timely-offer';
import { todayItems } from '@hearthway/domain/home/today';
import { nudgeReason } from '@hearthway/domain/nudge-card/explain';
import { type NudgeSituation, nudgeCard } from '@hearthway/domain/nudge-card/nudge-card';
import { offerCardBody } from '@hearthway/domain/offers/offer-card-body';
import { offerLimit, offersForMember } from '@hearthway/domain/offers/offers-for-member';
import { historyStart } from '@hearthway/domain/scorecard/streaks';
import type { Call } from '../../db/call.ts';
import { requireToday } from '../../member/day.ts';
import { type HomeRow, readHomeRow } from './home-row.ts';

export async function readHome(
  { db, who, now }: Call,
  { today, debug }: HomeQuery,
): Promise<HomeResponse> {
  requireToday(today, now);
  const isDebug = debug === 'offers';
  const moment = { since: historyStart(today), today, now, isDebug };
  const row = await db.read(who, (tx) => readHomeRow(tx, moment));
  const { profile, checkins, settings, quizResult } = row;
  const consented = isPersonalisationAllowed(row.consents);
  const me = toMeResponse(profile, now);
  return {
    me,
    today: todayItems({ ...row, today, now, path: { ...profile, quizResult } }),
    scorecard: { days: checkins, ...settings },
    openCommitments: me.membership.isPremiumActive ? row.openCommitments : 0,
    hasReminder: row.hasReminder || profile.nudgeFocus !== null,
    nudge: chooseNudge({ ...row, now, today, consented, dismissedThisVisit: false }),
    offers: chooseOffers(row, consented, isDebug, now),
  };
}

/** The browser hides a card that was dismissed during this visit; the server cannot know. */
function chooseNudge(situation: NudgeSituation): HomeResponse['nudge'] {
  const card = nudgeCard(situation);
  if (!card.show) return null;
  const { ruleId, variant, voice, message, links, why } = card;
  return { ruleId, variant, voice, message, links, reason: nudgeReason(why) };
}

/** The widest screen shows this many offers; narrower screens show fewer. */
function chooseOffers(
  { profile, offers: all, ...row }: HomeRow,
  consented: boolean,
  isDebug: boolean,
  now: Date,
): HomeResponse['offers'] {
  const { isPremiumActive } = toMeResponse(profile, now).membership;
  const debug = isDebug ? { isAdmin: profile.role === 'inner-circle' } : null;
  const timely = isDebug ? all : all.filter((offer) => isTimely(offer, { ...row, now }));
  const chosen = offersForMember(timely, { member: profile, now, consented, debug });
  return (isDebug ? chosen : chosen.slice(0, offerLimit(false))).map((included) =>
    offerCardBody(included, profile, isPremiumActive),
  );
}
