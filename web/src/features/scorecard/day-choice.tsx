import { cn } from '../../ui/cn.ts';

interface DayChoiceProps {
  value: 'today' | 'yesterday';
  onChange: (value: 'today' | 'yesterday') => void;
}

const DAYS = [
  { value: 'today', label: 'Today' },
  { value: 'yesterday', label: 'Yesterday' },
] as const;

export function DayChoice({ value, onChange }: DayChoiceProps) {
  return (
    <fieldset className="inline-flex gap-1 rounded-control bg-sunk p-1 ring-1 ring-line ring-inset">
      <legend className="sr-only">Which day</legend>
      {DAYS.map((day) => (
        <label
          key={day.value}
          className={cn(
            'flex min-h-11 cursor-pointer items-center rounded-[10px] px-2 font-semibold text-sm sm:px-3.5 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-teal has-focus-visible:outline-offset-2',
            value === day.value ? 'bg-tab text-ink shadow-card' : 'text-muted hover:text-ink',
          )}
        >
          <input
            type="radio"
            name="scorecard-day"
            className="sr-only"
            checked={value === day.value}
            onChange={() => onChange(day.value)}
          />
          {day.label}
        </label>
      ))}
    </fieldset>
  );
}
