import type { DayKey } from '@hearthway/domain/calendar';
import type { OnThisDayResponse } from '@hearthway/domain/journal/contract';
import { getEarlierDays } from '@hearthway/domain/journal/on-this-day';
import { and, desc, gte, inArray } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { journalEntries } from '../../db/tables/journal-entries.ts';
import { requireToday } from '../../member/day.ts';
import { entryColumns, toEntry } from './entry-row.ts';

const MOST = 3;
const LOWEST_FEELING = 3;

export async function readOnThisDay(
  { db, who, now }: Call,
  { today }: { today: DayKey },
): Promise<OnThisDayResponse> {
  requireToday(today, now);
  const { day, feeling, at, id } = journalEntries;
  const rows = await db.read(who, (tx) =>
    tx
      .select(entryColumns)
      .from(journalEntries)
      .where(and(inArray(day, getEarlierDays(today)), gte(feeling, LOWEST_FEELING)))
      .orderBy(desc(at), desc(id))
      .limit(MOST),
  );
  return { entries: rows.flatMap((row) => toEntry(row) ?? []) };
}
