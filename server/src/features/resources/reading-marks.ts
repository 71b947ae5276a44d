import type { MarkRequest, ReadingMarksResponse } from '@hearthway/domain/resources/contract';
import { desc, eq, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { readingMarks } from '../../db/tables/reading-marks.ts';
import { momentOf } from '../../member/moment.ts';

/** More than anybody reads; a list that grows for ever would cross the wire with every page. */
const MAX_MARKS = 2000;

export const readMarks = ({ db, who }: Call): Promise<ReadingMarksResponse> =>
  db.read(who, marksOf);

/** Saves a page for later or marks it as read, or takes that back; the later word counts. */
export async function setMark(
  { db, who, now }: Call,
  { slug, kind, isSet, at }: MarkRequest,
): Promise<ReadingMarksResponse> {
  const row = { isSet, at: momentOf(at, now) };
  return db.write(who, async (tx) => {
    await tx
      .insert(readingMarks)
      .values({ ...row, slug, kind, userId: who.userId })
      .onConflictDoUpdate({
        target: [readingMarks.userId, readingMarks.kind, readingMarks.slug],
        set: row,
        setWhere: sql`excluded.at >= ${readingMarks.at}`,
      });
    return marksOf(tx);
  });
}

async function marksOf(tx: Tx): Promise<ReadingMarksResponse> {
  const { slug, kind } = readingMarks;
  const rows = await tx
    .select({ slug, kind })
    .from(readingMarks)
    .where(eq(readingMarks.isSet, true))
    .orderBy(desc(readingMarks.at), slug)
    .limit(MAX_MARKS);
  const of = (wanted: string) => rows.filter((row) => row.kind === wanted).map((row) => row.slug);
  return { saved: of('saved'), read: of('read') };
}
