import type { MarkRequest, ReadingMarksResponse } from '@hearthway/domain/resources/contract';
import { desc, eq, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { readingMarks } from '../../db/tables/reading-marks.ts';
import { clampToNow } from '../../member/moment.ts';

/** The response contains all of a member's reading marks, so their number is limited. */
const MAX_MARKS = 2000;

export const readMarks = ({ db, who }: Call): Promise<ReadingMarksResponse> =>
  db.read(who, loadMarks);

export async function setMark(
  { db, who, now }: Call,
  { slug, kind, isSet, at }: MarkRequest,
): Promise<ReadingMarksResponse> {
  const row = { isSet, at: clampToNow(at, now) };
  return db.write(who, async (tx) => {
    await tx
      .insert(readingMarks)
      .values({ ...row, slug, kind, userId: who.userId })
      .onConflictDoUpdate({
        target: [readingMarks.userId, readingMarks.kind, readingMarks.slug],
        set: row,
        setWhere: sql`excluded.at >= ${readingMarks.at}`,
      });
    return loadMarks(tx);
  });
}

async function loadMarks(tx: Tx): Promise<ReadingMarksResponse> {
  const { slug, kind } = readingMarks;
  const rows = await tx
    .select({ slug, kind })
    .from(readingMarks)
    .where(eq(readingMarks.isSet, true))
    .orderBy(desc(readingMarks.at), slug)
    .limit(MAX_MARKS);
  const slugsOfKind = (wanted: string) =>
    rows.filter((row) => row.kind === wanted).map((row) => row.slug);
  return { saved: slugsOfKind('saved'), read: slugsOfKind('read') };
}
