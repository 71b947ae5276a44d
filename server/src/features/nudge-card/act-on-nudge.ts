import type { NudgeActionRequest } from '@hearthway/domain/nudge-card/contract';
import { afterDontShowAgain, afterNotNow } from '@hearthway/domain/nudge-card/prefs';
import { eq } from 'drizzle-orm';
import type { Database, MemberSession, Tx } from '../../db/database.ts';
import { insertEvent } from '../../db/insert-event.ts';
import { userNudgePrefs } from '../../db/tables/user-nudge-prefs.ts';
import { requireToday } from '../../http/member-day.ts';

/** The row is held meanwhile, so that two tabs do not undo each other's choice. */
export async function actOnNudge(
  db: Database,
  who: MemberSession,
  { action, ruleId, today }: NudgeActionRequest,
  now: Date,
): Promise<void> {
  requireToday(today, now);
  await db.asMember(who, async (tx) => {
    const prefs = await lockedPrefs(tx, who);
    const after =
      action === 'not_now'
        ? afterNotNow(prefs, now, today)
        : afterDontShowAgain(prefs, ruleId, today);
    await Promise.all([
      tx
        .update(userNudgePrefs)
        .set({ ...after, hiddenRules: [...after.hiddenRules] })
        .where(eq(userNudgePrefs.userId, who.userId)),
      insertEvent(tx, who, 'nudge_dismissed', { action }, now),
    ]);
  });
}

async function lockedPrefs(tx: Tx, { userId }: MemberSession) {
  const [, [prefs]] = await Promise.all([
    tx.insert(userNudgePrefs).values({ userId }).onConflictDoNothing(),
    tx.select().from(userNudgePrefs).limit(1).for('update'),
  ]);
  if (!prefs) throw new Error('a member has no nudge preferences');
  return prefs;
}
