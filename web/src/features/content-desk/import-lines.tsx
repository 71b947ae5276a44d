import { formatCount } from '@hearthway/domain/format';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import type { ImportLine, ImportPreview } from './import-content.ts';

type Result = ImportLine['result'];

const LABELS: Record<Result, string> = {
  failed: 'Can’t import',
  new: 'New',
  changed: 'Changed',
  same: 'Same',
};
const TONES: Record<Result, BadgeTone> = {
  failed: 'danger',
  new: 'teal',
  changed: 'warm',
  same: 'neutral',
};

const countOf = (lines: readonly ImportLine[], result: Result) =>
  lines.filter((line) => line.result === result).length;

export function countResults(lines: readonly ImportLine[]): string {
  const failed = countOf(lines, 'failed');
  const parts = [
    `${countOf(lines, 'new')} new`,
    `${countOf(lines, 'changed')} changed`,
    `${countOf(lines, 'same')} unchanged`,
    ...(failed > 0 ? [`${failed} not imported`] : []),
  ];
  return `${parts.join(', ')}.`;
}

export function PreviewNumbers({ preview }: { preview: ImportPreview }) {
  const { lines, media, isPresent, bytes } = preview;
  const numbers: [string, number][] = [
    ['New', countOf(lines, 'new')],
    ['Changed', countOf(lines, 'changed')],
    ['Same', countOf(lines, 'same')],
    ['Pictures and videos', media.length],
    ['Can’t import', countOf(lines, 'failed')],
  ];
  return (
    <div>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-5">
        {numbers.map(([label, value]) => (
          <div key={label} className="rounded-control bg-sunk px-4 py-3">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-serif text-2xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {media.length + isPresent > 0 && (
        <p className="mt-3 text-muted text-sm">
          {formatCount(media.length, 'picture or video', 'pictures and videos')} to upload (
          {Math.ceil(bytes / 1_000_000)} MB), {isPresent} already here.
        </p>
      )}
    </div>
  );
}

interface ImportLinesProps {
  lines: readonly ImportLine[];
  isPreview?: boolean;
}

export function ImportLines({ lines, isPreview = false }: ImportLinesProps) {
  const order: Result[] = ['failed', 'changed', 'new'];
  const shown = order.flatMap((result) => lines.filter((line) => line.result === result));
  if (shown.length === 0) return null;
  return (
    <ul
      aria-label={isPreview ? 'What would change' : 'What has changed'}
      className="max-h-96 divide-y divide-line overflow-auto rounded-control border border-line"
    >
      {shown.map(({ name, result, reason }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
        <li key={at} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
          <span className="min-w-0 grow basis-48 break-words font-medium">
            {name}
            {reason && <span className="block font-normal text-danger text-sm">{reason}</span>}
          </span>
          <Badge tone={TONES[result]}>{LABELS[result]}</Badge>
        </li>
      ))}
    </ul>
  );
}
