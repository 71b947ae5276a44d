import type { ListedMember } from '@hearthway/domain/desk-members/contract';
import { membershipState } from '@hearthway/domain/desk-members/membership-state';
import { shortDate } from '@hearthway/domain/format';
import { TIER_WORDS } from '@hearthway/domain/membership/texts';
import { calendarDay } from '../../lib/calendar-day.ts';
import { Badge } from '../../ui/badge.tsx';

type Membership = Pick<
  ListedMember,
  'tier' | 'premiumExpiresAt' | 'paymentStatus' | 'isInvited' | 'isHeld'
>;

const PROBLEMS: Partial<Record<NonNullable<ListedMember['paymentStatus']>, string>> = {
  past_due: 'Payment failed',
  disputed: 'Disputed',
};

const toState = ({ tier, premiumExpiresAt }: Pick<Membership, 'tier' | 'premiumExpiresAt'>) => {
  const end = premiumExpiresAt ? new Date(premiumExpiresAt) : null;
  return { end, state: membershipState({ tier, premiumExpiresAt: end }, new Date()) };
};

export function MembershipBadge({ member }: { member: Membership }) {
  const { state } = toState(member);
  const problem = member.paymentStatus && PROBLEMS[member.paymentStatus];
  if (problem) return <Badge tone="danger">{problem}</Badge>;
  if (member.isHeld) return <Badge tone="neutral">Not invited yet</Badge>;
  if (member.isInvited) return <Badge tone="warm">Invited</Badge>;
  return (
    <Badge tone={state === 'free' || state === 'ended' ? 'neutral' : 'teal'}>
      <span className="inline-block first-letter:uppercase">
        {TIER_WORDS[member.tier]}
        {state === 'ended' && ' ended'}
      </span>
    </Badge>
  );
}

const WORDS = { active: 'Until', ending: 'Ends', ended: 'On' } as const;

export function MembershipEnd({ member }: { member: Membership }) {
  const { end, state } = toState(member);
  if (state === 'free') return null;
  if (!end) return <span className="text-muted">No end</span>;
  const renews = member.paymentStatus === 'active' && state !== 'ended';
  return (
    <span className={state === 'ending' && !renews ? 'font-semibold text-warm' : 'text-muted'}>
      {renews ? 'Renews' : WORDS[state]} {formatEnd(end)}
    </span>
  );
}

const formatEnd = (end: Date) =>
  end.getFullYear() === new Date().getFullYear()
    ? shortDate(calendarDay(end))
    : `${shortDate(calendarDay(end))} ${end.getFullYear()}`;
