import { chooseNudge, notificationTag } from '@hearthway/domain/daily-nudge/choose-nudge';
import type { ClaimNudgeRequest, ClaimNudgeResponse } from '@hearthway/domain/daily-nudge/contract';
import { afterNudge, skipReason } from '@hearthway/domain/daily-nudge/skip-reason';
import { focusWord, savedFocus } from '@hearthway/domain/focus/focus-choice';
import type { Call } from '../../db/call.ts';
import { requireToday } from '../../member/day.ts';
import { lockedNudgePrefs, saveNudgePrefs } from '../../member/nudge-prefs.ts';
import { readProfile } from '../../member/profile.ts';
import { nudgeWords, wordsOf } from '../../member/words.ts';

/**
 * Hands today's nudge to whoever asks first. The member's row is locked meanwhile, so a second tab or
 * device that asks at the same moment hears that it was shown.
 */
export async function claimNudge(
  { db, who, now, random }: Call & { random: () => number },
  { today, focusChosen }: ClaimNudgeRequest,
): Promise<ClaimNudgeResponse> {
  requireToday(today, now);
  return await db.write(who, async (tx) => {
    const [prefs, profile] = await Promise.all([
      lockedNudgePrefs({ tx, who, now }),
      readProfile(tx),
    ]);
    // A member who has just chosen a focus asked for a nudge: no snooze stands in the way.
    const reason = focusChosen ? null : skipReason(prefs, now, today);
    if (reason) return { claimed: false, reason };
    const focus = focusWord(savedFocus(profile));
    const chosen = chooseNudge(focus, prefs.lastRuleShown, random);
    const nudge = { ...chosen, text: await wordsOf(tx, nudgeWords(chosen.key), chosen.text) };
    await saveNudgePrefs({ tx, who, now }, afterNudge(prefs, nudge.key, today));
    return { claimed: true, nudge, tag: notificationTag(focus) };
  });
}
