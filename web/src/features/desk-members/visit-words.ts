import type { ListedMember } from '@hearthway/domain/desk-members/contract';
import { shortDate } from '@hearthway/domain/format';
import { calendarDay } from '../../lib/calendar-day.ts';
import { formatShort, memberState } from './member-state.ts';

type Visitor = Pick<ListedMember, 'isInvited' | 'isHeld' | 'seenWeek'>;
type Arrival = Pick<ListedMember, 'isInvited' | 'isHeld' | 'invitedAt' | 'since'>;

const DAY_MS = 86_400_000;

const daysSince = (week: string, now: Date) => (now.getTime() - Date.parse(week)) / DAY_MS;

export const isHereThisWeek = ({ isInvited, isHeld, seenWeek }: Visitor, now: Date): boolean =>
  !isInvited && !isHeld && seenWeek !== null && daysSince(seenWeek, now) < 7;

function nameWeek(week: string, now: Date): string {
  const days = daysSince(week, now);
  if (days < 7) return 'this week';
  if (days < 14) return 'last week';
  return days < 70 ? `${Math.floor(days / 7)} weeks ago` : shortDate(week);
}

export function describeVisit({ isInvited, isHeld, seenWeek }: Visitor, now: Date): string {
  if (isInvited || isHeld) return 'Hasn’t joined';
  return seenWeek ? capitalize(nameWeek(seenWeek, now)) : 'Not yet';
}

/** Somebody who hasn’t joined has no day of joining, so the list says when they were invited. */
export function describeJoined({ isInvited, isHeld, invitedAt, since }: Arrival): string {
  if (invitedAt) return `Invited ${shortDate(calendarDay(new Date(invitedAt)))}`;
  return isInvited || isHeld ? '–' : formatShort(new Date(since));
}

/** The email address has no room on a phone. It is in the record, and the search finds it. */
export function describeOnPhone(member: ListedMember, now: Date): string {
  const { isInvited, isHeld, seenWeek } = member;
  if (member.invitedAt) return describeJoined(member);
  if (isInvited || isHeld) return describeVisit(member, now);
  const visit = seenWeek ? `visited ${nameWeek(seenWeek, now)}` : 'no visit yet';
  const state = memberState(member, now);
  return capitalize(state && !state.tone ? `${state.text} · ${visit}` : visit);
}

const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
