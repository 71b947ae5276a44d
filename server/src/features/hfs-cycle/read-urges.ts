import type { UrgesResponse } from '@hearthway/domain/hfs-cycle/contract';
import { HISTORY_LENGTH } from '@hearthway/domain/hfs-cycle/urge-history';
import { desc } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { hfsUrges } from '../../db/tables/hfs-urges.ts';
import { requirePremium } from '../../member/membership.ts';
import { toUrge } from './urge-row.ts';

export async function readUrges({ db, who, now }: Call): Promise<UrgesResponse> {
  return db.read(who, async (tx) => {
    const [rows] = await Promise.all([
      tx.select().from(hfsUrges).orderBy(desc(hfsUrges.at), hfsUrges.id).limit(HISTORY_LENGTH),
      requirePremium(tx, now),
    ]);
    return { urges: rows.map(toUrge) };
  });
}
