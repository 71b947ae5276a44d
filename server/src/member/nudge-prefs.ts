import type { NudgePrefs } from '@hearthway/domain/nudge-card/prefs';
import { eq } from 'drizzle-orm';
import type { TxCall } from '../db/call.ts';
import type { Tx } from '../db/database.ts';
import { userNudgePrefs } from '../db/tables/user-nudge-prefs.ts';

export const NO_NUDGE_PREFS: NudgePrefs = {
  snoozeUntil: null,
  hiddenRules: [],
  dailyLastShown: null,
  lastRuleShown: null,
};

export async function readNudgePrefs(tx: Tx): Promise<NudgePrefs> {
  const [prefs] = await tx.select().from(userNudgePrefs).limit(1);
  return prefs ?? NO_NUDGE_PREFS;
}

export async function lockNudgePrefs({ tx, who }: TxCall): Promise<NudgePrefs> {
  const [, [prefs]] = await Promise.all([
    tx.insert(userNudgePrefs).values({ userId: who.userId }).onConflictDoNothing(),
    tx.select().from(userNudgePrefs).limit(1).for('update'),
  ]);
  if (!prefs)
    throw new Error('a member has no row in user_nudge_prefs although it was just created');
  return prefs;
}

export async function saveNudgePrefs({ tx, who }: TxCall, prefs: NudgePrefs): Promise<void> {
  const { snoozeUntil, hiddenRules, dailyLastShown, lastRuleShown } = prefs;
  await tx
    .update(userNudgePrefs)
    .set({ snoozeUntil, hiddenRules: [...hiddenRules], dailyLastShown, lastRuleShown })
    .where(eq(userNudgePrefs.userId, who.userId));
}
