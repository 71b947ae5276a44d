import type { EntryChangeResponse, SaveEntryRequest } from '@hearthway/domain/journal/contract';
import { eq, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { journalEntries } from '../../db/tables/journal-entries.ts';
import { entryColumns, fromChange, toEntry } from './entry-row.ts';

/**
 * An entry comes once with its tap, again with its words, and again when it is changed or removed, in
 * any order and as often as the network likes: the latest change stands, and so does the day of the tap.
 */
export async function saveEntry(
  { db, who, now }: Call,
  change: SaveEntryRequest,
): Promise<EntryChangeResponse> {
  const row = fromChange(change, now);
  const { feeling, words, tags, changedAt } = row;
  return db.write(who, async (tx) => {
    await tx
      .insert(journalEntries)
      .values({ ...row, userId: who.userId })
      .onConflictDoUpdate({
        target: [journalEntries.userId, journalEntries.id],
        set: { feeling, words, tags, changedAt },
        setWhere: sql`excluded.changed_at >= ${journalEntries.changedAt}`,
      });
    const [stored] = await tx
      .select(entryColumns)
      .from(journalEntries)
      .where(eq(journalEntries.id, change.id));
    if (!stored) throw new Error('a saved journal entry has no row');
    return { id: change.id, entry: toEntry(stored) };
  });
}
