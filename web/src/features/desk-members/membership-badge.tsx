import { membershipState } from '@hearthway/domain/desk-members/membership-state';
import { TIER_WORDS } from '@hearthway/domain/membership/texts';
import { Badge } from '../../ui/badge.tsx';
import { type Membership, memberState } from './member-state.ts';

type Tier = Pick<Membership, 'tier' | 'premiumExpiresAt'>;

export function TierBadge({ member: { tier, premiumExpiresAt } }: { member: Tier }) {
  const end = premiumExpiresAt ? new Date(premiumExpiresAt) : null;
  const state = membershipState({ tier, premiumExpiresAt: end }, new Date());
  const name = <span className="inline-block first-letter:uppercase">{TIER_WORDS[tier]}</span>;
  if (state === 'free' || state === 'ended') {
    return <span className="text-muted text-sm">{name}</span>;
  }
  return <Badge tone="teal">{name}</Badge>;
}

export function StateText({ member }: { member: Membership }) {
  const state = memberState(member, new Date());
  if (!state) return null;
  if (!state.tone) return <span className="text-muted">{state.text}</span>;
  return <Badge tone={state.tone}>{state.text}</Badge>;
}

/** Where there is room for one badge only, a state that needs attention replaces the tier. */
export function MembershipBadge({ member }: { member: Membership }) {
  const state = memberState(member, new Date());
  if (state?.tone) return <Badge tone={state.tone}>{state.text}</Badge>;
  return <TierBadge member={member} />;
}
