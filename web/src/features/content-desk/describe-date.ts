import { dayNumber } from '@hearthway/domain/calendar';
import type { ListedPage } from '@hearthway/domain/content-desk/contract';
import { formatMoment, shortDate } from '@hearthway/domain/format';
import { calendarDay } from '../../lib/calendar-day.ts';

export function describeDate(page: ListedPage, now: Date): string {
  const { state, publishAt, draftSavedAt, changedAt, changedBy } = page;
  if (state === 'scheduled' && publishAt) return `From ${formatMoment(new Date(publishAt))}`;
  const day = nameDay(new Date(draftSavedAt ?? changedAt), now);
  return `${draftSavedAt ? 'Saved' : 'Changed'} ${day}${changedBy ? ` by ${changedBy}` : ''}`;
}

function nameDay(date: Date, now: Date): string {
  const day = calendarDay(date);
  const ago = dayNumber(calendarDay(now)) - dayNumber(day);
  if (ago === 0) return 'today';
  if (ago === 1) return 'yesterday';
  const isThisYear = date.getFullYear() === now.getFullYear();
  return isThisYear ? shortDate(day) : `${shortDate(day)} ${date.getFullYear()}`;
}
