import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import type { DeadWorker } from './handover-journal.ts';
import { journalKey } from './handover-journal.ts';
import type { LetterReader } from './letter-mail.ts';

export interface WaitingReader extends LetterReader {
  mayGet: boolean;
  tries: number;
}

export type Fate = 'sent' | 'unconfirmed' | 'bounced' | 'refused';

/** After writing about a crisis, members get no letters until their quiet time is over. */
export async function readWaiting(
  tx: Tx,
  { letterId, now, limit }: { letterId: string; now: Date; limit: number },
): Promise<WaitingReader[]> {
  const { rows } = await tx.execute<{
    user_id: string;
    email: string | null;
    first_name: string;
    may_get: boolean;
    tries: number;
  }>(sql`
    select r.user_id, u.email, p.first_name, r.tries, app.may_get_letters(r.user_id) as may_get
    from app.letter_recipients r
    join auth.users u on u.id = r.user_id
    join profiles p on p.user_id = r.user_id
    left join reminder_settings s on s.user_id = r.user_id
    where r.letter_id = ${letterId}::uuid and r.state = 'waiting'
      and (r.try_after is null or r.try_after <= ${now.toISOString()}::timestamptz)
      and (s.quiet_until is null or s.quiet_until <= ${now.toISOString()}::timestamptz)
    order by r.user_id limit ${limit}`);
  return rows.map((row) => ({
    userId: row.user_id,
    email: row.email ?? '',
    firstName: row.first_name,
    mayGet: row.may_get && row.email !== null,
    tries: row.tries,
  }));
}

interface Turn {
  letterId: string;
  userId: string;
  worker: string;
  now: Date;
}

export async function handOver(tx: Tx, { letterId, userId, worker, now }: Turn): Promise<boolean> {
  const { rows } = await tx.execute<{ ok: number }>(sql`
    update app.letter_recipients r set state = 'handed', worker = ${worker}::uuid,
      at = ${now.toISOString()}
    where r.letter_id = ${letterId}::uuid and r.user_id = ${userId}::uuid and r.state = 'waiting'
      and app.may_get_letters(r.user_id)
      and exists (select from app.letters l where l.id = r.letter_id and l.state = 'sending')
    returning 1 as ok`);
  return rows.length > 0;
}

export async function settle(
  tx: Tx,
  { letterId, userId, worker, now }: Turn,
  fate: Fate,
): Promise<void> {
  await tx.execute(sql`
    update app.letter_recipients set state = ${fate}, at = ${now.toISOString()}
    where letter_id = ${letterId}::uuid and user_id = ${userId}::uuid
      and (state = 'waiting' or worker = ${worker}::uuid and state in ('handed', 'unconfirmed'))`);
}

export async function putBack(
  tx: Tx,
  { letterId, userId, worker }: Turn,
  later: { tryAfter: Date; countsAsTry: boolean } | null,
): Promise<void> {
  await tx.execute(sql`
    update app.letter_recipients set state = 'waiting', worker = null,
      tries = tries + ${later?.countsAsTry ? 1 : 0},
      try_after = ${later?.tryAfter.toISOString() ?? null}::timestamptz
    where letter_id = ${letterId}::uuid and user_id = ${userId}::uuid
      and (state = 'waiting' or worker = ${worker}::uuid and state = 'handed')`);
}

export async function skip(tx: Tx, { letterId, userId, now }: Omit<Turn, 'worker'>): Promise<void> {
  await tx.execute(sql`
    update app.letter_recipients set state = 'skipped', at = ${now.toISOString()}
    where letter_id = ${letterId}::uuid and user_id = ${userId}::uuid and state = 'waiting'
      and not app.may_get_letters(user_id)`);
}

/**
 * After a process has died, the letters that it had not sent completely are sent again. Its other
 * letters may have been delivered, so they are not.
 */
export async function settleDeadWorker(tx: Tx, { worker, finished }: DeadWorker): Promise<void> {
  const { rows } = await tx.execute<{ letter_id: string; user_id: string }>(sql`
    select letter_id, user_id from app.letter_recipients
    where worker = ${worker}::uuid and state = 'handed' for update`);
  for (const { letter_id: letterId, user_id: userId } of rows) {
    const isFinished = finished.has(journalKey(letterId, userId));
    await tx.execute(sql`
      update app.letter_recipients set state = ${isFinished ? 'unconfirmed' : 'waiting'}
      where letter_id = ${letterId}::uuid and user_id = ${userId}::uuid`);
  }
  await tx.execute(sql`update app.letter_sender set working_until = null
    where worker = ${worker}::uuid`);
}
