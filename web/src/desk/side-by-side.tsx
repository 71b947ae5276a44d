import {
  type DifferencePart,
  type DifferenceRow,
  sideBySide,
  wordDifference,
} from '@hearthway/domain/content-desk/difference';
import { useMemo } from 'react';

interface SideBySideProps {
  before: string;
  after: string;
  names: { before: string; after: string };
}

/** Lines on either side of what changed. */
const AROUND = 2;

/** Two texts beside each other; of what is the same only the surroundings of a change. */
export function SideBySide({ before, after, names }: SideBySideProps) {
  const rows = useMemo(() => nearChanges(sideBySide(before, after)), [before, after]);
  if (rows.length === 0) return <p className="text-muted">Both say the same.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, by keyboard too.
    <section aria-label="Difference" tabIndex={0} className="relative max-h-[32rem] overflow-auto">
      <table className="w-full min-w-[36rem] table-fixed border-collapse text-sm">
        <thead>
          <tr>
            <th scope="col" className="p-2 text-left">
              {names.before}
            </th>
            <th scope="col" className="p-2 text-left">
              {names.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, key }) => (
            <tr key={key} className="border-line border-t align-top">
              <Side row={row} of="gone" />
              <Side row={row} of="come" />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Side({ row, of }: { row: DifferenceRow; of: 'gone' | 'come' }) {
  const text = of === 'gone' ? row.before : row.after;
  const isSame = row.before === row.after;
  const look = of === 'gone' ? 'bg-danger/8' : 'bg-shj/10';
  const parts: DifferencePart[] = isSame
    ? [{ kind: 'same', text: text ?? '' }]
    : wordDifference(row.before ?? '', row.after ?? '');
  return (
    <td className={`whitespace-pre-wrap break-words p-2 ${isSame || text === null ? '' : look}`}>
      {parts
        .filter(({ kind }) => kind === 'same' || kind === of)
        .map(({ kind, text: words }, index) => {
          const Mark = kind === 'same' ? 'span' : kind === 'gone' ? 'del' : 'ins';
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one line never move.
          return <Mark key={index}>{words}</Mark>;
        })}
    </td>
  );
}

function nearChanges(rows: DifferenceRow[]): { row: DifferenceRow; key: number }[] {
  const changed = rows.flatMap(({ before, after }, index) => (before === after ? [] : index));
  const isNear = (index: number) => changed.some((at) => Math.abs(at - index) <= AROUND);
  return rows.flatMap((row, key) => (isNear(key) ? { row, key } : []));
}
