import type { EntryChangeResponse, SaveEntryRequest } from '@hearthway/domain/journal/contract';
import { eq, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { journalEntries } from '../../db/tables/journal-entries.ts';
import { entryColumns, toEntry, toEntryRow } from './entry-row.ts';

/**
 * The browser sends an entry after every change, and requests may arrive in any order. The latest
 * change wins. The day of an entry never changes.
 */
export async function saveEntry(
  { db, who, now }: Call,
  change: SaveEntryRequest,
): Promise<EntryChangeResponse> {
  const row = toEntryRow(change, now);
  const { feeling, ownName, ownIcon, words, tags, changedAt } = row;
  return db.write(who, async (tx) => {
    await tx
      .insert(journalEntries)
      .values({ ...row, userId: who.userId })
      .onConflictDoUpdate({
        target: [journalEntries.userId, journalEntries.id],
        set: { feeling, ownName, ownIcon, words, tags, changedAt },
        setWhere: sql`excluded.changed_at >= ${journalEntries.changedAt}`,
      });
    const [stored] = await tx
      .select(entryColumns)
      .from(journalEntries)
      .where(eq(journalEntries.id, change.id));
    if (!stored) throw new Error('a saved journal entry could not be read back');
    return { id: change.id, entry: toEntry(stored) };
  });
}
