import { entryDay, type Feeling, type JournalEntry } from './entry.ts';
import type { OwnFeeling } from './own-feeling.ts';

type Moment = Pick<JournalEntry, 'id' | 'at' | 'utcOffset' | 'dayStart'>;

export function tapFeeling(
  open: JournalEntry | null,
  feeling: Feeling,
  moment: Moment,
  ownFeeling?: OwnFeeling,
): { open: JournalEntry; save: JournalEntry[] } {
  if (open && entryDay(open) === entryDay(moment)) {
    const corrected = { ...open, feeling, ownFeeling };
    return { open: corrected, save: [corrected] };
  }
  const begun: JournalEntry = { ...moment, feeling, ownFeeling, words: '', tags: [] };
  return { open: begun, save: open ? [open, begun] : [begun] };
}
