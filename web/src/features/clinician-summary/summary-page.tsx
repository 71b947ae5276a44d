import { addDays } from '@hearthway/domain/calendar';
import {
  DEFAULT_SECTIONS,
  SUMMARY_SECTIONS,
  type SummarySection,
} from '@hearthway/domain/clinician-summary/contract';
import { toFhirBundle } from '@hearthway/domain/clinician-summary/fhir';
import { SECTION_LABELS, SUMMARY_MESSAGES } from '@hearthway/domain/clinician-summary/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { useToday } from '../../lib/local-time.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useFirstName } from '../../member/me.ts';
import { api } from '../../session/api.ts';
import { useMemberId } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { PillChoice, PillChoices } from '../../ui/pill-choice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { SummarySheet } from './summary-sheet.tsx';

const PERIODS = [
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '180', label: 'Last half year' },
] as const;

export function SummaryPage() {
  const today = useToday();
  const memberId = useMemberId();
  const name = useFirstName();
  const [days, setDays] = useState<(typeof PERIODS)[number]['value']>('90');
  const [sections, setSections] = useState<SummarySection[]>([...DEFAULT_SECTIONS]);
  const [note, setNote] = useState('');
  const from = addDays(today, 1 - Number(days));
  const { data, isError } = useQuery({
    queryKey: ['clinician-summary', memberId, from, today, sections],
    queryFn: async ({ signal }) => {
      const json = { today, from, to: today, sections };
      return (await api['clinician-summary'].$post({ json }, { init: { signal } })).json();
    },
    enabled: sections.length > 0,
    placeholderData: (before) => before,
  });
  const saveFhir = () => {
    if (!data) return;
    const identity = { newId: () => crypto.randomUUID(), now: new Date() };
    const text = JSON.stringify(toFhirBundle(data, identity), null, 2);
    saveFile(new Blob([text], { type: 'application/fhir+json' }), `summary-${today}.json`);
  };
  return (
    <Page width="reading">
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
              maxLength={600}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button variant="action" disabled={!data} onClick={() => window.print()}>
              {SUMMARY_MESSAGES.print}
            </Button>
            <Button variant="outline" disabled={!data} onClick={saveFhir}>
              {SUMMARY_MESSAGES.fhir}
            </Button>
          </div>
          <p className="-mt-3 text-muted text-sm">{SUMMARY_MESSAGES.fhirHint}</p>
        </Card>
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
