import { formatDay } from '@hearthway/domain/format';
import { REMINDER_MESSAGES } from '@hearthway/domain/reminders/messages';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useRemoveDevice } from './mutations.ts';

interface DevicesProps {
  devices: readonly { id: string; name: string; addedAt: string }[];
}

export function Devices({ devices }: DevicesProps) {
  const remove = useRemoveDevice();
  if (devices.length === 0) return null;
  return (
    <div className="mt-6">
      <p className="font-medium">Devices that get reminders</p>
      <ul className="mt-1 divide-y divide-line">
        {devices.map(({ id, name, addedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-3">
            <div>
              <p>{name}</p>
              <p className="text-muted text-sm">Since {formatDay(new Date(addedAt))}</p>
            </div>
            <Button
              variant="outline"
              size="sm"
              aria-label={`Remove ${name}`}
              busy={remove.isPending && remove.variables === id}
              onClick={() =>
                remove.mutate(id, { onError: () => toast.error(REMINDER_MESSAGES.couldNotSave) })
              }
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
