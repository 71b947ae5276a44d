import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { debugLog } from '../../lib/debug-log.ts';
import { localDay, localTimeZone } from '../../lib/local-time.ts';
import { getPushSubscription } from '../../lib/push-subscription.ts';
import { useQuietVisit } from '../../lib/quiet-visit.ts';
import { storage } from '../../lib/storage.ts';
import { renewThisDevice } from '../../member/this-device.ts';
import { api } from '../../session/api.ts';
import { useMemberId } from '../../session/session.ts';

export function RemindersBackground() {
  const memberId = useMemberId();
  const queryClient = useQueryClient();
  const isQuiet = useQuietVisit();
  useEffect(() => {
    const report = () => {
      reportClock(memberId).catch((error) =>
        debugLog.add('reminders', 'could not report the time zone', error),
      );
    };
    const onMessage = ({ data }: MessageEvent) => {
      if (data?.type === 'PUSH_CHANGED') report();
      if (data?.type === 'NOTIFICATION_ANSWERED') {
        void queryClient.invalidateQueries({ queryKey: ['experiments'] });
      }
    };
    report();
    navigator.serviceWorker?.addEventListener('message', onMessage);
    return () => navigator.serviceWorker?.removeEventListener('message', onMessage);
  }, [memberId, queryClient]);
  useEffect(() => {
    if (!isQuiet) return;
    api.reminders.quiet
      .$post()
      .catch((error) => debugLog.add('reminders', 'could not report the quiet visit', error));
  }, [isQuiet]);
  return null;
}

async function reportClock(memberId: string): Promise<void> {
  const key = `hearthway.clock-told.${memberId}`;
  const timeZone = localTimeZone();
  const { endpoint = '' } = (await getPushSubscription()) ?? {};
  const reported = `${localDay()} ${timeZone} ${endpoint}`.trim();
  if (storage.get(key) === reported) return;
  await api.reminders.clock.$put({ json: { timeZone } });
  storage.set(key, reported);
  await renewThisDevice();
}
