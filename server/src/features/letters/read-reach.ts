import { roundCount } from '@hearthway/domain/content-desk/rounded-count';
import type { LetterSegment, ReachResponse } from '@hearthway/domain/letters/contract';
import { sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { isExact } from './letter-row.ts';

export async function readReach(
  { db, who, now }: Call,
  { segment }: { segment: LetterSegment },
): Promise<ReachResponse> {
  const { rows } = await db.asFrontDesk(who, (tx) =>
    tx.execute<{ matching: number; reachable: number }>(sql`
      select matching, reachable from app.letter_reach(${JSON.stringify(segment)}::jsonb,
        ${now.toISOString()}::timestamptz)`),
  );
  const { matching, reachable } = rows[0] ?? { matching: 0, reachable: 0 };
  return isExact(segment)
    ? { isExact: true, matching, reachable }
    : { isExact: false, matching: roundCount(matching), reachable: roundCount(reachable) };
}
