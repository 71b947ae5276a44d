import { movedWords } from '@hearthway/domain/belief-upgrade/messages';

interface MovedBarProps {
  label: string;
  text: string;
  before: number;
  now: number | null;
}

export function MovedBar({ label, text, before, now }: MovedBarProps) {
  return (
    <div>
      <p className="text-muted text-sm">{label}</p>
      <p className="wrap-anywhere font-serif text-lg">{text}</p>
      <div aria-hidden="true" className="relative mt-2 h-2.5 rounded-full bg-line">
        <div className="h-full rounded-full bg-teal" style={{ width: `${now ?? before}%` }} />
        {now !== null && (
          <span
            className="absolute -top-1 h-4.5 w-1 rounded-full bg-warm ring-2 ring-surface"
            style={{ left: `calc(${before}% - 2px)` }}
          />
        )}
      </div>
      <p className="mt-1 text-sm tabular-nums">{movedWords(before, now)}</p>
    </div>
  );
}
