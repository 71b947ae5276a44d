import type { BeforeSending, LetterSegment, NearLetter } from '@hearthway/domain/letters/contract';
import { NEAR_MS } from '@hearthway/domain/letters/near-letters';
import { sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';

export async function readBeforeSending(
  { db, who, now }: Call,
  { mail }: Pick<Config, 'mail'>,
): Promise<BeforeSending> {
  return db.asFrontDesk(who, async (tx) => ({
    hasMailServer: mail !== null,
    letters: await readNearLetters(tx, now),
  }));
}

export async function readNearLetters(tx: Tx, now: Date): Promise<NearLetter[]> {
  const { rows } = await tx.execute<{
    id: string;
    subject: string;
    segment: LetterSegment;
    send_at: Date | string;
  }>(sql`
    select id, subject, segment, send_at from app.letters
    where state <> 'draft' and send_at > ${new Date(now.getTime() - NEAR_MS).toISOString()}
    order by send_at desc, id limit 1000`);
  return rows.map(({ id, subject, segment, send_at }) => ({
    ...{ id, subject, segment },
    sendAt: new Date(send_at).toISOString(),
  }));
}
