import { addDays, type DayKey } from '@hearthway/domain/calendar';
import { SECTION_LABELS, SUMMARY_MESSAGES } from '@hearthway/domain/clinician-summary/messages';
import { narrowSummary } from '@hearthway/domain/clinician-summary/narrow-summary';
import {
  DEFAULT_SECTIONS,
  MAX_NOTE_LENGTH,
  SUMMARY_SECTIONS,
  type SummarySection,
} from '@hearthway/domain/clinician-summary/sections';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useState } from 'react';
import { useOnNewDay, useToday } from '../../lib/local-time.ts';
import { useOnline } from '../../lib/use-online.ts';
import { useFirstName } from '../../member/me.ts';
import { useMemberId } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { PillChoice, PillChoices } from '../../ui/pill-choice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { LONGEST_PERIOD, summaryQueries } from './queries.ts';
import { ShareCard, type ShareCardProps } from './share-card.tsx';
import { SheetButtons } from './sheet-buttons.tsx';
import { SummarySheet } from './summary-sheet.tsx';

const PERIODS = [
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: `${LONGEST_PERIOD}`, label: 'Last 6 months' },
] as const;

export function SummaryPage({ confirmAgain }: Pick<ShareCardProps, 'confirmAgain'>) {
  const today = useToday();
  const memberId = useMemberId();
  const name = useFirstName();
  const [days, setDays] = useState<(typeof PERIODS)[number]['value']>('90');
  const [sections, setSections] = useState<SummarySection[]>([...DEFAULT_SECTIONS]);
  const [note, setNote] = useState('');
  const isOnline = useOnline();
  const { data, isError, refetch } = useQuery(summaryQueries.longest(memberId, sections));
  useOnNewDay(() => void refetch());
  // React Query does not notice the network coming back if the page was opened without one.
  useEffect(() => {
    if (isOnline) void refetch({ cancelRefetch: false });
  }, [isOnline, refetch]);
  const periodTo = (to: DayKey) => ({ from: addDays(to, 1 - Number(days)), to, sections });
  const summary = data && sections.length > 0 ? narrowSummary(data, periodTo(data.to)) : undefined;
  return (
    <Page width="reading" className="print:max-w-none print:p-0!">
      <div className="print:hidden">
        <Button asChild variant="link" size="sm" className="-mt-4 mb-2">
          <Link to="/progress">
            <ArrowLeft aria-hidden="true" className="size-4.5" />
            Progress
          </Link>
        </Button>
        <PageHeader title={SUMMARY_MESSAGES.title} intro={SUMMARY_MESSAGES.intro} />
        <Card className="mt-6 flex flex-col gap-6">
          <PillChoice
            label="Which period?"
            options={PERIODS}
            value={days}
            onValueChange={setDays}
          />
          <PillChoices
            label={SUMMARY_MESSAGES.sections}
            options={SUMMARY_SECTIONS.map((value) => ({ value, label: SECTION_LABELS[value] }))}
            values={sections}
            onValuesChange={setSections}
          />
          <Field label={SUMMARY_MESSAGES.note} hint={SUMMARY_MESSAGES.noteHint}>
            <Textarea
              rows={3}
              maxLength={MAX_NOTE_LENGTH}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
          <SheetButtons
            summary={summary}
            madeOn={summary?.to ?? today}
            fhirHint={SUMMARY_MESSAGES.fhirHint}
          />
        </Card>
        <ShareCard
          choice={{ today, ...periodTo(today), note: note.trim() }}
          confirmAgain={confirmAgain}
        />
        {sections.length > 0 && (
          <Notice isError={isError} isOnline={isOnline} lastSeen={data?.to} />
        )}
      </div>
      {!data && !isError && isOnline && sections.length > 0 && <Skeleton className="mt-6 h-96" />}
      {summary && (
        <SummarySheet summary={summary} name={name} note={note.trim()} madeOn={summary.to} />
      )}
    </Page>
  );
}

interface NoticeProps {
  isError: boolean;
  isOnline: boolean;
  lastSeen: DayKey | undefined;
}

function Notice({ isError, isOnline, lastSeen }: NoticeProps) {
  if (!isOnline) {
    return (
      <Alert tone="warning" title={SUMMARY_MESSAGES.offline} className="mt-6">
        {lastSeen ? SUMMARY_MESSAGES.lastSeen(lastSeen) : SUMMARY_MESSAGES.notOnDevice}
      </Alert>
    );
  }
  if (!isError) return null;
  return (
    <Alert tone="error" className="mt-6">
      {lastSeen ? SUMMARY_MESSAGES.notUpdated(lastSeen) : SUMMARY_MESSAGES.couldNotLoad}
    </Alert>
  );
}
