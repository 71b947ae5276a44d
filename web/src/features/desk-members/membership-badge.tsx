import type { ListedMember } from '@hearthway/domain/desk-members/contract';
import { membershipState } from '@hearthway/domain/desk-members/membership-state';
import { shortDate } from '@hearthway/domain/format';
import { TIER_WORDS } from '@hearthway/domain/membership/texts';
import { localDay } from '../../lib/local-time.ts';
import { Badge } from '../../ui/badge.tsx';

const formatEnd = (end: Date) => `${shortDate(localDay(end))} ${end.getFullYear()}`;

type Membership = Pick<ListedMember, 'tier' | 'premiumExpiresAt' | 'paymentStatus'>;

const WORDS = { active: 'until', ending: 'ends', ended: 'on' } as const;

/** Shows “ended” in the same cases as the member's record. */
export function MembershipBadge({ member }: { member: Membership }) {
  const { tier } = member;
  const end = member.premiumExpiresAt ? new Date(member.premiumExpiresAt) : null;
  const state = membershipState({ tier, premiumExpiresAt: end }, new Date());
  const name = <span className="first-letter:uppercase">{TIER_WORDS[tier]}</span>;
  if (state === 'free') return <Badge>{name}</Badge>;
  const renews = member.paymentStatus === 'active' && state !== 'ended';
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge tone={state === 'ended' ? 'neutral' : 'warm'}>
        {name}
        {state === 'ended' && ' ended'}
      </Badge>
      {end ? (
        <span className={state === 'ending' && !renews ? 'font-semibold text-warm' : 'text-muted'}>
          {renews ? 'renews' : WORDS[state]} {formatEnd(end)}
        </span>
      ) : (
        <span className="text-muted">no end</span>
      )}
    </span>
  );
}
