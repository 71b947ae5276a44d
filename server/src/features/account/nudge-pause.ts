import { NUDGE_PAUSE_DAYS, type NudgePauseResponse } from '@hearthway/domain/account/nudge-pause';
import { sql } from 'drizzle-orm';
import type { Database, MemberSession, Tx } from '../../db/database.ts';

const DAY_MS = 86_400_000;

/** Until when nudges keep quiet: the same mark that "Not now" on the nudge card leaves. */
export function readNudgePause(
  db: Database,
  who: MemberSession,
  now: Date,
): Promise<NudgePauseResponse> {
  return db.readAsMember(who, (tx) => readIn(tx, now));
}

export function setNudgePause(
  db: Database,
  who: MemberSession,
  { paused, now }: { paused: boolean; now: Date },
): Promise<NudgePauseResponse> {
  const until = paused ? new Date(now.getTime() + NUDGE_PAUSE_DAYS * DAY_MS) : null;
  return db.asMember(who, async (tx) => {
    await tx.execute(
      sql`insert into user_nudge_prefs (user_id, snooze_until)
          values (${who.userId}::uuid, ${until?.toISOString() ?? null}::timestamptz)
          on conflict (user_id) do update set snooze_until = excluded.snooze_until`,
    );
    return readIn(tx, now);
  });
}

async function readIn(tx: Tx, now: Date): Promise<NudgePauseResponse> {
  const { rows } = await tx.execute<{ snooze_until: string | null }>(
    sql`select snooze_until from user_nudge_prefs`,
  );
  const until = rows[0]?.snooze_until ? new Date(rows[0].snooze_until) : null;
  return { pausedUntil: until && until > now ? until.toISOString() : null };
}
