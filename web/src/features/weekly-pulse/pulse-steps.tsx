import type { GroupProgress } from '@hearthway/domain/weekly-pulse/pulse-progress';
import { DOMAIN_INFO } from '@hearthway/domain/weekly-pulse/spokes';
import { cn } from '../../ui/cn.ts';

interface PulseStepsProps {
  groups: readonly GroupProgress[];
  answered: number;
  of: number;
  current: number;
  onChoose: (step: number) => void;
}

export function PulseSteps({ groups, answered, of, current, onChoose }: PulseStepsProps) {
  return (
    <div className="mt-3 lg:mt-6">
      <ol className="flex gap-2 lg:flex-col">
        {groups.map((group, step) => (
          <li key={group.domain} className="grow basis-0">
            <button
              type="button"
              aria-current={step === current ? 'step' : undefined}
              onClick={() => onChoose(step)}
              className={cn(
                'w-full rounded-small py-1.5 text-left text-sm hover:text-ink sm:text-base',
                step === current ? 'font-semibold' : 'text-muted lg:text-ink',
              )}
            >
              <span className="mb-1.5 block h-2 overflow-hidden rounded-full bg-line lg:bg-ink/12">
                <span
                  className="block h-full rounded-full bg-teal transition-[width] duration-200"
                  style={{ width: `${(group.answered / group.of) * 100}%` }}
                />
              </span>
              <span className="flex justify-between gap-x-2 max-sm:flex-col sm:max-lg:justify-start">
                {DOMAIN_INFO[group.domain].label}{' '}
                <span className="tabular-nums">
                  {group.answered} of {group.of}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      <p className="sr-only">
        {answered} of {of} sliders set.
      </p>
    </div>
  );
}
