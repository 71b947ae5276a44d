import { NUDGE_PAUSE_DAYS, type NudgePauseResponse } from '@hearthway/domain/account/nudge-pause';
import { isSnoozed, type NudgePrefs } from '@hearthway/domain/nudge-card/prefs';
import type { Call } from '../../db/call.ts';
import { lockNudgePrefs, readNudgePrefs, saveNudgePrefs } from '../../member/nudge-prefs.ts';

const DAY_MS = 86_400_000;

export async function readNudgePause({ db, who, now }: Call): Promise<NudgePauseResponse> {
  return toResponse(await db.read(who, readNudgePrefs), now);
}

export function setNudgePause(
  { db, who, now }: Call,
  { paused }: { paused: boolean },
): Promise<NudgePauseResponse> {
  const snoozeUntil = paused ? new Date(now.getTime() + NUDGE_PAUSE_DAYS * DAY_MS) : null;
  return db.write(who, async (tx) => {
    const prefs = { ...(await lockNudgePrefs({ tx, who, now })), snoozeUntil };
    await saveNudgePrefs({ tx, who, now }, prefs);
    return toResponse(prefs, now);
  });
}

export function resetNudges({ db, who, now }: Call): Promise<NudgePauseResponse> {
  return db.write(who, async (tx) => {
    const before = await lockNudgePrefs({ tx, who, now });
    const prefs = { ...before, snoozeUntil: null, dailyLastShown: null };
    await saveNudgePrefs({ tx, who, now }, prefs);
    return toResponse(prefs, now);
  });
}

const toResponse = (prefs: NudgePrefs, now: Date): NudgePauseResponse => ({
  pausedUntil: isSnoozed(prefs, now) ? (prefs.snoozeUntil?.toISOString() ?? null) : null,
});
