import { formatCount, formatDay } from '../format.ts';
import type { LinkState, SummaryLink } from './contract.ts';
import type { LinkDays } from './link-days.ts';
import { MAX_OPEN_LINKS, MAX_OPENINGS, MAX_WRONG_CODES } from './summary-link.ts';

export const LINK_MESSAGES = {
  title: 'Share by link',
  intro:
    'Your clinician opens the link, enters a code, and sees the summary as it is now. They don’t need an account.',
  days: 'How long should the link work?',
  create: 'Create link',
  created: 'Your link is ready',
  sendApart:
    'Send the link and the code separately, for example the link by email and the code by phone.',
  onlyNow: 'Copy them now. We can’t show them again.',
  link: 'Link',
  code: 'Code',
  copyLink: 'Copy link',
  copyCode: 'Copy code',
  done: 'Done',
  list: 'Your links',
  revoke: 'Turn off',
  revokeTitle: 'Turn off this link?',
  revokeText:
    'It stops working right away, and we delete the shared summary. You can’t turn it on again.',
  revoked: 'Link turned off',
  needsNetwork: 'You need to be online to create, see or turn off links.',
  couldNotLoad: 'We couldn’t load your links.',
  couldNotCreate: 'We couldn’t create the link. Please try again.',
  couldNotRevoke: 'We couldn’t turn off the link. Please try again.',
  tooMany: `You have ${MAX_OPEN_LINKS} open links. Turn off one you don’t need, then create a new one.`,
  gone: 'This link no longer exists.',
} as const;

export const LINK_DAYS_LABELS: Record<LinkDays, string> = {
  1: '1 day',
  7: '7 days',
  30: '30 days',
};

export const LINK_STATE_LABELS: Record<LinkState, string> = {
  open: 'Open',
  expired: 'Expired',
  revoked: 'Turned off',
  wrong_codes: 'Locked',
  used_up: 'Used up',
};

const ENDS: Record<Exclude<LinkState, 'open'>, string> = {
  expired: 'No longer works.',
  revoked: 'You turned it off.',
  wrong_codes: `Closed after ${MAX_WRONG_CODES} wrong codes.`,
  used_up: `Closed after it was opened ${MAX_OPENINGS} times.`,
};

export function linkText(link: Omit<SummaryLink, 'id' | 'from' | 'to' | 'createdAt'>): string {
  const { state, expiresAt, openings, lastOpenedAt, wrongCodes } = link;
  const day = (instant: string) => formatDay(new Date(instant));
  const isGuessed = wrongCodes > 0 && state !== 'wrong_codes';
  return [
    state === 'open' ? `Works until ${day(expiresAt)}.` : ENDS[state],
    lastOpenedAt === null ? 'Not opened.' : openedText(openings, day(lastOpenedAt)),
    isGuessed && `${formatCount(wrongCodes, 'wrong code', 'wrong codes')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function openedText(count: number, lastDay: string): string {
  if (count === 1) return `Opened once, on ${lastDay}.`;
  return `Opened ${count === 2 ? 'twice' : `${count} times`}, most recently on ${lastDay}.`;
}

export const READER_MESSAGES = {
  title: 'Shared summary',
  intro: (product: string) =>
    `Someone who uses ${product} has shared a summary with you. Enter the code they gave you.`,
  code: 'Code',
  codeHint: 'Eight letters and digits, such as ABCD-2345.',
  open: 'Open summary',
  noCode: 'Please enter the code.',
  wrongCode: (left: number) =>
    `That code isn’t right. You have ${left === 1 ? 'one try' : `${left} tries`} left.`,
  notOpenTitle: 'This link doesn’t work',
  notOpen:
    'It may have expired, been turned off, or been locked after too many wrong codes. Please ask the person who sent it for a new one.',
  incomplete:
    'Part of the link is missing. Please go back to the message and open the full link. It’s fine if you’ve opened it before.',
  tooMany: 'Too many tries. Please wait a few minutes and try again.',
  failed: 'We couldn’t open the summary. Please check your connection and try again.',
  logged: 'The person who shared it can see that you opened it.',
} as const;
