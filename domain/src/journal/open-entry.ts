import { entryDay, type Feeling, type JournalEntry } from './entry.ts';

type Moment = Pick<JournalEntry, 'id' | 'at' | 'utcOffset'>;

/**
 * What a tap on one of the five does. While an entry of today is open for words, another tap
 * corrects it. One that is open from before midnight is closed with what it says, and a new one begins.
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
