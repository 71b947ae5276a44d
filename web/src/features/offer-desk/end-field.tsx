import { formatCount } from '@hearthway/domain/format';
import { Button } from '../../ui/button.tsx';
import { DateField } from './date-field.tsx';

const DAY_MS = 86_400_000;
const LONGER = [
  { label: '+ 1 week', days: 7 },
  { label: '+ 1 month', days: 30 },
];

interface EndFieldProps {
  value: string | null;
  onChange: (value: string | null) => void;
}

export function EndField({ value, onChange }: EndFieldProps) {
  const now = Date.now();
  const end = value === null ? null : new Date(value).getTime();
  return (
    <DateField label="Until" value={value} onChange={onChange} hint={describeEnd(end, now)}>
      {end !== null && (
        <span className="flex flex-wrap gap-2">
          {LONGER.map(({ label, days }) => (
            <Button
              key={days}
              variant="outline"
              size="sm"
              onClick={() => onChange(new Date(Math.max(end, now) + days * DAY_MS).toISOString())}
            >
              {label}
            </Button>
          ))}
          <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
            No end
          </Button>
        </span>
      )}
    </DateField>
  );
}

function describeEnd(end: number | null, now: number): string {
  if (end === null) return 'It has no end date.';
  if (end <= now) return 'It has ended.';
  const days = Math.floor((end - now) / DAY_MS);
  return days === 0 ? 'It ends within a day.' : `It ends in ${formatCount(days, 'day', 'days')}.`;
}
