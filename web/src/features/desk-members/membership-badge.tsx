import { TIER_WORDS } from '@hearthway/domain/membership/texts';
import { Badge } from '../../ui/badge.tsx';
import { type Membership, memberState } from './member-state.ts';

export function TierBadge({ tier }: Pick<Membership, 'tier'>) {
  return (
    <Badge tone={tier === 'free' ? 'neutral' : 'teal'}>
      <span className="inline-block first-letter:uppercase">{TIER_WORDS[tier]}</span>
    </Badge>
  );
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
  return <TierBadge tier={member.tier} />;
}
