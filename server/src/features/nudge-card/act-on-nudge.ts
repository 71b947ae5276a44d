import type { NudgeActionRequest } from '@hearthway/domain/nudge-card/contract';
import { applyDontShowAgain, applyNotNow } from '@hearthway/domain/nudge-card/prefs';
import type { Call } from '../../db/call.ts';
import { requireToday } from '../../member/day.ts';
import { recordEvent } from '../../member/events.ts';
import { lockNudgePrefs, saveNudgePrefs } from '../../member/nudge-prefs.ts';

export async function actOnNudge(
  { db, who, now }: Call,
  { action, ruleId, today }: NudgeActionRequest,
): Promise<void> {
  requireToday(today, now);
  await db.write(who, async (tx) => {
    const call = { tx, who, now };
    const prefs = await lockNudgePrefs(call);
    const after =
      action === 'not_now'
        ? applyNotNow(prefs, now, today)
        : applyDontShowAgain(prefs, ruleId, today);
    await Promise.all([
      saveNudgePrefs(call, after),
      recordEvent(call, { event: 'nudge_dismissed', props: { action } }),
    ]);
  });
}
