import { ADMIN_TEXT } from '@hearthway/domain/admin-memberships/messages';
import { formatDay } from '@hearthway/domain/format';
import { membershipBadge, membershipStatus } from '@hearthway/domain/membership/texts';
import { Link } from '@tanstack/react-router';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ReactNode } from 'react';
import { useMe, useMembership } from '../../member/me.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';

export function MembershipCard({ payments }: { payments: ReactNode }) {
  const membership = useMembership();
  const role = useMe().data?.role;
  const { tier, isPremium, isPremiumActive, premiumExpiresAt } = membership;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle>Membership Status</CardTitle>
        <Badge tone={isPremium ? 'warm' : 'neutral'}>
          <span className="first-letter:uppercase">{membershipBadge(tier)}</span>
        </Badge>
      </div>
      <p className="mt-3 text-lg">{membershipStatus(membership)}</p>
      {premiumExpiresAt && (
        <p className="mt-1 text-muted">
          {isPremiumActive ? 'Until' : 'Since'} {formatDay(new Date(premiumExpiresAt))}
        </p>
      )}
      {payments}
      {!isPremiumActive && (
        <Button asChild variant="outlineWarm" className="mt-5 w-full sm:w-auto">
          <Link to="/upgrade">Compare plans</Link>
        </Button>
      )}
      {role === 'staff' && (
        <Button asChild variant="outline" size="sm" className="mt-4">
          <Link to="/admin">The practice’s desk</Link>
        </Button>
      )}
      {role === 'inner-circle' && (
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <p className="flex items-center gap-2 font-semibold">
            <ShieldCheck aria-hidden="true" className="size-5 text-teal" />
            {ADMIN_TEXT.enabled}
          </p>
          <Button asChild variant="outline" size="sm">
            <Link to="/admin">The practice’s desk</Link>
          </Button>
          <Button asChild variant="link" size="sm">
            <Link to="/admin/memberships">Membership Admin</Link>
          </Button>
        </div>
      )}
    </Card>
  );
}
