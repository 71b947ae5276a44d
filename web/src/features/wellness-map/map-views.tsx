import { MAP_MESSAGES } from '@hearthway/domain/wellness-map/messages';
import { useId } from 'react';

export type MapView = 'latest' | 'average';

interface MapViewsProps {
  view: MapView;
  onView: (view: MapView) => void;
  latestDay: string;
}

export function MapViews({ view, onView, latestDay }: MapViewsProps) {
  const name = useId();
  const views: { value: MapView; title: string; note: string }[] = [
    { value: 'latest', title: MAP_MESSAGES.latestView, note: latestDay },
    { value: 'average', title: MAP_MESSAGES.averageView, note: MAP_MESSAGES.averageNote },
  ];
  return (
    <fieldset className="mx-auto w-full max-w-md divide-y divide-line rounded-control border border-line text-sm">
      <legend className="sr-only">What the map shows</legend>
      {views.map(({ value, title, note }) => (
        <label
          key={value}
          className="flex min-h-12 cursor-pointer items-center gap-3 px-3.5 py-2 leading-snug first-of-type:rounded-t-control last-of-type:rounded-b-control has-checked:bg-sunk has-focus-visible:outline-3 has-focus-visible:outline-teal"
        >
          <input
            type="radio"
            name={name}
            className="size-4.5 shrink-0 accent-teal"
            checked={value === view}
            onChange={() => onView(value)}
          />
          <span>
            <span className="font-semibold">{title}</span>{' '}
            <span className="text-muted">{note}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
