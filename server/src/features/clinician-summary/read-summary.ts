import { addDays } from '@hearthway/domain/calendar';
import type {
  ClinicianSummary,
  SummaryRequest,
} from '@hearthway/domain/clinician-summary/contract';
import { buildSummary } from '@hearthway/domain/clinician-summary/summary';
import { memberFacts } from '@hearthway/domain/insights/member-facts';
import { and, between, desc, isNotNull, ne, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { journalEntries } from '../../db/tables/journal-entries.ts';
import { requireToday } from '../../member/day.ts';

const MOST_ENTRIES = 60;

export async function readSummary(
  { db, who, now }: Call,
  { today, from, to, sections }: SummaryRequest,
): Promise<ClinicianSummary> {
  requireToday(today, now);
  const { day, feeling, words, at } = journalEntries;
  const { facts, journal } = await db.read(who, async (tx) => {
    const { rows } = await tx.execute<{ facts: unknown }>(
      sql`select app.own_insight_facts(${from}, ${addDays(to, 1)}) as facts`,
    );
    const entries = sections.includes('journal')
      ? await tx
          .select({ day, feeling, words })
          .from(journalEntries)
          .where(and(isNotNull(feeling), ne(words, ''), between(day, from, to)))
          .orderBy(desc(at))
          .limit(MOST_ENTRIES)
      : [];
    return { facts: memberFacts.parse(rows[0]?.facts ?? {}), journal: entries };
  });
  const written = journal
    .toReversed()
    .flatMap((entry) => (entry.feeling === null ? [] : [{ ...entry, feeling: entry.feeling }]));
  return buildSummary({ facts, journal: written }, { from, to, sections });
}
