import { chooseNudge, notificationTag } from '@hearthway/domain/daily-nudge/choose-nudge';
import type { ClaimNudgeRequest, ClaimNudgeResponse } from '@hearthway/domain/daily-nudge/contract';
import { markNudgeShown, skipReason } from '@hearthway/domain/daily-nudge/skip-reason';
import { parseFocusWord, savedFocus } from '@hearthway/domain/focus/focus-choice';
import type { Call } from '../../db/call.ts';
import { requireToday } from '../../member/day.ts';
import { lockNudgePrefs, saveNudgePrefs } from '../../member/nudge-prefs.ts';
import { nudgeKey, readPracticeSetting } from '../../member/practice-settings.ts';
import { readProfile } from '../../member/profile.ts';

export async function claimNudge(
  { db, who, now, random }: Call & { random: () => number },
  { today, focusChosen }: ClaimNudgeRequest,
): Promise<ClaimNudgeResponse> {
  requireToday(today, now);
  return await db.write(who, async (tx) => {
    const [prefs, profile] = await Promise.all([lockNudgePrefs({ tx, who, now }), readProfile(tx)]);
    // A member who has just chosen a focus expects a nudge, even if nudges are snoozed.
    const reason = focusChosen ? null : skipReason(prefs, now, today);
    if (reason) return { claimed: false, reason };
    const focus = parseFocusWord(savedFocus(profile));
    const chosen = chooseNudge(focus, prefs.lastRuleShown, random);
    const nudge = {
      ...chosen,
      text: await readPracticeSetting(tx, nudgeKey(chosen.key), chosen.text),
    };
    await saveNudgePrefs({ tx, who, now }, markNudgeShown(prefs, nudge.key, today));
    return { claimed: true, nudge, tag: notificationTag(focus) };
  });
}
