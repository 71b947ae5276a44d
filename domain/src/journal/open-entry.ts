import { entryDay, type Feeling, type JournalEntry } from './entry.ts';

type Moment = Pick<JournalEntry, 'id' | 'at' | 'utcOffset'>;

/**
 * Handles a tap on a feeling. If today's entry is still open, the tap corrects it. An entry left
 * open from before midnight is saved as it is, and a new one starts.
 */
export function tapFeeling(
  open: JournalEntry | null,
  feeling: Feeling,
  moment: Moment,
): { open: JournalEntry; save: JournalEntry[] } {
  if (open && entryDay(open) === entryDay(moment)) {
    const corrected = { ...open, feeling };
    return { open: corrected, save: [corrected] };
  }
  const begun: JournalEntry = { ...moment, feeling, words: '', tags: [] };
  return { open: begun, save: open ? [open, begun] : [begun] };
}
