import {
  type ClinicianSummary,
  type Measure,
  SUMMARY_SECTIONS,
} from '@hearthway/domain/clinician-summary/contract';
import {
  SHEET_HEADINGS,
  SUMMARY_MESSAGES,
  trendText,
} from '@hearthway/domain/clinician-summary/messages';
import { dateName, fullDate } from '@hearthway/domain/format';

interface SummarySheetProps {
  summary: ClinicianSummary;
  name: string | null;
  note: string;
  madeOn: string;
}

/** The page that the member prints for a clinician. */
export function SummarySheet({ summary, name, note, madeOn }: SummarySheetProps) {
  const { from, to, measures, journal } = summary;
  const sections = SUMMARY_SECTIONS.map((section) => ({
    section,
    measures: measures.filter((measure) => measure.section === section),
  })).filter((one) => one.measures.length > 0);
  return (
    <article
      aria-label="The summary"
      className="mt-6 rounded-card border border-line bg-surface p-5 sm:p-8 print:mt-0 print:border-0 print:p-0 print:text-black"
    >
      <h2 className="text-2xl">{name ? `Summary for ${name}` : 'Summary'}</h2>
      <p className="text-muted">
        {fullDate(from)} to {fullDate(to)}, made on {fullDate(madeOn)}
      </p>
      <p className="mt-1 text-muted text-sm">{SUMMARY_MESSAGES.selfRated}</p>
      {note && (
        <section className="mt-5">
          <h3 className="text-lg">In their own words</h3>
          <p className="wrap-anywhere whitespace-pre-wrap">{note}</p>
        </section>
      )}
      {sections.length === 0 && journal.length === 0 && (
        <p className="mt-5">{SUMMARY_MESSAGES.empty}</p>
      )}
      {sections.map(({ section, measures: shown }) => (
        <MeasureTable key={section} title={SHEET_HEADINGS[section]} measures={shown} />
      ))}
      {journal.length > 0 && (
        <section className="mt-6">
          <h3 className="text-lg">{SHEET_HEADINGS.journal}</h3>
          <dl className="mt-2 flex flex-col gap-3">
            {journal.map(({ day, feeling, words }) => (
              <div key={`${day} ${words}`}>
                <dt className="font-semibold text-sm">
                  {dateName(day)}, felt {feeling} of 5
                </dt>
                <dd className="wrap-anywhere whitespace-pre-wrap">{words}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </article>
  );
}

function MeasureTable({ title, measures }: { title: string; measures: readonly Measure[] }) {
  return (
    <section className="mt-6 break-inside-avoid">
      <h3 className="text-lg">{title}</h3>
      <table className="mt-2 w-full text-left text-sm tabular-nums">
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-1 pr-3 font-semibold">
              Self-rated
            </th>
            <th scope="col" className="py-1 pr-3 font-semibold">
              Average
            </th>
            <th scope="col" className="py-1 font-semibold">
              First and second half
            </th>
          </tr>
        </thead>
        <tbody>
          {measures.map((measure) => (
            <tr key={measure.id} className="border-line border-t align-top">
              <th scope="row" className="py-1.5 pr-3 font-medium">
                {measure.label}
                <span className="block font-normal text-muted">
                  {measure.values.length} times
                  {measure.isLowBetter && ', lower is better'}
                </span>
              </th>
              <td className="whitespace-nowrap py-1.5 pr-3">
                {measure.average.toFixed(1)} of {measure.high}
              </td>
              <td className="py-1.5">{trendText(measure)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
