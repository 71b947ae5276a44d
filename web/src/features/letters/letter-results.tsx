import { formatCount, formatNumber } from '@hearthway/domain/format';
import type { Letter, LetterResults } from '@hearthway/domain/letters/contract';
import { useEffect } from 'react';
import { BackLink } from '../../desk/back-link.tsx';
import { RoomHeader } from '../../desk/room-header.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { LetterPreview } from './letter-preview.tsx';
import { LetterStateBadge } from './letter-state-badge.tsx';
import { audienceWords, progress, stateWords } from './letter-words.ts';
import { NoMailServer, useLacksMailServer } from './no-mail-server.tsx';
import { useStopLetter } from './queries.ts';

export function LetterResultsPage({ letter }: { letter: Letter }) {
  const { subject, state, segment, results, recipients } = letter;
  const done = progress(letter);
  usePageTitle(subject);
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div className="flex flex-col gap-6">
      <div>
        <RoomHeader
          title={subject}
          intro={`${audienceWords(segment)}. ${stateWords(letter)}.`}
          back={<BackLink room="letters">All letters</BackLink>}
        >
          <LetterStateBadge state={state} />
        </RoomHeader>
      </div>
      <NoMailServer state={state} />
      {state === 'sending' && done !== null && <ProgressBar percent={done} />}
      {(state === 'scheduled' || state === 'sending') && <StopButton letter={letter} />}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        {(results || recipients === 'few') && (
          <div className="lg:order-last">
            {results && <Results results={results} state={state} />}
            {recipients === 'few' && (
              <Alert title="Fewer than five members">
                The numbers are hidden, because they could reveal who is in which week.
              </Alert>
            )}
          </div>
        )}
        <LetterPreview subject={letter.subject} body={letter.body} />
      </div>
    </div>
  );
}

function ProgressBar({ percent }: { percent: number }) {
  return (
    <div>
      <div
        role="progressbar"
        aria-label="Sent so far"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2.5 overflow-hidden rounded-full bg-sunk ring-1 ring-line ring-inset"
      >
        <div className="h-full rounded-full bg-teal" style={{ width: `${percent}%` }} />
      </div>
      <p className="mt-2 text-muted text-sm">
        {percent}% of the emails have gone out. You can close this page. Sending continues in the
        background.
      </p>
    </div>
  );
}

interface ResultsProps {
  results: LetterResults;
  state: Letter['state'];
}

function Results({ results, state }: ResultsProps) {
  const { sent, unconfirmed, waiting } = results;
  const figure = describeFigure(results, useLacksMailServer());
  return (
    <Card aria-label="Results">
      <dl className="grid grid-cols-2 gap-6">
        <div>
          <dt className="text-muted text-sm">{figure.label}</dt>
          <dd className="mt-1 font-serif text-4xl tabular-nums">
            {formatNumber(sent + unconfirmed)}
          </dd>
          <dd className="mt-1 text-muted text-sm">{figure.note}</dd>
        </div>
        {state !== 'sent' && (
          <div>
            <dt className="text-muted text-sm">Waiting</dt>
            <dd className="mt-1 font-serif text-4xl tabular-nums">{formatNumber(waiting)}</dd>
            <dd className="mt-1 text-muted text-sm">not sent</dd>
          </div>
        )}
      </dl>
      <ul className="mt-4 flex flex-col gap-1.5 border-line border-t pt-4 text-sm">
        {listNotes(results, state).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Card>
  );
}

function describeFigure({ sent, unconfirmed }: LetterResults, lacksMailServer: boolean) {
  if (lacksMailServer) return { label: 'Prepared', note: 'only sent if there was a mail server' };
  if (unconfirmed > 0) return { label: 'Delivered', note: 'accepted by the mail server' };
  return { label: 'Sent to', note: sent === 1 ? 'member' : 'members' };
}

function listNotes(results: LetterResults, state: Letter['state']): string[] {
  const { unconfirmed, refused, skipped, waiting, bounced, unsubscribed } = results;
  const people = (count: number) => (count === 1 ? 'One member' : `${formatNumber(count)} members`);
  return [
    bounced === 0 && unsubscribed === 0 && 'No address bounced, and nobody unsubscribed.',
    bounced > 0 &&
      `${formatCount(bounced, 'email bounced', 'emails bounced')}: the address doesn’t exist.`,
    unsubscribed > 0 && `${people(unsubscribed)} unsubscribed through this letter.`,
    unconfirmed > 0 &&
      `${people(unconfirmed)} may have received it: the connection broke before the mail server confirmed it. We won’t send it twice.`,
    refused > 0 &&
      `${people(refused)} didn’t get it: the mail server refused it, or we couldn’t reach it for three days.`,
    skipped > 0 && `${people(skipped)} unsubscribed before their turn came.`,
    state === 'stopped' &&
      waiting > 0 &&
      `${people(waiting)} won’t get it, because sending was stopped.`,
  ].filter((note) => note !== false);
}

function StopButton({ letter: { id, state } }: { letter: Letter }) {
  const stop = useStopLetter(id);
  const isScheduled = state === 'scheduled';
  function confirm() {
    if (
      !isScheduled &&
      !window.confirm('Stop sending? Members who haven’t received the letter yet won’t get it.')
    ) {
      return;
    }
    stop.mutate(null, {
      onSuccess: () => toast.success(isScheduled ? 'It’s a draft again.' : 'Stopped.'),
      onError: (error) => toast.error(errorMessage(error, 'That didn’t work.')),
    });
  }
  return (
    <Button variant="outline" className="self-start" busy={stop.isPending} onClick={confirm}>
      {isScheduled ? 'Unschedule and edit' : 'Stop sending'}
    </Button>
  );
}
