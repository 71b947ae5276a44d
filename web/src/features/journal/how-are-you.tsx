import { weekdayMoment } from '@hearthway/domain/format';
import { entryDay } from '@hearthway/domain/journal/entry';
import { JOURNAL_MESSAGES } from '@hearthway/domain/journal/messages';
import type { ReactNode } from 'react';
import { UnsentMark } from '../../outbox/unsent-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { CrisisHelp } from './crisis-help.tsx';
import { entryWrite } from './entry-write.ts';
import { FeelingChoice } from './feeling-choice.tsx';
import { OwnFeelings } from './own-feelings.tsx';
import { useAdditions } from './use-additions.ts';
import { useCrisisDetection } from './use-crisis-detection.ts';
import { useOpenEntry } from './use-open-entry.ts';
import { WordsAndTags } from './words-and-tags.tsx';

export function HowAreYou({ children }: { children?: ReactNode }) {
  const { open, tap, write, done, undo } = useOpenEntry();
  const { allPrompts } = useAdditions();
  const crisis = useCrisisDetection(open?.words ?? '');
  // The name of a feeling, such as “On edge”, is too short to guess whether the member is safe, so
  // only a clear alarm counts.
  const named = useCrisisDetection(open?.ownFeeling?.name ?? '', { alarmOnly: true });
  const [unsent] = entryWrite.useWaiting();
  return (
    <Card aria-labelledby="how-are-you">
      <CardTitle id="how-are-you">{JOURNAL_MESSAGES.question}</CardTitle>
      <CardText className="mb-3">{JOURNAL_MESSAGES.hint}</CardText>
      <FeelingChoice
        label={JOURNAL_MESSAGES.question}
        value={open && !open.ownFeeling ? open.feeling : null}
        onTap={(feeling) => tap(feeling)}
      />
      <OwnFeelings chosen={open} onTap={tap} />
      {open && (
        <form
          key={entryDay(open)}
          className="mt-4 flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void crisis.check(open.words);
            done(allPrompts);
          }}
        >
          <p role="status" className="text-muted text-sm">
            Noted, {weekdayMoment(open)}.
          </p>
          <WordsAndTags value={open} prompts={allPrompts} onChange={write} />
          <div className="flex gap-3">
            <Button type="submit" variant="action">
              {JOURNAL_MESSAGES.done}
            </Button>
            <Button variant="ghost" onClick={undo}>
              {JOURNAL_MESSAGES.undo}
            </Button>
          </div>
        </form>
      )}
      <CrisisHelp answer={crisis.detected ?? named.detected} />
      <UnsentMark item={unsent} className="mt-3" />
      {children}
    </Card>
  );
}
