import type { GratitudeHistoryResponse } from '@hearthway/domain/gratitude/contract';
import { parseGratitude } from '@hearthway/domain/gratitude/gratitude-choice';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { reports } from '../../db/tables/member-records.ts';

const PAGE_SIZE = 30;

export async function readGratitudes(
  { db, who }: Call,
  { before }: { before?: string },
): Promise<GratitudeHistoryResponse> {
  const rows = await db.read(who, (tx) =>
    tx
      .select({ date: reports.weekStart, meta: reports.meta, words: reports.words })
      .from(reports)
      .where(
        and(
          eq(reports.kind, 'daily_gratitude'),
          before === undefined ? undefined : lt(reports.weekStart, before),
        ),
      )
      .orderBy(desc(reports.weekStart))
      .limit(PAGE_SIZE + 1),
  );
  const page = rows.slice(0, PAGE_SIZE);
  return {
    days: page.flatMap(({ date, meta, words }) => {
      const choice = parseGratitude(meta);
      return choice ? [{ date, choice, words: words ?? '' }] : [];
    }),
    nextBefore: rows.length > PAGE_SIZE ? (page.at(-1)?.date ?? null) : null,
  };
}
