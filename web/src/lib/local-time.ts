import { type DayKey, dayKey } from '@hearthway/domain/calendar';
import type { LocalMoment } from '@hearthway/domain/daily-nudge/next-nudge-time';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

export const localDay = (now = new Date()): DayKey => dayKey(now, -now.getTimezoneOffset());

export const localMoment = (now = new Date()): LocalMoment => ({
  day: localDay(now),
  minute: now.getHours() * 60 + now.getMinutes() + now.getSeconds() / 60,
});

export const localTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const CHECK_INTERVAL_MS = 15_000;

// A timer for midnight would stop while the device sleeps and would miss a change of time zone, so
// the time is checked every few seconds.
function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

export const useToday = (): DayKey => useSyncExternalStore(subscribe, currentDay);

function currentDay(): DayKey {
  return localDay();
}

export function useOnNewDay(onNewDay: () => void): void {
  const today = useToday();
  const last = useRef(today);
  const run = useEffectEvent(onNewDay);
  useEffect(() => {
    if (last.current === today) return;
    last.current = today;
    run();
  }, [today]);
}
