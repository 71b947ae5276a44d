import type { JournalPageResponse, SearchJournalRequest } from '@hearthway/domain/journal/contract';
import { searchPatterns } from '@hearthway/domain/journal/search';
import { and, count, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Call } from '../../db/call.ts';
import { journalEntries } from '../../db/tables/journal-entries.ts';
import { HttpProblem } from '../../http/problem.ts';
import { entryColumns, toEntry } from './entry-row.ts';

export const PAGE_SIZE = 30;

export async function searchJournal(
  { db, who }: Call,
  { words, tag, day, cursor }: SearchJournalRequest,
): Promise<JournalPageResponse> {
  const { at, id, tags } = journalEntries;
  const wanted = and(
    isNotNull(journalEntries.feeling),
    day === null ? undefined : eq(journalEntries.day, day),
    tag === null ? undefined : sql`${tag} = any (${tags})`,
    ...searchPatterns(words).map((pattern) => sql`${journalEntries.words} ~ ${pattern}`),
  );
  const [rows, [counted]] = await db.read(who, (tx) =>
    Promise.all([
      tx
        .select(entryColumns)
        .from(journalEntries)
        .where(and(wanted, cursor === null ? undefined : after(cursor)))
        .orderBy(desc(at), desc(id))
        .limit(PAGE_SIZE + 1),
      tx.select({ total: count() }).from(journalEntries).where(wanted),
    ]),
  );
  const entries = rows.slice(0, PAGE_SIZE).flatMap((row) => toEntry(row) ?? []);
  const last = rows.length > PAGE_SIZE ? entries.at(-1) : undefined;
  return {
    entries,
    nextCursor: last ? `${last.at}_${last.id}` : null,
    total: counted?.total ?? 0,
  };
}

const cursorParts = z.tuple([z.iso.datetime(), z.uuid()]);

/** The browser sends the entries' times in milliseconds, so a cursor in milliseconds is exact. */
function after(cursor: string): SQL {
  const parsed = cursorParts.safeParse(cursor.split('_'));
  if (!parsed.success) {
    throw new HttpProblem(400, 'invalid_request', 'cursor: is not one that this list gave out.');
  }
  const [at, id] = parsed.data;
  return sql`(${journalEntries.at}, ${journalEntries.id}) < (${at}::timestamptz, ${id}::uuid)`;
}
