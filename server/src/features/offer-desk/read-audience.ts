import { roundCount } from '@hearthway/domain/content-desk/rounded-count';
import type { AudienceResponse, Segment } from '@hearthway/domain/offer-desk/contract';
import { sql } from 'drizzle-orm';
import type { QueryResult } from 'pg';
import type { Call } from '../../db/call.ts';

const DAYS = 30;

export async function readAudience(
  { db, who }: Call,
  { segment, today }: { segment: Segment; today: string },
): Promise<AudienceResponse> {
  const list = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;
  const { tier, path, gender, track, signals } = segment;
  const { rows } = (await db.readShared(
    who,
    (tx) =>
      tx.execute(sql`select day::text as day, members::int as members from app.offer_audience(
      ${list(tier)}, ${list(path)}, ${list(gender)}, ${list(track)}, ${list(signals)},
      ${today}::date, ${DAYS})`),
    'editor',
  )) as QueryResult<{ day: string | null; members: number }>;
  const days = rows.flatMap(({ day, members }) =>
    day === null ? [] : { day, members: roundCount(members) },
  );
  return {
    members: roundCount(rows.find(({ day }) => day === null)?.members ?? 0),
    days: days.sort((a, b) => (a.day < b.day ? 1 : -1)),
  };
}
