import type { JournalYearResponse } from '@hearthway/domain/journal/contract';
import { and, asc, between, count, isNotNull, min, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { journalEntries } from '../../db/tables/journal-entries.ts';

export async function readYear(
  { db, who }: Call,
  { year }: { year: number },
): Promise<JournalYearResponse> {
  const { day, feeling } = journalEntries;
  const [days, [first]] = await db.read(who, (tx) =>
    Promise.all([
      tx
        .select({
          day,
          feeling: sql<number>`round(avg(${feeling}), 1)::float8`,
          count: count(),
        })
        .from(journalEntries)
        .where(and(isNotNull(feeling), between(day, `${year}-01-01`, `${year}-12-31`)))
        .groupBy(day)
        .orderBy(asc(day)),
      tx
        .select({ day: min(day) })
        .from(journalEntries)
        .where(isNotNull(feeling)),
    ]),
  );
  return { year, days, firstYear: first?.day ? Number(first.day.slice(0, 4)) : null };
}
