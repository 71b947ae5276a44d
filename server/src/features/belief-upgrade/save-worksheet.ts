import type {
  SaveWorksheetRequest,
  WorksheetResponse,
} from '@hearthway/domain/belief-upgrade/contract';
import { eq, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { beliefWorksheets } from '../../db/tables/belief-worksheets.ts';
import { requirePremium } from '../../member/membership.ts';
import { fromWorksheet, toWorksheet } from './worksheet-row.ts';

/**
 * Requests may arrive in any order. If the stored worksheet is newer than the one in the request,
 * nothing changes.
 */
export async function saveWorksheet(
  { db, who, now }: Call,
  sheet: SaveWorksheetRequest,
): Promise<WorksheetResponse> {
  const row = fromWorksheet(sheet);
  return db.write(who, async (tx) => {
    await requirePremium(tx, now);
    await tx
      .insert(beliefWorksheets)
      .values({ ...row, userId: who.userId })
      .onConflictDoUpdate({
        target: [beliefWorksheets.userId, beliefWorksheets.id],
        set: row,
        setWhere: sql`excluded.at > ${beliefWorksheets.at}`,
      });
    const [stored] = await tx
      .select()
      .from(beliefWorksheets)
      .where(eq(beliefWorksheets.id, sheet.id));
    if (!stored) throw new Error('a saved worksheet could not be read back');
    return { worksheet: toWorksheet(stored) };
  });
}
