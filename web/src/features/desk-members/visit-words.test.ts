import type { ListedMember } from '@hearthway/domain/desk-members/contract';
import { expect, test } from 'vitest';
import { describeJoined, describeOnPhone, describeVisit } from './visit-words.ts';

const now = new Date('2026-11-19T10:00:00');
const ada = {
  ...{ tier: 'free', premiumExpiresAt: null, paymentStatus: null, isInvited: false, isHeld: false },
  ...{ since: '2026-03-02T08:00:00Z', invitedAt: null },
  seenWeek: '2026-11-16',
} as ListedMember;
const paying: Partial<ListedMember> = {
  ...{ tier: 'premium', premiumExpiresAt: '2026-12-18T08:00:00Z', paymentStatus: 'active' },
};

test.each<[Partial<ListedMember>, string, string]>([
  [{}, 'This week', 'Visited this week'],
  [{ seenWeek: '2026-11-09' }, 'Last week', 'Visited last week'],
  [{ seenWeek: '2026-10-19' }, '4 weeks ago', 'Visited 4 weeks ago'],
  [{ seenWeek: '2026-03-02' }, '2 Mar', 'Visited 2 Mar'],
  [{ seenWeek: null }, 'Not yet', 'No visit yet'],
  [{ isInvited: true, seenWeek: null }, '–', 'Invited'],
  [{ isHeld: true, seenWeek: null }, '–', 'Not invited yet'],
  [paying, 'This week', 'Visited this week · renews 18 Dec'],
  [{ ...paying, paymentStatus: 'past_due' as const }, 'This week', 'Visited this week'],
])(
  'the list says when a member was here last, and on a phone how the membership stands: %o',
  (change, inTable, onPhone) => {
    expect(describeVisit({ ...ada, ...change }, now)).toBe(inTable);
    expect(describeOnPhone({ ...ada, ...change }, now)).toBe(onPhone);
  },
);

test('somebody who hasn’t joined has no day of joining, but the day of their invitation', () => {
  const invited = { ...ada, isInvited: true, invitedAt: '2026-11-09T08:00:00Z', seenWeek: null };
  expect(describeJoined(ada)).toBe('2 Mar 2026');
  expect(describeJoined(invited)).toBe('Invited 9 Nov');
  expect(describeJoined({ ...ada, isHeld: true })).toBe('–');
  expect(describeOnPhone(invited, now)).toBe('Invited 9 Nov');
});
