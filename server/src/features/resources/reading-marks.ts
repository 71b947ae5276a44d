import { LIMITS_PER_MEMBER } from '@hearthway/domain/limits-per-member';
import type { MarkRequest, ReadingMarksResponse } from '@hearthway/domain/resources/contract';
import { desc, eq, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { resources } from '../../db/tables/content.ts';
import { readingMarks } from '../../db/tables/reading-marks.ts';
import { clampToNow } from '../../member/moment.ts';

const MAX_MARKS = LIMITS_PER_MEMBER.reading_marks;

export const readMarks = ({ db, who }: Call): Promise<ReadingMarksResponse> =>
  db.read(who, loadMarks);

export async function setMark(
  { db, who, now }: Call,
  { slug, kind, isSet, at }: MarkRequest,
): Promise<ReadingMarksResponse> {
  const row = { isSet, at: clampToNow(at, now) };
  return db.write(who, async (tx) => {
    if (!(await isKnownPage(tx, slug))) return loadMarks(tx);
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

async function isKnownPage(tx: Tx, slug: string): Promise<boolean> {
  const [pages, marks] = await Promise.all([
    tx.select({ slug: resources.slug }).from(resources).where(eq(resources.slug, slug)).limit(1),
    tx
      .select({ slug: readingMarks.slug })
      .from(readingMarks)
      .where(eq(readingMarks.slug, slug))
      .limit(1),
  ]);
  return pages.length + marks.length > 0;
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
