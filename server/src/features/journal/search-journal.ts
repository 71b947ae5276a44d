import type { JournalPageResponse, SearchJournalRequest } from '@hearthway/domain/journal/contract';
import { searchPatterns } from '@hearthway/domain/journal/search';
import { and, count, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Call } from '../../db/call.ts';
import { journalEntries } from '../../db/tables/journal-entries.ts';
import { HttpProblem } from '../../http/problem.ts';
import { entryColumns, toEntry } from './entry-row.ts';

export const PAGE_SIZE = 30;
/** Matching words is slow, so one request searches a limited number of entries. */
const SEARCHED_ENTRIES = 5_000;

export async function searchJournal(
  { db, who }: Call,
  { words, tag, day, cursor }: SearchJournalRequest,
): Promise<JournalPageResponse> {
  const { at, id, tags } = journalEntries;
  const patterns = searchPatterns(words);
  const wanted = and(
    isNotNull(journalEntries.feeling),
    day === null ? undefined : eq(journalEntries.day, day),
    tag === null ? undefined : sql`${tag} = any (${tags})`,
  );
  const wantedAfter = and(wanted, cursor === null ? undefined : after(cursor));
  const newestFirst = [desc(at), desc(id)];
  const [rows, [counted], [rest]] = await db.read(who, (tx) => {
    const searched = tx
      .select(entryColumns)
      .from(journalEntries)
      .where(wantedAfter)
      .orderBy(...newestFirst)
      .limit(patterns.length > 0 ? SEARCHED_ENTRIES : PAGE_SIZE + 1)
      .as('searched');
    return Promise.all([
      tx
        .select({
          id: searched.id,
          at: searched.at,
          utcOffset: searched.utcOffset,
          dayStart: searched.dayStart,
          feeling: searched.feeling,
          ownName: searched.ownName,
          ownIcon: searched.ownIcon,
          words: searched.words,
          tags: searched.tags,
          matches: sql<number>`(count(*) over ())::int`,
        })
        .from(searched)
        .where(
          and(
            ...patterns.map(
              (pattern) => sql`concat_ws(' ', ${searched.ownName}, ${searched.words}) ~ ${pattern}`,
            ),
          ),
        )
        .orderBy(desc(searched.at), desc(searched.id))
        .limit(PAGE_SIZE + 1),
      patterns.length > 0 ? [] : tx.select({ total: count() }).from(journalEntries).where(wanted),
      patterns.length === 0
        ? []
        : tx
            .select({ at, id })
            .from(journalEntries)
            .where(wantedAfter)
            .orderBy(...newestFirst)
            .offset(SEARCHED_ENTRIES - 1)
            .limit(1),
    ]);
  });
  const entries = rows
    .slice(0, PAGE_SIZE)
    .flatMap(({ matches: _matches, ...row }) => toEntry(row) ?? []);
  const last = rows.length > PAGE_SIZE ? entries.at(-1) : undefined;
  const lastSearched = rest && { id: rest.id, at: rest.at.toISOString() };
  const next = last ?? lastSearched;
  return {
    entries,
    nextCursor: next ? `${next.at}_${next.id}` : null,
    total: counted?.total ?? rows[0]?.matches ?? 0,
  };
}

const cursorParts = z.tuple([z.iso.datetime(), z.uuid()]);

function after(cursor: string): SQL {
  const parsed = cursorParts.safeParse(cursor.split('_'));
  if (!parsed.success) {
    throw new HttpProblem(400, 'invalid_request', 'cursor: is not one that this list gave out.');
  }
  const [at, id] = parsed.data;
  return sql`(${journalEntries.at}, ${journalEntries.id}) < (${at}::timestamptz, ${id}::uuid)`;
}
