import type { SharedSummary } from '@hearthway/domain/clinician-summary/contract';
import { READER_MESSAGES } from '@hearthway/domain/clinician-summary/link-messages';
import { SUMMARY_MESSAGES } from '@hearthway/domain/clinician-summary/messages';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { LogoMark } from '../../brand/logo.tsx';
import { config } from '../../lib/config.ts';
import { focusHeading } from '../../lib/focus-heading.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Page } from '../../ui/page.tsx';
import { openSharedSummary } from './open-shared-summary.ts';
import { SheetButtons } from './sheet-buttons.tsx';
import { SummarySheet } from './summary-sheet.tsx';

const PLAIN_STYLE = 'body:has([data-reader-page]) :is(header, footer) { display: none }';

type View = { shared: SharedSummary } | { ended: string } | null;

export function ReaderPage() {
  // The page title is set here and not in the route, because all routes are part of every visitor's
  // first load.
  usePageTitle(READER_MESSAGES.title);
  const [token] = useState(() => window.location.hash.slice(1));
  const [view, setView] = useState<View>(token ? null : { ended: READER_MESSAGES.incomplete });
  // Anyone with this URL can read the summary, so the URL is removed from the address bar and the
  // history.
  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the view changes.
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else focusHeading();
  }, [view]);

  return (
    <Page className="pb-12 print:max-w-none print:p-0!">
      <div data-reader-page="" hidden />
      <style href="reader-page" precedence="medium">
        {PLAIN_STYLE}
      </style>
      {view === null && (
        <CodeCard
          token={token}
          onOpened={(shared) => setView({ shared })}
          onEnded={(ended) => setView({ ended })}
        />
      )}
      {view && 'ended' in view && (
        <PlainCard title={READER_MESSAGES.notOpenTitle}>
          <p role="alert">{view.ended}</p>
        </PlainCard>
      )}
      {view && 'shared' in view && (
        <>
          <h1 className="mb-4 text-3xl print:hidden">{READER_MESSAGES.title}</h1>
          <SheetButtons
            summary={view.shared.summary}
            madeOn={view.shared.madeOn}
            fhirHint={SUMMARY_MESSAGES.readerFhirHint}
          />
          <SummarySheet {...view.shared} />
        </>
      )}
    </Page>
  );
}

interface CodeCardProps {
  token: string;
  onOpened: (shared: SharedSummary) => void;
  onEnded: (problem: string) => void;
}

function CodeCard({ token, onOpened, onEnded }: CodeCardProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    const fail = (text: string) => {
      setProblem(text);
      field.current?.focus();
    };
    if (!code) return fail(READER_MESSAGES.noCode);
    setIsBusy(true);
    const opening = await openSharedSummary({ token, code });
    setIsBusy(false);
    if ('shared' in opening) return onOpened(opening.shared);
    if (opening.isFinal) return onEnded(opening.problem);
    fail(opening.problem);
  }

  return (
    <PlainCard title={READER_MESSAGES.title}>
      <p>{READER_MESSAGES.intro(config.productName)}</p>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <Field
          label={READER_MESSAGES.code}
          hint={READER_MESSAGES.codeHint}
          required
          error={problem && <span role="alert">{problem}</span>}
        >
          <Input
            ref={field}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            className="text-xl uppercase tracking-widest"
          />
        </Field>
        <Button type="submit" variant="action" busy={isBusy}>
          {READER_MESSAGES.open}
        </Button>
      </form>
      <p className="text-muted text-sm">{READER_MESSAGES.logged}</p>
    </PlainCard>
  );
}

function PlainCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-112">
      <p className="mb-5 flex items-center justify-center gap-2.5 font-semibold">
        <LogoMark className="size-8" />
        {config.productName}
      </p>
      <Card className="flex flex-col gap-5 sm:p-8">
        <h1 className="text-3xl">{title}</h1>
        {children}
      </Card>
    </div>
  );
}
