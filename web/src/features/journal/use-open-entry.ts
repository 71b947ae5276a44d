import type { Feeling, JournalEntry } from '@hearthway/domain/journal/entry';
import { tapFeeling } from '@hearthway/domain/journal/open-entry';
import type { OwnFeeling } from '@hearthway/domain/journal/own-feeling';
import { dropUnanswered } from '@hearthway/domain/journal/prompt';
import { drafts, useDraft } from '../../lib/drafts.ts';
import { useMemberId } from '../../session/session.ts';
import { removeEntry, saveEntry } from './change-entry.ts';
import { momentNow } from './moment-now.ts';

export function useOpenEntry() {
  const name = `journal.${useMemberId()}`;
  const open = readDraft(useDraft(name));
  const keep = (entry: JournalEntry) => drafts.set(name, JSON.stringify(entry));
  return {
    open,
    tap(feeling: Feeling, ownFeeling?: OwnFeeling) {
      const moment = { id: crypto.randomUUID(), ...momentNow() };
      const next = tapFeeling(readDraft(drafts.get(name)), feeling, moment, ownFeeling);
      keep(next.open);
      for (const entry of next.save) saveEntry(entry);
    },
    write: (part: Pick<Partial<JournalEntry>, 'words' | 'tags'>) =>
      open && keep({ ...open, ...part }),
    done(prompts: readonly string[]) {
      if (open) saveEntry({ ...open, words: dropUnanswered(open.words, prompts).trim() });
      drafts.remove(name);
    },
    undo() {
      if (open) removeEntry(open.id);
      drafts.remove(name);
    },
  };
}

function readDraft(text: string | null): JournalEntry | null {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
