import { capitalize } from '@hearthway/domain/capitalize';
import type { ListedMember } from '@hearthway/domain/desk-members/contract';
import { shortDate } from '@hearthway/domain/format';
import { nameDayAndYear } from '../../desk/end-words.ts';
import { calendarDay } from '../../lib/calendar-day.ts';
import { memberState } from './member-state.ts';

export const hasJoined = ({ isInvited, isHeld }: Pick<ListedMember, 'isInvited' | 'isHeld'>) =>
  !isInvited && !isHeld;

type Visitor = Pick<ListedMember, 'isInvited' | 'isHeld' | 'seenWeek'>;
type Arrival = Pick<ListedMember, 'isInvited' | 'isHeld' | 'invitedAt' | 'since'>;

const DAY_MS = 86_400_000;

const daysSince = (week: string, now: Date) => (now.getTime() - Date.parse(week)) / DAY_MS;

export const isHereThisWeek = (member: Visitor, now: Date): boolean =>
  hasJoined(member) && member.seenWeek !== null && daysSince(member.seenWeek, now) < 7;

function nameWeek(week: string, now: Date): string {
  const days = daysSince(week, now);
  if (days < 7) return 'this week';
  if (days < 14) return 'last week';
  return days < 70 ? `${Math.floor(days / 7)} weeks ago` : shortDate(week);
}

export function describeVisit(member: Visitor, now: Date): string {
  const { seenWeek } = member;
  if (!hasJoined(member)) return '–';
  return seenWeek ? capitalize(nameWeek(seenWeek, now)) : 'Not yet';
}

/** Somebody who hasn’t joined has no day of joining, so the list says when they were invited. */
export function describeJoined(member: Arrival): string {
  const { invitedAt, since } = member;
  if (invitedAt) return `Invited ${shortDate(calendarDay(new Date(invitedAt)))}`;
  return hasJoined(member) ? nameDayAndYear(new Date(since)) : '–';
}

/** The email address has no room on a phone. It is in the record, and the search finds it. */
export function describeOnPhone(member: ListedMember, now: Date): string {
  const { seenWeek, isHeld } = member;
  if (isHeld) return 'Not invited yet';
  if (!hasJoined(member)) return member.invitedAt ? describeJoined(member) : 'Invited';
  const visit = seenWeek ? `Visited ${nameWeek(seenWeek, now)}` : 'No visit yet';
  const state = memberState(member, now);
  return state && !state.tone ? `${visit} · ${uncapitalize(state.text)}` : visit;
}

const uncapitalize = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
