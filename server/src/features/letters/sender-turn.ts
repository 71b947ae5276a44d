import type { Pace } from '@hearthway/domain/letters/pace';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database.ts';

/**
 * A process that sends letters renews its turn. After 20 seconds without a renewal, another process
 * takes over.
 */
const TURN_SECONDS = 20;
const RENEW_EVERY_MS = 5_000;

interface SenderRow extends Record<string, unknown> {
  per_minute: number | null;
  setbacks: number;
  paused_ms: number;
}

export type TurnResult = { pace: Pace; pausedMs: number } | null;

export async function takeTurn(db: Database, worker: string, most: number): Promise<TurnResult> {
  const { rows } = await db.asJobs((tx) =>
    tx.execute<SenderRow>(sql`
      update app.letter_sender set worker = ${worker}::uuid,
        working_until = clock_timestamp() + ${TURN_SECONDS} * interval '1 second'
      where worker = ${worker}::uuid or working_until is null or working_until < clock_timestamp()
      returning per_minute, setbacks, greatest(0, coalesce(
        extract(epoch from paused_until - clock_timestamp()) * 1000, 0))::int as paused_ms`),
  );
  const [row] = rows;
  if (!row) return null;
  const perMinute = Math.min(most, row.per_minute ?? most);
  return { pace: { perMinute, setbacks: row.setbacks }, pausedMs: row.paused_ms };
}

export function keepTurn(db: Database, worker: string): () => void {
  const timer = setInterval(() => {
    db.asJobs((tx) =>
      tx.execute(sql`update app.letter_sender
        set working_until = clock_timestamp() + ${TURN_SECONDS} * interval '1 second'
        where worker = ${worker}::uuid`),
    ).catch(() => {});
  }, RENEW_EVERY_MS);
  return () => clearInterval(timer);
}

export const savePace = (tx: Tx, { perMinute, setbacks }: Pace, pauseMs: number) =>
  tx.execute(sql`update app.letter_sender set per_minute = ${perMinute}, setbacks = ${setbacks},
    paused_until = clock_timestamp() + ${pauseMs} * interval '1 millisecond'`);

export async function endTurn(db: Database, worker: string): Promise<void> {
  await db.asJobs((tx) =>
    tx.execute(sql`update app.letter_sender set working_until = null
      where worker = ${worker}::uuid`),
  );
}
