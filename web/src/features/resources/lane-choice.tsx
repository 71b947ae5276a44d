import { LANE_FILTERS, type LaneFilter } from '@hearthway/domain/resources/search';
import { laneName } from '@hearthway/domain/vocabulary';

interface LaneChoiceProps {
  value: LaneFilter;
  onChange: (lane: LaneFilter) => void;
}

export function LaneChoice({ value, onChange }: LaneChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Lane</legend>
      <div className="flex gap-2">
        {LANE_FILTERS.map((lane) => (
          <label
            key={lane.value}
            title={lane.value === 'all' ? undefined : laneName(lane.value)}
            className="relative inline-flex min-h-11 shrink-0 cursor-pointer items-center rounded-full bg-surface px-4 font-medium text-sm ring-1 ring-line ring-inset hover:bg-hover has-checked:bg-teal has-checked:text-on-strong has-checked:ring-teal has-focus-visible:outline-3 has-focus-visible:outline-teal has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="lane"
              value={lane.value}
              checked={lane.value === value}
              onChange={() => onChange(lane.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            {lane.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
