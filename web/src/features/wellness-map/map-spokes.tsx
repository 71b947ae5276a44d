import { ALL_SPOKES } from '@hearthway/domain/weekly-pulse/spokes';
import { mapTable } from '@hearthway/domain/wellness-map/map-table';
import type { MapSeries } from '@hearthway/domain/wellness-map/smoothing';
import { type KeyboardEvent, useRef } from 'react';
import { type MapLayout, slicePath, tapPath, viewBox } from './map-geometry.ts';
import { rowText } from './row-text.ts';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface MapSpokesProps {
  layout: MapLayout;
  series: readonly MapSeries[];
  selected: number | null;
  onSelect: (index: number) => void;
}

export function MapSpokes({ layout, series, selected, onSelect }: MapSpokesProps) {
  const group = useRef<HTMLDivElement>(null);
  const rows = mapTable(series);
  const count = ALL_SPOKES.length;

  function onKeyDown(event: KeyboardEvent, index: number) {
    const ends: Record<string, number> = { Home: 0, End: count - 1 };
    const step = STEPS[event.key];
    const next = step === undefined ? ends[event.key] : (index + step + count) % count;
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    group.current?.querySelectorAll<SVGGElement>('[role="option"]')[next]?.focus();
  }

  return (
    <div
      ref={group}
      role="listbox"
      aria-label="Spokes of the wellness map"
      aria-orientation="horizontal"
      className="absolute inset-0"
    >
      <svg
        role="presentation"
        viewBox={viewBox(layout)}
        className="block h-full w-full overflow-visible"
      >
        {rows.map((row, index) => (
          <g
            key={row.spoke}
            role="option"
            aria-selected={selected === index}
            aria-label={rowText(row)}
            tabIndex={index === (selected ?? 0) ? 0 : -1}
            onClick={() => onSelect(index)}
            onFocus={() => onSelect(index)}
            onKeyDown={(event) => onKeyDown(event, index)}
            className="map-slice cursor-pointer outline-none"
          >
            <path d={tapPath(layout, index)} fill="transparent" />
            <path
              d={slicePath(layout, index)}
              fill="none"
              className={selected === index ? 'stroke-ink' : 'stroke-transparent'}
              strokeWidth={2}
              strokeLinejoin="round"
            />
          </g>
        ))}
      </svg>
    </div>
  );
}
