import type { PulseEntry } from '@hearthway/domain/weekly-pulse/pulse-entry';
import { mapTable } from '@hearthway/domain/wellness-map/map-table';
import { MAP_MESSAGES } from '@hearthway/domain/wellness-map/messages';
import { mapSeries } from '@hearthway/domain/wellness-map/smoothing';
import { type ReactNode, useState } from 'react';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import type { MapLayout } from './map-geometry.ts';
import { MapLegend } from './map-legend.tsx';
import { MapReadout } from './map-readout.tsx';
import { MapTable } from './map-table.tsx';
import { WellnessMap } from './wellness-map.tsx';

interface MapCardProps {
  entries: readonly PulseEntry[];
  title?: string;
  overlay?: (layout: MapLayout) => ReactNode;
  isWide?: boolean;
  className?: string;
}

export function MapCard({ entries, title, overlay, isWide = false, className }: MapCardProps) {
  const [selected, setSelected] = useState<number | null>(null);
  const series = mapSeries(entries);
  const row = selected === null ? null : (mapTable(series)[selected] ?? null);
  return (
    <Card className={cn('break-inside-avoid overflow-hidden', className)}>
      {title && <CardTitle>{title}</CardTitle>}
      <CardText className={title ? '' : 'mt-0'}>{MAP_MESSAGES.averageNote}</CardText>
      <div className={isWide ? 'lg:grid lg:grid-cols-[3fr_2fr] lg:items-center lg:gap-8' : ''}>
        <div className="-mx-4 mt-3 sm:mx-0">
          <WellnessMap
            series={series}
            selected={selected}
            onSelect={setSelected}
            overlay={overlay}
          />
        </div>
        <div className="mt-4 flex flex-col gap-5">
          <MapReadout row={row} />
          <MapLegend series={series} />
          <p className="text-muted text-sm">{MAP_MESSAGES.guidance}</p>
        </div>
      </div>
      <div className="mt-3">
        <MapTable series={series} />
      </div>
    </Card>
  );
}
