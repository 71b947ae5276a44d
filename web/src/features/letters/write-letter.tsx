import type { Letter, LetterSegment } from '@hearthway/domain/letters/contract';
import { LETTER_TEXT } from '@hearthway/domain/letters/messages';
import { replyAddress } from '@hearthway/domain/letters/reply-address';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useUnsavedChangesGuard } from '../../desk/editor/use-unsaved-changes-guard.ts';
import { config } from '../../lib/config.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.ts';
import { LetterPreview } from './letter-preview.tsx';
import { LetterSegmentCard } from './letter-segment.tsx';
import { useDeleteLetter, useSaveLetter, useTestLetter } from './queries.ts';

const WordsEditor = lazy(() => import('../../desk/editor/words-editor.tsx'));
const SendDialog = lazy(() => import('./send-dialog.tsx'));

interface Written {
  subject: string;
  body: string;
  segment: LetterSegment;
}

const toWritten = ({ subject, body, segment }: Letter): Written => ({ subject, body, segment });

export function WriteLetter({ letter }: { letter: Letter }) {
  const [written, setWritten] = useState(() => toWritten(letter));
  const [isSending, setSending] = useState(false);
  const save = useSaveLetter(letter.id);
  const test = useTestLetter(letter.id);
  const isChanged = JSON.stringify(written) !== JSON.stringify(toWritten(letter));
  const isReady = Boolean(written.subject.trim() && written.body.trim());
  const set = (change: Partial<Written>) => setWritten((now) => ({ ...now, ...change }));
  usePageTitle(written.subject || 'New letter');
  useUnsavedChangesGuard(isChanged);

  async function saveFirst(): Promise<boolean> {
    if (!isChanged) return true;
    try {
      const saved = await save.mutateAsync({ ...written, version: letter.version });
      set({ subject: saved.subject });
      return true;
    } catch (error) {
      toast.error(errorMessage(error, 'We couldn’t save the letter.'));
      return false;
    }
  }
  async function sendTest() {
    if (!(await saveFirst())) return;
    test.mutate(undefined, {
      onSuccess: ({ email }) => toast.success(LETTER_TEXT.testSent(email)),
      onError: (error) => toast.error(errorMessage(error, 'We couldn’t send the test.')),
    });
  }

  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{letter.subject || 'New letter'}</h1>
        <DeleteDraft id={letter.id} />
      </div>
      <LetterSegmentCard
        segment={written.segment}
        onChange={(change) => set({ segment: { ...written.segment, ...change } })}
      />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Field label="Subject" required>
            <Input
              value={written.subject}
              maxLength={200}
              placeholder="A short line that says what it’s about"
              onChange={({ target }) => set({ subject: target.value })}
            />
          </Field>
          <Suspense fallback={<Spinner className="m-8 text-teal" />}>
            <WordsEditor writing="letter" body={letter.body} onChange={(body) => set({ body })} />
          </Suspense>
          <Replies />
          <p className="text-muted text-sm">
            <code>{'{first name}'}</code> becomes each member’s first name, in the subject too. An
            unsubscribe link is added below your words.
          </p>
        </div>
        <LetterPreview subject={written.subject} body={written.body} />
      </div>
      {save.isError && (
        <Alert tone="error" title={errorMessage(save.error, 'We couldn’t save the letter.')} />
      )}
      <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-line border-t bg-paper py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <Button
          variant="outline"
          disabled={!isChanged}
          busy={save.isPending}
          onClick={() => void saveFirst()}
        >
          Save
        </Button>
        <Button
          variant="outline"
          disabled={!isReady}
          busy={test.isPending}
          onClick={() => void sendTest()}
        >
          Send me a test
        </Button>
        <Button
          variant="action"
          disabled={!isReady || save.isPending}
          onClick={async () => {
            if (await saveFirst()) setSending(true);
          }}
        >
          Send…
        </Button>
        <span role="status" className="text-muted text-sm max-sm:sr-only">
          {isChanged ? 'Not saved yet' : 'All changes saved'}
        </span>
        <Link
          to="/admin/$room"
          params={{ room: 'letters' }}
          className="ml-auto font-semibold text-teal hover:underline max-sm:hidden"
        >
          All letters
        </Link>
      </div>
      {isSending && (
        <Suspense fallback={null}>
          <SendDialog letter={letter} isOpen={isSending} onOpenChange={setSending} />
        </Suspense>
      )}
    </div>
  );
}

function Replies() {
  const address = replyAddress(config.links.support);
  if (address) return <p className="text-muted text-sm">Replies go to {address}.</p>;
  return (
    <Alert tone="warning" title="Nobody can reply to this letter.">
      Set an address for Support in{' '}
      <Link to="/admin/$room" params={{ room: 'practice' }} className="underline">
        Settings
      </Link>
      , and replies go there.
    </Alert>
  );
}

function DeleteDraft({ id }: { id: string }) {
  const remove = useDeleteLetter(id);
  const navigate = useNavigate();
  function confirm() {
    if (!window.confirm('Delete this draft?')) return;
    remove.mutate(undefined, {
      onSuccess: () =>
        navigate({ to: '/admin/$room', params: { room: 'letters' }, ignoreBlocker: true }),
      onError: (error) => toast.error(errorMessage(error, 'We couldn’t delete the draft.')),
    });
  }
  return (
    <Button variant="link" size="sm" busy={remove.isPending} onClick={confirm}>
      Delete draft
    </Button>
  );
}
