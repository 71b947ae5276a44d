import { formatDay } from '@hearthway/domain/format';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { usePauseNudges, useResetNudges } from './mutations.ts';
import { accountQueries } from './queries.ts';

const permissionTexts = {
  granted: 'On. Your evening nudge comes as a notification on this device.',
  denied:
    'Blocked in your browser’s settings, so nudges appear inside the app. To change that, allow notifications for this site.',
  default: 'Off for now. Nudges appear inside the app.',
  unsupported: 'This browser can’t show notifications, so nudges appear inside the app.',
} as const;

const currentPermission = (): keyof typeof permissionTexts =>
  'Notification' in globalThis ? Notification.permission : 'unsupported';

export function NotificationSettings() {
  const [permission, setPermission] = useState(currentPermission);
  const { data } = useQuery(accountQueries.nudgePause());
  const pause = usePauseNudges();
  const reset = useResetNudges();
  const pausedUntil = data?.pausedUntil ?? null;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-medium">Notifications on this device</p>
          <p className="text-muted text-sm">{permissionTexts[permission]}</p>
        </div>
        {permission === 'default' && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => void Notification.requestPermission().then(setPermission)}
          >
            Allow notifications
          </Button>
        )}
      </div>
      <Switch
        label="Pause nudges for a week"
        hint={
          pausedUntil
            ? `No nudges until ${formatDay(new Date(pausedUntil))}.`
            : 'This covers the card on Home and the evening nudge.'
        }
        checked={pausedUntil !== null}
        disabled={!data || pause.isPending}
        onCheckedChange={(paused) => pause.mutate(paused)}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-64 text-muted text-sm">
          You can bring back nudges you’ve hidden.
        </p>
        <Button
          variant="outline"
          size="sm"
          busy={reset.isPending}
          onClick={() =>
            reset.mutate(undefined, {
              onSuccess: () => toast.success('Nudges are back on.'),
            })
          }
        >
          Show nudges again
        </Button>
      </div>
    </div>
  );
}
