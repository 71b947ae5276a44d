import type { RoundedCount } from '@hearthway/domain/content-desk/rounded-count';
import { formatCount, formatMoment, formatNumber } from '@hearthway/domain/format';
import type { Letter, LetterSegment, ReachResponse } from '@hearthway/domain/letters/contract';
import { TIER_WORDS } from '@hearthway/domain/membership/texts';

const NO_BREAK_SPACE = '\u00a0';

export const QUIET_WORDS: Record<NonNullable<LetterSegment['quietDays']>, string> = {
  21: 'three weeks',
  30: 'a month',
  60: 'two months',
  90: 'three months',
};

export function audienceWords({ tier, path, week, quietDays }: LetterSegment): string {
  const tiers = tier.map((each) => TIER_WORDS[each]).join(' and ');
  const parts = [
    `${tiers ? `${tiers} members` : 'all members'}${path.length > 0 ? ` on ${path.join(', ')}` : ''}`,
    ...(week.length > 0 ? [`in week ${week.toSorted((a, b) => a - b).join(', ')}`] : []),
    ...(quietDays ? [`quiet for ${QUIET_WORDS[quietDays]}`] : []),
  ];
  const words = parts.join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function memberCount(count: RoundedCount, isExact: boolean): string {
  if (count === 'few') return 'fewer than five members';
  if (count === 0) return 'nobody';
  return `${isExact ? '' : 'about '}${formatCount(count, 'member', 'members')}`;
}

export function reachNote({ isExact, matching, reachable }: ReachResponse): string {
  if (!isExact) return 'Rounded, so that nobody can be singled out by their week.';
  const leftOut = Number(matching) - Number(reachable);
  if (leftOut === 0) return '';
  return `Left out: ${formatCount(leftOut, 'member', 'members')} who unsubscribed or whose address bounces.`;
}

export function stateWords({ state, sendAt, finishedAt, changedAt }: Letter): string {
  const moment = (at: string | null) =>
    at ? formatMoment(new Date(at)).replaceAll(' ', NO_BREAK_SPACE) : '';
  switch (state) {
    case 'draft':
      return `Last changed ${moment(changedAt)}`;
    case 'scheduled':
      return `Goes out ${moment(sendAt)}`;
    case 'sending':
      return `Started ${moment(sendAt)}`;
    case 'sent':
      return `Sent ${moment(sendAt)}`;
    case 'stopped':
      return `Stopped ${moment(finishedAt)}`;
  }
}

export function progress({ results }: Letter): number | null {
  if (!results) return null;
  const { unsubscribed: _, ...states } = results;
  const total = Object.values(states).reduce((sum, count) => sum + count, 0);
  return total === 0 ? null : Math.floor(((total - results.waiting) / total) * 100);
}

/** Null for a letter that has not gone out, or whose few recipients are not counted. */
export function countResults({ results, recipients }: Letter) {
  if (!results || recipients === 'few') return null;
  return [
    { name: 'sent', count: results.sent + results.unconfirmed },
    { name: 'bounced', count: results.bounced },
    { name: 'unsubscribed', count: results.unsubscribed },
  ];
}

export function resultWords(letter: Letter): string {
  if (letter.recipients === 'few') return 'Fewer than five members';
  return (countResults(letter) ?? [])
    .filter(({ name, count }) => name === 'sent' || count > 0)
    .map(({ name, count }) => `${formatNumber(count)} ${name}`)
    .join(' · ');
}
