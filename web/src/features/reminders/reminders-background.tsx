import { useEffect } from 'react';
import { debugLog } from '../../lib/debug-log.ts';
import { localDay, localTimeZone } from '../../lib/local-time.ts';
import { pushSubscription } from '../../lib/push-subscription.ts';
import { useQuietVisit } from '../../lib/quiet-visit.ts';
import { storage } from '../../lib/storage.ts';
import { renewThisDevice } from '../../member/this-device.ts';
import { api } from '../../session/api.ts';
import { useMemberId } from '../../session/session.ts';

/** Keeps what the server needs to remind at the right hour; shows nothing itself. */
export function RemindersBackground() {
  const memberId = useMemberId();
  const isQuiet = useQuietVisit();
  useEffect(() => {
    const tell = () => {
      tellClock(memberId).catch((error) => debugLog.add('reminders', 'clock not told', error));
    };
    const hear = ({ data }: MessageEvent) => data?.type === 'PUSH_CHANGED' && tell();
    tell();
    navigator.serviceWorker?.addEventListener('message', hear);
    return () => navigator.serviceWorker?.removeEventListener('message', hear);
  }, [memberId]);
  useEffect(() => {
    if (!isQuiet) return;
    api.reminders.quiet.$post().catch((error) => debugLog.add('reminders', 'not quiet', error));
  }, [isQuiet]);
  return null;
}

/** Once a day, after a journey, and when this browser's address for messages is another one. */
async function tellClock(memberId: string): Promise<void> {
  const key = `hearthway.clock-told.${memberId}`;
  const timeZone = localTimeZone();
  const { endpoint = '' } = (await pushSubscription()) ?? {};
  const told = `${localDay()} ${timeZone} ${endpoint}`.trim();
  if (storage.get(key) === told) return;
  await api.reminders.clock.$put({ json: { timeZone } });
  storage.set(key, told);
  await renewThisDevice();
}
