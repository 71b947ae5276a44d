import type { DayKey } from '@hearthway/domain/calendar';
import { memberDay } from '@hearthway/domain/day-start/day-start';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { dayStart } from './day-start.ts';

/** The member's own day, which may end after midnight. `calendarDay` is the date on the clock. */
export function localDay(): DayKey {
  const now = new Date();
  return memberDay(now, -now.getTimezoneOffset(), dayStart.get());
}

export const localTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const CHECK_INTERVAL_MS = 15_000;

// A timer for midnight would stop while the device sleeps and miss a change of time zone, so the
// time is checked every few seconds.
export function watchClock(listener: () => void): () => void {
  const timer = setInterval(listener, CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

export const useToday = (): DayKey => useSyncExternalStore(watchClock, localDay);

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
