import type {
  ClinicianSummary,
  Measure,
  SharedSummary,
} from '@hearthway/domain/clinician-summary/contract';
import {
  biggestChanges,
  SHEET_HEADINGS,
  SUMMARY_MESSAGES,
  trend,
  trendText,
} from '@hearthway/domain/clinician-summary/messages';
import { dateName, formatCount, fullDate } from '@hearthway/domain/format';
import { SummaryMap } from './summary-map.tsx';

const HEADING = 'text-lg print:text-[12pt]';
const NUMBER = 'whitespace-nowrap py-1 pl-3 text-right print:py-[1.5pt]';

export function SummarySheet({ summary, name, note, madeOn }: SharedSummary) {
  const { from, to, measures, journal } = summary;
  const of = (section: Measure['section']) => measures.filter((one) => one.section === section);
  const pulse = of('pulse');
  return (
    <article
      aria-label="The summary"
      className="@container mt-6 rounded-card border border-line bg-surface p-5 sm:p-8 print:mt-0 print:border-0 print:p-0 print:text-[10pt]/[1.35]"
    >
      <h2 className="text-2xl print:text-[17pt]">{name ? `Summary for ${name}` : 'Summary'}</h2>
      <p>
        {fullDate(from)} to {fullDate(to)}
        <span className="text-muted">, created on {fullDate(madeOn)}</span>
      </p>
      <p className="mt-1 text-muted text-sm print:text-[9pt]">{SUMMARY_MESSAGES.selfRated}</p>
      {note && (
        <section className="mt-4">
          <h3 className={HEADING}>In their own words</h3>
          <p className="wrap-anywhere whitespace-pre-wrap">{note}</p>
        </section>
      )}
      {measures.length === 0 && journal.length === 0 && (
        <p className="mt-4">{SUMMARY_MESSAGES.empty}</p>
      )}
      <div className="gap-10 @3xl:columns-2 print:columns-2 print:gap-[9mm]">
        <Changes measures={measures} />
        <MeasureTable title={SHEET_HEADINGS.feelings} measures={of('feelings')} />
        <MeasureTable title={SHEET_HEADINGS.scorecard} measures={of('scorecard')} />
        <MeasureTable title={SHEET_HEADINGS.urges} measures={of('urges')} />
        <SummaryMap measures={pulse} />
        <MeasureTable
          title={SHEET_HEADINGS.pulse}
          measures={pulse}
          isNumbered
          className={pulse.length < measures.length ? 'break-before-column' : ''}
        />
      </div>
      <Journal entries={journal} />
    </article>
  );
}

function Changes({ measures }: { measures: readonly Measure[] }) {
  if (measures.every(({ halves }) => halves === null)) return null;
  const changed = biggestChanges(measures);
  return (
    <section className="break-inside-avoid pt-4">
      <h3 className={HEADING}>{SUMMARY_MESSAGES.changes}</h3>
      {changed.length === 0 && <p>{SUMMARY_MESSAGES.noChange}</p>}
      <ul className="list-disc pl-5">
        {changed.map((measure) => (
          <li key={measure.id}>
            {measure.label}: {trendText(measure)}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MeasureTableProps {
  title: string;
  measures: readonly Measure[];
  isNumbered?: boolean;
  className?: string;
}

function MeasureTable({ title, measures, isNumbered = false, className = '' }: MeasureTableProps) {
  if (measures.length === 0) return null;
  return (
    <section className={`break-inside-avoid pt-4 ${className}`}>
      <h3 className={HEADING}>{title}</h3>
      <table className="mt-1 w-full text-left text-sm tabular-nums print:text-[9pt]/[1.25]">
        <thead className="text-muted text-xs print:text-[7.5pt]">
          <tr>
            <th scope="col" className="py-1 pr-2 font-semibold">
              Rated
            </th>
            {['Average', '1st half', '2nd half'].map((column) => (
              <th key={column} scope="col" className={`w-0 font-semibold ${NUMBER}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measures.map((measure, index) => (
            <tr key={measure.id} className="border-line border-t align-top">
              <th scope="row" className="py-1 pr-2 font-medium print:py-[1.5pt]">
                {isNumbered && <span className="text-muted">{index + 1} </span>}
                {measure.label}
                <span className="block font-normal text-muted text-xs print:text-[7.5pt]">
                  {measure.ends && `${measure.ends.join(' to ')}, `}
                  {formatCount(measure.values.length, 'time', 'times')}
                </span>
              </th>
              <td className={`${NUMBER} font-semibold`}>{measure.average.toFixed(1)}</td>
              <td className={NUMBER}>{measure.halves?.[0].toFixed(1)}</td>
              <td className={NUMBER}>
                {measure.halves?.[1].toFixed(1)}
                <Arrow measure={measure} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const ARROWS = { up: '↑', down: '↓', steady: '' } as const;

function Arrow({ measure }: { measure: Measure }) {
  if (!measure.halves) return <span className="sr-only">{SUMMARY_MESSAGES.tooFewDays}</span>;
  const way = trend(measure);
  return (
    <>
      <span aria-hidden="true" className="inline-block w-3">
        {ARROWS[way]}
      </span>
      <span className="sr-only"> {way}</span>
    </>
  );
}

function Journal({ entries }: { entries: ClinicianSummary['journal'] }) {
  if (entries.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className={HEADING}>{SHEET_HEADINGS.journal}</h3>
      <dl className="mt-2 flex flex-col gap-3">
        {entries.map(({ day, feeling, words }) => (
          <div key={`${day} ${words}`} className="break-inside-avoid">
            <dt className="font-semibold text-sm">
              {dateName(day)}, felt {feeling} of 5
            </dt>
            <dd className="wrap-anywhere whitespace-pre-wrap">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
