import { type DayKey, dayKey } from '@hearthway/domain/calendar';
import type { LocalMoment } from '@hearthway/domain/daily-nudge/next-nudge-time';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

/** The day it is for the person in front of this screen. */
export const localDay = (now = new Date()): DayKey => dayKey(now, -now.getTimezoneOffset());

export const localMoment = (now = new Date()): LocalMoment => ({
  day: localDay(now),
  minute: now.getHours() * 60 + now.getMinutes() + now.getSeconds() / 60,
});

/** Such as `Europe/Lisbon`. */
export const localTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const LOOK_EVERY_MS = 15_000;

// A timer set for midnight would sleep with the device and miss a journey.
function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Today, also after midnight has passed on an open page. */
export const useToday = (): DayKey => useSyncExternalStore(subscribe, currentDay);

function currentDay(): DayKey {
  return localDay();
}

/** Runs when midnight has passed on an open page. */
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
