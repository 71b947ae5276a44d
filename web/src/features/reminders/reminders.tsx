import { REMINDER_MESSAGES } from '@hearthway/domain/reminders/messages';
import type { Reminder } from '@hearthway/domain/reminders/reminder';
import { useQuery } from '@tanstack/react-query';
import { addThisDevice } from '../../member/this-device.ts';
import { useMemberId } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { Devices } from './devices.tsx';
import { useShowText } from './mutations.ts';
import { reminderQueries } from './queries.ts';
import { ReminderRow } from './reminder-row.tsx';
import { reminderWrite, withReminder } from './reminder-write.ts';

export function Reminders() {
  const memberId = useMemberId();
  const { data, error, refetch, isFetching } = useQuery(reminderQueries.all(memberId));
  const waiting = reminderWrite.useWaiting();
  const showText = useShowText();
  const shown = data && waiting.reduce((all, { payload }) => withReminder(all, payload), data);

  async function choose(reminder: Reminder) {
    reminderWrite.add({ ...reminder, at: new Date().toISOString() });
    if (!reminder.isOn || reminder.channel !== 'push') return;
    if (await addThisDevice()) await refetch();
    else if (data?.devices.length === 0) {
      toast.message('No device set up yet', {
        description: 'Allow notifications for this site, or choose email.',
      });
    }
  }

  return (
    <section aria-label="Reminders">
      <p className="font-medium">Reminders</p>
      <p className="text-muted text-sm">
        Two a day at most, and never for things you’ve already done.
      </p>
      {!shown && !error && <Skeleton className="mt-4 h-40" />}
      {!shown && error && (
        <div className="mt-4">
          <p>We couldn’t load your reminders.</p>
          <Button
            variant="outline"
            size="sm"
            className="mt-2"
            busy={isFetching}
            onClick={() => void refetch()}
          >
            Try again
          </Button>
        </div>
      )}
      {shown && (
        <>
          <ul className="mt-2 divide-y divide-line">
            {shown.reminders.map((reminder) => (
              <ReminderRow
                key={reminder.kind}
                reminder={reminder}
                onChange={(next) => void choose(next)}
              />
            ))}
          </ul>
          <Switch
            className="mt-4"
            label="Show the text"
            hint="When off, your lock screen shows only “A small thought is waiting”."
            checked={shown.showsText}
            disabled={showText.isPending}
            onCheckedChange={(showsText) =>
              showText.mutate(showsText, {
                onError: () => toast.error(REMINDER_MESSAGES.couldNotSave),
              })
            }
          />
          <Devices devices={shown.devices} />
        </>
      )}
    </section>
  );
}
