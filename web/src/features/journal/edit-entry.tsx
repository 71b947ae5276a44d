import type { JournalEntry } from '@hearthway/domain/journal/entry';
import { JOURNAL_MESSAGES } from '@hearthway/domain/journal/messages';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { saveEntry } from './change-entry.ts';
import { CrisisHelp } from './crisis-help.tsx';
import { FeelingChoice } from './feeling-choice.tsx';
import { useCrisisEar } from './use-crisis-ear.ts';
import { WordsAndTags } from './words-and-tags.tsx';

/** An entry of any day may be put into better words. */
export function EditEntry({ entry, onEnd }: { entry: JournalEntry; onEnd: () => void }) {
  const [changed, setChanged] = useState(entry);
  // Words that were there before were listened to when they were written.
  const ear = useCrisisEar(changed.words === entry.words ? '' : changed.words);
  const change = (part: Partial<JournalEntry>) => setChanged({ ...changed, ...part });
  return (
    <form
      className="mt-4 flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        saveEntry({ ...changed, words: changed.words.trim() });
        void ear.listenTo(changed.words).then(
          (isHeard) => isHeard || onEnd(),
          () => onEnd(),
        );
      }}
    >
      <FeelingChoice
        label={JOURNAL_MESSAGES.question}
        value={changed.feeling}
        onTap={(feeling) => change({ feeling })}
      />
      <WordsAndTags value={changed} onChange={change} />
      <CrisisHelp heard={ear.heard} />
      <div className="flex gap-3">
        <Button type="submit">{JOURNAL_MESSAGES.save}</Button>
        <Button variant="ghost" onClick={onEnd}>
          {JOURNAL_MESSAGES.cancel}
        </Button>
      </div>
    </form>
  );
}
