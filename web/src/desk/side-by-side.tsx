import {
  type DiffPart,
  type DiffRow,
  diffLines,
  diffWords,
} from '@hearthway/domain/content-desk/difference';
import { useMemo } from 'react';
import { cn } from '../ui/cn.ts';

interface SideBySideProps {
  before: string;
  after: string;
  names: { before: string; after: string };
}

const CONTEXT_LINES = 2;

export function SideBySide({ before, after, names }: SideBySideProps) {
  const rows = useMemo(() => keepNearChanges(diffLines(before, after)), [before, after]);
  if (rows.length === 0) return <p className="text-muted">Both versions are the same.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, by keyboard too.
    <section aria-label="Difference" tabIndex={0} className="relative max-h-[32rem] overflow-auto">
      <table className="w-full table-fixed border-collapse text-sm max-sm:block">
        <thead className="max-sm:sr-only">
          <tr>
            <th scope="col" className="p-2 text-left">
              {names.before}
            </th>
            <th scope="col" className="p-2 text-left">
              {names.after}
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map(({ row, key }) => (
            <tr key={key} className="border-line border-t align-top max-sm:block">
              <Side row={row} of="removed" />
              <Side row={row} of="added" />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Side({ row, of }: { row: DiffRow; of: 'removed' | 'added' }) {
  const text = of === 'removed' ? row.before : row.after;
  const isSame = row.before === row.after;
  const look = of === 'removed' ? 'bg-danger/8' : 'bg-shj/10';
  const parts: DiffPart[] = isSame
    ? [{ kind: 'same', text: text ?? '' }]
    : diffWords(row.before ?? '', row.after ?? '');
  return (
    <td
      className={cn(
        'whitespace-pre-wrap break-words p-2 max-sm:block',
        !isSame && text !== null && look,
        // On a phone, the two versions are below each other, so empty cells and repeated lines are
        // hidden.
        (text === null || (isSame && of === 'added')) && 'max-sm:hidden',
      )}
    >
      {parts
        .filter(({ kind }) => kind === 'same' || kind === of)
        .map(({ kind, text: words }, index) => {
          const Mark = kind === 'same' ? 'span' : kind === 'removed' ? 'del' : 'ins';
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one line never move.
          return <Mark key={index}>{words}</Mark>;
        })}
    </td>
  );
}

function keepNearChanges(rows: DiffRow[]): { row: DiffRow; key: number }[] {
  const changed = rows.flatMap(({ before, after }, index) => (before === after ? [] : index));
  const isNear = (index: number) => changed.some((at) => Math.abs(at - index) <= CONTEXT_LINES);
  return rows.flatMap((row, key) => (isNear(key) ? { row, key } : []));
}
