import { DOMAIN_INFO } from '@hearthway/domain/weekly-pulse/spokes';
import type { MapRow } from '@hearthway/domain/wellness-map/map-table';
import { MAP_MESSAGES, SERIES_LABELS, THIRD_LABELS } from '@hearthway/domain/wellness-map/messages';
import { scoreText } from './row-text.ts';

export function MapReadout({ row }: { row: MapRow | null }) {
  return (
    <div
      aria-hidden="true"
      className="mx-auto flex min-h-21 w-full max-w-md items-center rounded-control bg-sunk px-4 py-3 text-sm print:hidden"
    >
      {row ? <Values row={row} /> : <p className="text-muted">Tap a spoke to see its values.</p>}
    </div>
  );
}

function Values({ row }: { row: MapRow }) {
  const before = (['previous', 'earlier'] as const).filter((role) => row.scores[role] !== null);
  return (
    <div className="flex w-full items-center gap-4">
      <span
        className="w-1.5 self-stretch rounded-full"
        style={{ background: DOMAIN_INFO[row.domain].color }}
      />
      <div className="min-w-0 grow">
        <p className="font-semibold">{row.label}</p>
        <p className="text-muted">
          {row.third ? THIRD_LABELS[row.third] : MAP_MESSAGES.notAnswered}
        </p>
        {before.length > 0 && (
          <p className="text-muted">
            {before
              .map((role) => `${SERIES_LABELS[role]} ${scoreText(row.scores[role])}`)
              .join(' · ')}
          </p>
        )}
      </div>
      {row.scores.latest !== null && (
        <span className="font-serif text-3xl tabular-nums">{row.scores.latest}</span>
      )}
    </div>
  );
}
