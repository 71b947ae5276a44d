import { fullDate, shortDate } from '@hearthway/domain/format';
import {
  countDays,
  HEALTH_MEASURES,
  type HealthFile,
} from '@hearthway/domain/health-import/health-day';
import {
  dayCount,
  HEALTH_TEXT,
  MEASURE_LABELS,
  measureWords,
} from '@hearthway/domain/health-import/messages';
import { useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { toast } from '../../ui/toast.ts';
import { FileButton } from './file-button.tsx';
import { useSaveHealthDays } from './mutations.ts';

const SHOWN_DAYS = 7;

interface PreviewCardProps {
  name: string;
  file: HealthFile;
  onSaved: () => void;
  onChoose: (file: File) => void;
}

export function PreviewCard({ name, file, onSaved, onChoose }: PreviewCardProps) {
  const { days, isComplete, skippedRows } = file;
  const [hasAgreed, setHasAgreed] = useState(false);
  const [asksToAgree, setAsksToAgree] = useState(false);
  const save = useSaveHealthDays();
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];

  function submit() {
    if (!hasAgreed) return setAsksToAgree(true);
    save.mutate(days, {
      onSuccess: () => {
        toast.success(HEALTH_TEXT.saved(days.length));
        onSaved();
      },
    });
  }

  return (
    <Card aria-labelledby="preview-title">
      <CardTitle id="preview-title">{HEALTH_TEXT.found}</CardTitle>
      <CardText className="wrap-anywhere">
        {name}: {fullDate(first)} to {fullDate(last)}
      </CardText>
      {!isComplete && (
        <Alert tone="warning" className="mt-4">
          {HEALTH_TEXT.endsEarly(days.length)}
        </Alert>
      )}
      {skippedRows > 0 && (
        <Alert tone="warning" className="mt-4">
          {HEALTH_TEXT.skipped(skippedRows)}
        </Alert>
      )}
      <Counts counts={countDays(days)} />
      <h3 className="mt-6 font-semibold text-base">{HEALTH_TEXT.latest}</h3>
      <SampleTable file={file} />
      <div className="mt-5 border-line border-t pt-4">
        <Checkbox
          label={HEALTH_TEXT.agree}
          hint={HEALTH_TEXT.agreeHint}
          checked={hasAgreed}
          onCheckedChange={(checked) => {
            setHasAgreed(checked === true);
            setAsksToAgree(false);
          }}
        />
      </div>
      {asksToAgree && (
        <Alert tone="error" className="mt-3">
          {HEALTH_TEXT.pleaseAgree}
        </Alert>
      )}
      {save.isError && (
        <Alert tone="error" className="mt-3">
          {HEALTH_TEXT.notSaved}
        </Alert>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="action" className="max-sm:w-full" busy={save.isPending} onClick={submit}>
          {save.isPending ? HEALTH_TEXT.saving : HEALTH_TEXT.save(days.length)}
        </Button>
        {!save.isPending && (
          <FileButton label={HEALTH_TEXT.another} variant="outline" onChoose={onChoose} />
        )}
      </div>
    </Card>
  );
}

export function Counts({ counts }: { counts: ReturnType<typeof countDays> }) {
  return (
    <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-3">
      {HEALTH_MEASURES.map((measure) => (
        <div key={measure} className="flex items-baseline justify-between gap-3 sm:block">
          <dt className="text-muted text-sm">{MEASURE_LABELS[measure]}</dt>
          <dd className="font-semibold tabular-nums">{dayCount(counts[measure])}</dd>
        </div>
      ))}
    </dl>
  );
}

function SampleTable({ file: { days } }: { file: HealthFile }) {
  const counts = countDays(days);
  const measures = HEALTH_MEASURES.filter((measure) => counts[measure] > 0);
  return (
    <table className="mt-2 w-full text-left text-sm tabular-nums">
      <thead className="text-muted">
        <tr>
          <th scope="col" className="py-1.5 pr-3 font-semibold">
            Day
          </th>
          {measures.map((measure) => (
            <th
              key={measure}
              scope="col"
              className="py-1.5 pr-3 text-right font-semibold last:pr-0"
            >
              {MEASURE_LABELS[measure]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days
          .slice(-SHOWN_DAYS)
          .toReversed()
          .map((day) => (
            <tr key={day.day} className="border-line border-t">
              <th scope="row" className="whitespace-nowrap py-1.5 pr-3 font-medium">
                {shortDate(day.day)}
              </th>
              {measures.map((measure) => (
                <td key={measure} className="whitespace-nowrap py-1.5 pr-3 text-right last:pr-0">
                  {measureWords(day, measure)}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
