import type { WorksheetsResponse } from '@hearthway/domain/belief-upgrade/contract';
import { MAX_WORKSHEETS } from '@hearthway/domain/belief-upgrade/worksheet';
import { desc } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { beliefWorksheets } from '../../db/tables/belief-worksheets.ts';
import { requirePremium } from '../../member/membership.ts';
import { toWorksheet } from './worksheet-row.ts';

export async function readWorksheets({ db, who, now }: Call): Promise<WorksheetsResponse> {
  return db.read(who, async (tx) => {
    const [rows] = await Promise.all([
      tx
        .select()
        .from(beliefWorksheets)
        .orderBy(desc(beliefWorksheets.at), beliefWorksheets.id)
        .limit(MAX_WORKSHEETS),
      requirePremium(tx, now),
    ]);
    return { worksheets: rows.map(toWorksheet) };
  });
}
