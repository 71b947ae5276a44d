import type { JournalEntry } from '@hearthway/domain/journal/entry';
import { JOURNAL_MESSAGES } from '@hearthway/domain/journal/messages';
import { dropUnanswered } from '@hearthway/domain/journal/prompt';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { saveEntry } from './change-entry.ts';
import { CrisisHelp } from './crisis-help.tsx';
import { FeelingChoice } from './feeling-choice.tsx';
import { OwnFeelings } from './own-feelings.tsx';
import { useAdditions } from './use-additions.ts';
import { useCrisisDetection } from './use-crisis-detection.ts';
import { WordsAndTags } from './words-and-tags.tsx';

export function EditEntry({ entry, onEnd }: { entry: JournalEntry; onEnd: () => void }) {
  const [changed, setChanged] = useState(entry);
  const { allPrompts } = useAdditions();
  // Text that was not changed has already been checked for signs of a crisis.
  const crisis = useCrisisDetection(changed.words === entry.words ? '' : changed.words);
  const change = (part: Partial<JournalEntry>) => setChanged({ ...changed, ...part });
  return (
    <form
      className="mt-4 flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        saveEntry({ ...changed, words: dropUnanswered(changed.words, allPrompts).trim() });
        void crisis.check(changed.words).then(
          (isDetected) => isDetected || onEnd(),
          () => onEnd(),
        );
      }}
    >
      <FeelingChoice
        label={JOURNAL_MESSAGES.question}
        value={changed.ownFeeling ? null : changed.feeling}
        onTap={(feeling) => change({ feeling, ownFeeling: undefined })}
      />
      <OwnFeelings
        chosen={changed}
        onTap={(feeling, ownFeeling) => change({ feeling, ownFeeling })}
      />
      <WordsAndTags value={changed} prompts={allPrompts} onChange={change} />
      <CrisisHelp answer={crisis.detected} />
      <div className="flex gap-3">
        <Button type="submit" variant="action">
          {JOURNAL_MESSAGES.save}
        </Button>
        <Button variant="ghost" onClick={onEnd}>
          {JOURNAL_MESSAGES.cancel}
        </Button>
      </div>
    </form>
  );
}
