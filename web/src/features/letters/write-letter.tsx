import type { Letter, LetterSegment, ReachResponse } from '@hearthway/domain/letters/contract';
import { LETTER_TEXT } from '@hearthway/domain/letters/messages';
import { replyAddress } from '@hearthway/domain/letters/reply-address';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState } from 'react';
import { BackLink } from '../../desk/back-link.tsx';
import { useUnsavedChangesGuard } from '../../desk/editor/use-unsaved-changes-guard.ts';
import { WritingBar } from '../../desk/editor/writing-bar.tsx';
import { config } from '../../lib/config.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.ts';
import { LetterPreview } from './letter-preview.tsx';
import { LetterStateBadge } from './letter-state-badge.tsx';
import { memberCount } from './letter-words.ts';
import { NoMailServer, useLacksMailServer } from './no-mail-server.tsx';
import {
  letterQueries,
  useCreateLetter,
  useDeleteLetter,
  useSaveLetter,
  useTestLetter,
} from './queries.ts';
import { Recipients } from './recipients.tsx';

const WordsEditor = lazy(() => import('../../desk/editor/words-editor.tsx'));
const SendDialog = lazy(() => import('./send-dialog.tsx'));

interface Written {
  subject: string;
  body: string;
  segment: LetterSegment;
}

const sendLabel = (reach: ReachResponse | undefined): string =>
  reach && reach.reachable !== 0
    ? `Send to ${memberCount(reach.reachable, reach.isExact)}…`
    : 'Send…';

const toWritten = ({ subject, body, segment }: Written): Written => ({ subject, body, segment });

interface WriteLetterProps {
  /** A new letter is stored when it is saved for the first time, so opening one leaves no draft. */
  letter?: Letter;
  segment: LetterSegment;
}

export function WriteLetter({ letter: opened, segment }: WriteLetterProps) {
  const [made, setMade] = useState<Letter | null>(null);
  const letter = opened ?? made;
  const [written, setWritten] = useState(() =>
    toWritten(opened ?? { subject: '', body: '', segment }),
  );
  const [isSending, setSending] = useState(false);
  const status = useRef<HTMLSpanElement>(null);
  const navigate = useNavigate();
  const create = useCreateLetter();
  const save = useSaveLetter();
  const test = useTestLetter();
  const stored = toWritten(letter ?? { subject: '', body: '', segment });
  const isChanged = JSON.stringify(written) !== JSON.stringify(stored);
  const isSaving = save.isPending || create.isPending;
  const replies = replyAddress(config.links.support);
  const failed = save.error ?? create.error;
  const lacksMailServer = useLacksMailServer();
  const { data: reach } = useQuery(letterQueries.reach(written.segment));
  const isReady = !lacksMailServer && Boolean(written.subject.trim() && written.body.trim());
  const set = (change: Partial<Written>) => setWritten((now) => ({ ...now, ...change }));
  usePageTitle(written.subject || 'New letter');
  useUnsavedChangesGuard(isChanged);

  async function saveFirst(): Promise<Letter | null> {
    if (letter && !isChanged) return letter;
    try {
      const saved = letter
        ? await save.mutateAsync({ ...written, id: letter.id, version: letter.version })
        : await create.mutateAsync(written);
      if (!opened) setMade(saved);
      set({ subject: saved.subject });
      return saved;
    } catch (error) {
      toast.error(errorMessage(error, 'We couldn’t save the letter.'));
      return null;
    }
  }
  /**
   * After its first save, a new letter has an address of its own. Going to that address closes this
   * form, so it must be the last step.
   */
  async function openStored({ id }: Letter) {
    if (opened) return;
    await navigate({
      ...{ to: '/admin/$room/$id', params: { room: 'letters', id } },
      ...{ replace: true, ignoreBlocker: true },
    });
  }
  async function saveOnly() {
    const saved = await saveFirst();
    if (!saved) return;
    // "Save" disappears, and the focus would be lost with it.
    status.current?.focus();
    await openStored(saved);
  }
  async function sendTest() {
    const saved = await saveFirst();
    if (!saved) return;
    test.mutate(saved.id, {
      onSuccess: ({ email }) => toast.success(LETTER_TEXT.testSent(email)),
      onError: (error) => toast.error(errorMessage(error, 'We couldn’t send the test.')),
      onSettled: () => openStored(saved),
    });
  }

  return (
    <div className="flex flex-col gap-4 max-sm:pb-16">
      <h1 className="sr-only">{letter?.subject || 'New letter'}</h1>
      <WritingBar
        back={<BackLink room="letters">All letters</BackLink>}
        badge={letter && <LetterStateBadge state="draft" />}
        status={
          <span
            ref={status}
            role="status"
            tabIndex={-1}
            className="text-muted text-sm leading-tight outline-none"
          >
            {isChanged ? 'Not saved yet' : letter ? 'All changes saved' : 'Nothing written yet'}
          </span>
        }
      >
        {isChanged && (
          <Button
            variant="ghost"
            size="sm"
            className="max-sm:mr-auto max-sm:px-2"
            busy={isSaving}
            onClick={() => void saveOnly()}
          >
            Save
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          className="max-sm:px-3"
          disabled={!isReady}
          busy={test.isPending}
          onClick={() => void sendTest()}
        >
          Send me a test
        </Button>
        <Button
          size="sm"
          disabled={!isReady || isSaving}
          onClick={async () => {
            if (await saveFirst()) setSending(true);
          }}
        >
          <span className="max-sm:hidden">{sendLabel(reach)}</span>
          <span className="sm:hidden">Send…</span>
        </Button>
      </WritingBar>
      <NoMailServer state="draft" />
      {!replies && !lacksMailServer && <NobodyCanReply />}
      {failed && (
        <Alert tone="error" title={errorMessage(failed, 'We couldn’t save the letter.')} />
      )}
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0">
          <div className="min-w-0 rounded-card border border-line bg-surface shadow-card sm:[--bar-height:3.75rem]">
            <Recipients
              segment={written.segment}
              onChange={(change) => set({ segment: { ...written.segment, ...change } })}
            />
            <label className="flex flex-wrap items-baseline gap-x-4 border-line border-b px-4 has-focus-visible:shadow-[inset_0_-2px_0_var(--color-teal)] sm:px-6">
              <span className="text-muted text-sm max-sm:basis-full max-sm:pt-3">Subject</span>
              <input
                required
                value={written.subject}
                maxLength={200}
                placeholder="A short line that says what it’s about"
                onChange={({ target }) => set({ subject: target.value })}
                className="min-h-12 min-w-0 flex-1 bg-transparent font-semibold text-lg outline-none placeholder:font-normal placeholder:text-muted sm:min-h-14"
              />
            </label>
            <Suspense fallback={<Spinner className="m-8 text-teal" />}>
              <WordsEditor writing="letter" body={stored.body} onChange={(body) => set({ body })} />
            </Suspense>
          </div>
          <p className="mt-3 px-1 text-muted text-sm">
            <code>{'{first name}'}</code> becomes each member’s first name, in the subject too. An
            unsubscribe link is added below your words.
            {replies && ` Replies go to ${replies}.`}
          </p>
        </div>
        <LetterPreview isPhoneSized subject={written.subject} body={written.body} />
      </div>
      {letter && <DeleteDraft id={letter.id} />}
      {isSending && letter && (
        <Suspense fallback={null}>
          <SendDialog
            letter={letter}
            isOpen={isSending}
            onOpenChange={(isOpen) => {
              setSending(isOpen);
              if (!isOpen) void openStored(letter);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function NobodyCanReply() {
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
    <Button
      variant="ghost"
      size="sm"
      className="-ml-3 self-start text-danger!"
      busy={remove.isPending}
      onClick={confirm}
    >
      Delete draft
    </Button>
  );
}
