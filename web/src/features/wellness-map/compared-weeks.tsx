import { type Comparison, changeText } from '@hearthway/domain/wellness-map/progress';

export function ComparedWeeks({ rows }: { rows: readonly Comparison[] }) {
  return (
    <section aria-labelledby="compared-title">
      <h3 id="compared-title" className="text-xl">
        This week and last
      </h3>
      <table className="mt-3 w-full text-left">
        <thead className="text-muted text-sm">
          <tr>
            <th scope="col" className="sr-only">
              What
            </th>
            <th scope="col" className="pb-1 text-right font-semibold">
              Before
            </th>
            <th scope="col" className="pb-1 text-right font-semibold">
              Now
            </th>
            <th scope="col" className="pb-1 text-right font-semibold">
              Change
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, now, before, change }) => (
            <tr key={label} className="border-line border-t">
              <th scope="row" className="py-2 font-medium">
                {label}
              </th>
              <td className="py-2 text-right text-muted tabular-nums">{before ?? '–'}</td>
              <td className="py-2 text-right font-semibold tabular-nums">{now ?? '–'}</td>
              <td className="py-2 text-right text-sm tabular-nums">{changeText(change)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
