import type { JournalEntry } from '@hearthway/domain/journal/entry';
import { outbox } from '../../outbox/outbox.ts';
import { entryWrite } from './entry-write.ts';

export const saveEntry = (entry: JournalEntry) => writeEntry(entry.id, entry);
export const removeEntry = (id: string) => writeEntry(id, null);

function writeEntry(id: string, entry: JournalEntry | null): void {
  const at = outbox.moment();
  entryWrite.add({ id, entry, changedAt: new Date(at).toISOString() }, at);
}
