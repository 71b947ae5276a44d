import type { StoredExperiment } from '@hearthway/domain/experiments/contract';
import { getCountedDays, lastDay, OUTCOME_INFO } from '@hearthway/domain/experiments/experiment';
import { EXPERIMENT_MESSAGES } from '@hearthway/domain/experiments/messages';
import { getResult } from '@hearthway/domain/experiments/result';
import {
  commitmentFor,
  questionFor,
  resultText,
  resultTitle,
  sureText,
} from '@hearthway/domain/experiments/sentences';
import { dateName, dayName } from '@hearthway/domain/format';
import type { ChartDay } from '@hearthway/domain/insights/contract';
import { confidenceOf } from '@hearthway/domain/insights/insight';
import { useId } from 'react';
import { ConfidenceMark } from '../../brand/charts/confidence-mark.tsx';
import { DotRow } from '../../brand/charts/dot-row.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ScrollArea } from '../../ui/scroll-area.tsx';
import { savePicture } from './save-picture.ts';

interface ResultCardProps {
  experiment: StoredExperiment;
  onAgain: (() => void) | null;
  onKeep: ((text: string) => void) | null;
}

export function ResultCard({ experiment, onAgain, onKeep }: ResultCardProps) {
  const id = useId();
  const { outcome, startsOn, stoppedOn, values } = experiment;
  const byDay = new Map(values);
  const result = getResult(experiment, byDay);
  const days = getCountedDays(experiment).flatMap(({ day, isWith }): ChartDay[] => {
    const value = byDay.get(day);
    return value === undefined ? [] : [[day, value, isWith]];
  });
  const range = [outcome === 'feeling' ? 1 : 0, OUTCOME_INFO[outcome].most] as const;
  const title = resultTitle(experiment, result);
  return (
    <Card aria-labelledby={id}>
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {stoppedOn && <Badge>{EXPERIMENT_MESSAGES.stopped}</Badge>}
        {result.kind === 'difference' && <ConfidenceMark confidence={confidenceOf(result.p)} />}
        <span className="text-muted text-sm">
          {dateName(startsOn)} – {dateName(stoppedOn ?? lastDay(experiment))}
        </span>
      </div>
      <p className="mt-2 text-muted">{questionFor(experiment)}</p>
      <CardTitle id={id} className="mt-1">
        {title}
      </CardTitle>
      <p className="mt-2">{resultText(experiment, result)}</p>
      {result.kind !== 'too_few' && (
        <>
          <div
            role="img"
            aria-label={`${title} ${resultText(experiment, result)}`}
            className="mt-4"
          >
            {[0, 1].map((side) => (
              <DotRow
                key={side}
                label={side === 0 ? 'With it' : 'Without it'}
                mean={result.means[side] as number}
                days={days.filter(([, , isWith]) => isWith === (side === 0))}
                range={range}
                isPresent={side === 0}
              />
            ))}
          </div>
          <Disclosure label={EXPERIMENT_MESSAGES.howSure} describedBy={id} className="mt-2">
            <p>{sureText(result)}</p>
          </Disclosure>
          <Disclosure label={EXPERIMENT_MESSAGES.showTable} describedBy={id}>
            <DayTable days={days} />
          </Disclosure>
        </>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {result.kind === 'difference' && result.difference > 0 && onKeep && (
          <Button variant="action" onClick={() => onKeep(commitmentFor(experiment))}>
            {EXPERIMENT_MESSAGES.keepIt}
          </Button>
        )}
        {onAgain && (
          <Button variant="outline" onClick={onAgain}>
            {EXPERIMENT_MESSAGES.again}
          </Button>
        )}
        {result.kind !== 'too_few' && (
          <Button variant="link" onClick={() => void savePicture(experiment, result)}>
            {EXPERIMENT_MESSAGES.share}
          </Button>
        )}
      </div>
    </Card>
  );
}

function DayTable({ days }: { days: readonly ChartDay[] }) {
  return (
    <ScrollArea label="The days in the chart" className="mt-1 max-h-72 rounded-control bg-sunk">
      <table className="w-full text-left tabular-nums">
        <thead className="text-muted">
          <tr>
            {['Day', 'Value', 'Habit'].map((name) => (
              <th key={name} scope="col" className="px-3 py-2 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(([day, value, isWith]) => (
            <tr key={day} className="border-line border-t">
              <th scope="row" className="px-3 py-1.5 font-medium">
                {dayName(day)}
              </th>
              <td className="px-3 py-1.5">{value}</td>
              <td className="px-3 py-1.5">{isWith ? 'with it' : 'without it'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
