import { addDays } from '@hearthway/domain/calendar';
import {
  DEFAULT_SECTIONS,
  MAX_NOTE_LENGTH,
  SUMMARY_SECTIONS,
  type SummarySection,
} from '@hearthway/domain/clinician-summary/contract';
import { SECTION_LABELS, SUMMARY_MESSAGES } from '@hearthway/domain/clinician-summary/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { useToday } from '../../lib/local-time.ts';
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
import { summaryQueries } from './queries.ts';
import { ShareCard, type ShareCardProps } from './share-card.tsx';
import { SheetButtons } from './sheet-buttons.tsx';
import { SummarySheet } from './summary-sheet.tsx';

const PERIODS = [
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '180', label: 'Last half year' },
] as const;

export function SummaryPage({ confirmAgain }: Pick<ShareCardProps, 'confirmAgain'>) {
  const today = useToday();
  const memberId = useMemberId();
  const name = useFirstName();
  const [days, setDays] = useState<(typeof PERIODS)[number]['value']>('90');
  const [sections, setSections] = useState<SummarySection[]>([...DEFAULT_SECTIONS]);
  const [note, setNote] = useState('');
  const choice = { today, from: addDays(today, 1 - Number(days)), to: today, sections };
  const { data, isError } = useQuery(summaryQueries.summary(memberId, choice));
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
            summary={sections.length > 0 ? data : undefined}
            madeOn={today}
            fhirHint={SUMMARY_MESSAGES.fhirHint}
          />
        </Card>
        <ShareCard choice={{ ...choice, note: note.trim() }} confirmAgain={confirmAgain} />
      </div>
      {isError && !data && (
        <Alert tone="error" className="mt-6">
          {SUMMARY_MESSAGES.couldNotLoad}
        </Alert>
      )}
      {!data && !isError && sections.length > 0 && <Skeleton className="mt-6 h-96" />}
      {data && sections.length > 0 && (
        <SummarySheet summary={data} name={name} note={note.trim()} madeOn={today} />
      )}
    </Page>
  );
}
