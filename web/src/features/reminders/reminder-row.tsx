import { REMINDER_WORDS } from '@hearthway/domain/reminders/messages';
import { type Channel, includesDay, type Reminder } from '@hearthway/domain/reminders/reminder';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PillChoice, PillChoices } from '../../ui/pill-choice.tsx';
import { Switch } from '../../ui/switch.tsx';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const CHANNELS: { value: Channel; label: string }[] = [
  { value: 'push', label: 'Notification' },
  { value: 'mail', label: 'Email' },
];
const TIMES = [
  { value: 'evening', label: 'Sometime between 5 and 7 pm' },
  { value: 'own', label: 'At a time I choose' },
] as const;
const OWN_TIME = 18 * 60;

interface ReminderRowProps {
  reminder: Reminder;
  onChange: (reminder: Reminder) => void;
}

export function ReminderRow({ reminder, onChange }: ReminderRowProps) {
  const { kind, isOn, channel, minute, days } = reminder;
  const { label, hint } = REMINDER_WORDS[kind];
  const change = (part: Partial<Reminder>) => onChange({ ...reminder, ...part });
  return (
    <li className="py-3">
      <Switch
        label={label}
        hint={hint}
        checked={isOn}
        onCheckedChange={(next) => change({ isOn: next })}
      />
      {isOn && (
        <fieldset aria-label={label} className="mt-3 flex flex-col gap-4 pb-2">
          {kind === 'daily_nudge' && (
            <PillChoice
              label="When"
              options={TIMES}
              value={minute === null ? 'evening' : 'own'}
              onValueChange={(when) => change({ minute: when === 'own' ? OWN_TIME : null })}
            />
          )}
          {minute !== null && (
            <Field label="Time" className="max-w-40">
              <Input
                type="time"
                required
                value={clockText(minute)}
                onChange={(event) => {
                  const [hours, minutes] = event.target.value.split(':').map(Number);
                  if (hours === undefined || minutes === undefined) return;
                  change({ minute: hours * 60 + minutes });
                }}
              />
            </Field>
          )}
          <PillChoices
            label="Days"
            options={WEEKDAYS.map((day) => ({ value: day, label: day }))}
            values={WEEKDAYS.filter((_, index) => includesDay(days, index))}
            onValuesChange={(chosen) => {
              const next = WEEKDAYS.reduce(
                (bits, day, index) => bits | (chosen.includes(day) ? 1 << index : 0),
                0,
              );
              if (next !== 0) change({ days: next });
            }}
          />
          {kind !== 'weekly_letter' && (
            <PillChoice
              label="Send by"
              options={CHANNELS}
              value={channel}
              onValueChange={(next) => change({ channel: next })}
            />
          )}
        </fieldset>
      )}
    </li>
  );
}

const clockText = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
