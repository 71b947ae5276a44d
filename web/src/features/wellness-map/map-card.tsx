import { shortDate } from '@hearthway/domain/format';
import type { PulseEntry } from '@hearthway/domain/weekly-pulse/pulse-entry';
import { mapTable } from '@hearthway/domain/wellness-map/map-table';
import { MAP_MESSAGES } from '@hearthway/domain/wellness-map/messages';
import { mapSeries, pulseSeries } from '@hearthway/domain/wellness-map/smoothing';
import { type ReactNode, useState } from 'react';
import { Card, CardTitle } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import type { MapLayout } from './map-geometry.ts';
import { MapLegend } from './map-legend.tsx';
import { MapReadout } from './map-readout.tsx';
import { MapTable } from './map-table.tsx';
import { type MapView, MapViews } from './map-views.tsx';
import type { MovedSpokes } from './moved-spokes.ts';
import { WellnessMap } from './wellness-map.tsx';

interface MapCardProps {
  entries: readonly PulseEntry[];
  title: string;
  overlay?: (layout: MapLayout) => ReactNode;
  moved?: MovedSpokes;
  className?: string;
}

const NONE_MOVED: MovedSpokes = {};

export function MapCard(props: MapCardProps) {
  const { entries, title, overlay, className } = props;
  const [selected, setSelected] = useState<number | null>(null);
  const [view, setView] = useState<MapView>('latest');
  const isAverage = view === 'average';
  const series = isAverage ? mapSeries(entries) : pulseSeries(entries);
  const moved = isAverage ? NONE_MOVED : (props.moved ?? NONE_MOVED);
  const changes = Object.values(moved);
  const hasOutlines = isAverage || selected !== null || changes.length > 0;
  const row = selected === null ? null : (mapTable(series)[selected] ?? null);
  const day = series[0]?.day;
  return (
    <Card className={cn('break-inside-avoid overflow-hidden', className)}>
      <CardTitle>{title}</CardTitle>
      <div className="-mx-4 mt-3 sm:mx-0">
        <WellnessMap
          series={series}
          outlinesAll={isAverage}
          selected={selected}
          onSelect={setSelected}
          moved={moved}
          overlay={overlay}
        />
      </div>
      <div className="mt-4 flex flex-col gap-4">
        <div>
          <MapReadout row={row} onClear={() => setSelected(null)} />
          {changes.length > 0 && (
            <p className="text-center text-muted text-sm">{MAP_MESSAGES.moved}</p>
          )}
        </div>
        <MapLegend
          series={hasOutlines ? series : series.slice(0, 1)}
          hasFallen={changes.some((change) => change < 0)}
        />
        <MapViews view={view} onView={setView} latestDay={day ? shortDate(day) : ''} />
        <p className="text-muted text-sm">{MAP_MESSAGES.guidance}</p>
      </div>
      <div className="mt-3">
        <MapTable series={series} />
      </div>
    </Card>
  );
}
