import type { PulseDomain } from '@hearthway/domain/vocabulary';
import type { GroupProgress } from '@hearthway/domain/weekly-pulse/pulse-progress';
import { DOMAIN_INFO } from '@hearthway/domain/weekly-pulse/spokes';
import { cn } from '../../ui/cn.ts';

interface PulseStepsProps {
  groups: readonly GroupProgress[];
  answered: number;
  of: number;
  current: PulseDomain | null;
}

export function PulseSteps({ groups, answered, of, current }: PulseStepsProps) {
  return (
    <div className="mt-4">
      <ol className="flex gap-2 lg:grid lg:grid-cols-3 lg:gap-10">
        {groups.map((group) => (
          <li
            key={group.domain}
            aria-current={group.domain === current ? 'step' : undefined}
            className={cn(
              'grow basis-0 text-sm lg:text-base',
              group.domain === current ? 'font-semibold' : 'text-muted',
            )}
          >
            <span
              aria-hidden="true"
              className="mb-1 block h-1.5 overflow-hidden rounded-full bg-line"
            >
              <span
                className="block h-full rounded-full bg-teal transition-[width] duration-200"
                style={{ width: `${(group.answered / group.of) * 100}%` }}
              />
            </span>
            {DOMAIN_INFO[group.domain].label}{' '}
            <span className="block tabular-nums">
              {group.answered} of {group.of}
            </span>
          </li>
        ))}
      </ol>
      <p className="sr-only">
        {answered} of {of} sliders set.
      </p>
    </div>
  );
}
