import { type DayKey, dayKey } from '@hearthway/domain/calendar';
import type { LocalMoment } from '@hearthway/domain/daily-nudge/next-nudge-time';
import { useSyncExternalStore } from 'react';
import { watchClock } from './local-time.ts';

/** The date on the device's clock. The member's own day (`localDay`) may end after midnight. */
export const calendarDay = (at = new Date()): DayKey => dayKey(at, -at.getTimezoneOffset());

const today = () => calendarDay();

export const useCalendarDay = (): DayKey => useSyncExternalStore(watchClock, today);

export const localMoment = (now = new Date()): LocalMoment => ({
  day: calendarDay(now),
  minute: now.getHours() * 60 + now.getMinutes() + now.getSeconds() / 60,
});
