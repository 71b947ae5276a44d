import { meOf } from '@hearthway/domain/account/me';
import { isPersonalisationAllowed } from '@hearthway/domain/consent/personalisation';
import type { HomeQuery, HomeResponse } from '@hearthway/domain/home/contract';
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
  const row = await db.read(who, (tx) => readHomeRow(tx, historyStart(today)));
  const { profile, checkins, lastPulseAt, quizResult } = row;
  const consented = isPersonalisationAllowed(row.consents);
  return {
    me: meOf(profile, now),
    today: todayItems({ today, now, checkins, lastPulseAt, path: { ...profile, quizResult } }),
    nudge: nudge({ ...row, now, today, consented, dismissedThisVisit: false }),
    offers: offers(row, consented, debug === 'offers', now),
  };
}

/** What was dismissed in this visit only the browser knows; it hides the card itself. */
function nudge(situation: NudgeSituation): HomeResponse['nudge'] {
  const card = nudgeCard(situation);
  if (!card.show) return null;
  const { ruleId, variant, voice, message, links, why } = card;
  return { ruleId, variant, voice, message, links, reason: nudgeReason(why) };
}

/** As many as the widest rail shows; a narrow one shows fewer of the same. */
function offers(
  { profile, offers: all }: HomeRow,
  consented: boolean,
  isDebug: boolean,
  now: Date,
): HomeResponse['offers'] {
  const { isPremiumActive } = meOf(profile, now).membership;
  const debug = isDebug ? { isAdmin: profile.role === 'inner-circle' } : null;
  const chosen = offersForMember(all, { member: profile, now, consented, debug });
  return (isDebug ? chosen : chosen.slice(0, offerLimit(false))).map((included) =>
    offerCardBody(included, profile, isPremiumActive),
  );
}
