import { isNearLimit, LIMITED_KINDS, type LimitedKind } from '@hearthway/domain/limits-per-member';
import type { NearLimitsResponse } from '@hearthway/domain/near-limits';
import { sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';

const COUNTS = sql.join(
  LIMITED_KINDS.map(
    (kind) => sql`select ${sql.raw(`'${kind}'`)} as kind, count(*)::int as rows
      from ${sql.identifier(kind)} where user_id = (select app.member_id())`,
  ),
  sql` union all `,
);

export async function readNearLimits({ db, who }: Call): Promise<NearLimitsResponse> {
  const { rows } = await db.read(who, (tx) =>
    tx.execute<{ kind: LimitedKind; rows: number }>(COUNTS),
  );
  return { near: rows.filter(({ kind, rows }) => isNearLimit(kind, rows)) };
}
