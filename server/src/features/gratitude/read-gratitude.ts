import type { GratitudeResponse } from '@hearthway/domain/gratitude/contract';
import { parseGratitude } from '@hearthway/domain/gratitude/gratitude-choice';
import { and, eq } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { reports } from '../../db/tables/member-records.ts';

export const readGratitude = (
  { db, who }: Call,
  { date }: { date: string },
): Promise<GratitudeResponse> => db.read(who, (tx) => loadGratitude(tx, date));

export async function loadGratitude(tx: Tx, date: string): Promise<GratitudeResponse> {
  const [row] = await tx
    .select({ meta: reports.meta, words: reports.words })
    .from(reports)
    .where(and(eq(reports.kind, 'daily_gratitude'), eq(reports.weekStart, date)));
  return { date, choice: parseGratitude(row?.meta), words: row?.words ?? '' };
}
