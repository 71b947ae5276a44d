import { isTodaySomewhere } from '@hearthway/domain/calendar';
import { chooseNudge, notificationTag } from '@hearthway/domain/daily-nudge/choose-nudge';
import type { ClaimNudgeRequest, ClaimNudgeResponse } from '@hearthway/domain/daily-nudge/contract';
import { afterNudge, skipReason } from '@hearthway/domain/daily-nudge/skip-reason';
import { focusWord, savedFocus } from '@hearthway/domain/focus/focus-choice';
import { SCORECARD_MESSAGES } from '@hearthway/domain/scorecard/messages';
import { eq } from 'drizzle-orm';
import type { Database, MemberSession, Tx } from '../../db/database.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { userNudgePrefs } from '../../db/tables/user-nudge-prefs.ts';
import { HttpProblem } from '../../http/problem.ts';

/**
 * Hands today's nudge to whoever asks first. The member's row is locked meanwhile, so a second tab or
 * device that asks at the same moment hears that it was shown.
 */
export async function claimNudge(
  db: Database,
  who: MemberSession,
  { today, focusChosen }: ClaimNudgeRequest,
  now: Date,
  random: () => number,
): Promise<ClaimNudgeResponse> {
  if (!isTodaySomewhere(today, now)) {
    throw new HttpProblem(422, 'not_today_anywhere', SCORECARD_MESSAGES.notToday);
  }
  return await db.asMember(who, async (tx) => {
    await tx.insert(userNudgePrefs).values({ userId: who.userId }).onConflictDoNothing();
    const [prefs, focus] = await Promise.all([lockedPrefs(tx), focusOf(tx)]);
    // A member who has just chosen a focus asked for a nudge: no snooze stands in the way.
    const reason = focusChosen ? null : skipReason(prefs, now, today);
    if (reason) return { claimed: false, reason };
    const nudge = chooseNudge(focus, prefs.lastRuleShown, random);
    const { dailyLastShown, lastRuleShown } = afterNudge(prefs, nudge.key, today);
    await tx
      .update(userNudgePrefs)
      .set({ dailyLastShown, lastRuleShown })
      .where(eq(userNudgePrefs.userId, who.userId));
    return { claimed: true, nudge, tag: notificationTag(focus) };
  });
}

async function lockedPrefs(tx: Tx) {
  const [prefs] = await tx.select().from(userNudgePrefs).limit(1).for('update');
  if (!prefs) throw new Error('a member has no nudge preferences');
  return prefs;
}

async function focusOf(tx: Tx) {
  const [profile] = await tx
    .select({ focus: profiles.focus, nudgeFocus: profiles.nudgeFocus })
    .from(profiles)
    .limit(1);
  return profile ? focusWord(savedFocus(profile)) : null;
}
