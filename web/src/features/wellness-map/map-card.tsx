import type { PulseEntry } from '@hearthway/domain/weekly-pulse/pulse-entry';
import { mapTable } from '@hearthway/domain/wellness-map/map-table';
import { MAP_MESSAGES } from '@hearthway/domain/wellness-map/messages';
import { type MapRole, mapSeries } from '@hearthway/domain/wellness-map/smoothing';
import { type ReactNode, useState } from 'react';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import type { MapLayout } from './map-geometry.ts';
import { MapLegend } from './map-legend.tsx';
import { MapReadout } from './map-readout.tsx';
import { MapTable } from './map-table.tsx';
import { type MovedSpokes, WellnessMap } from './wellness-map.tsx';

interface MapCardProps {
  entries: readonly PulseEntry[];
  title?: string;
  overlay?: (layout: MapLayout) => ReactNode;
  /** Spokes that get an arrow, because their score has changed. */
  moved?: MovedSpokes;
  className?: string;
}

const NONE_MOVED: MovedSpokes = {};

export function MapCard(props: MapCardProps) {
  const { entries, title, overlay, moved = NONE_MOVED, className } = props;
  const [selected, setSelected] = useState<number | null>(null);
  const [layer, setLayer] = useState<MapRole>('latest');
  const series = mapSeries(entries);
  const row = selected === null ? null : (mapTable(series)[selected] ?? null);
  return (
    <Card className={cn('break-inside-avoid overflow-hidden', className)}>
      {title && <CardTitle>{title}</CardTitle>}
      <CardText className={cn('text-sm', !title && 'mt-0')}>{MAP_MESSAGES.averageNote}</CardText>
      <div className="-mx-4 mt-3 sm:mx-0">
        <WellnessMap
          series={series}
          layer={layer}
          selected={selected}
          onSelect={setSelected}
          moved={moved}
          overlay={overlay}
        />
      </div>
      <div className="mt-4 flex flex-col gap-5">
        <MapReadout row={row} onClear={() => setSelected(null)} />
        {Object.keys(moved).length > 0 && (
          <p className="text-center text-muted text-sm">{MAP_MESSAGES.arrows}</p>
        )}
        <MapLegend series={series} layer={layer} onLayer={setLayer} />
        <p className="text-muted text-sm">{MAP_MESSAGES.guidance}</p>
      </div>
      <div className="mt-3">
        <MapTable series={series} />
      </div>
    </Card>
  );
}
