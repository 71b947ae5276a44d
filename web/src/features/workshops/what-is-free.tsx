import { Link } from '@tanstack/react-router';
import Sparkles from 'lucide-react/icons/sparkles';
import { useIsMembershipKnown, useMembership } from '../../member/me.ts';

export function WhatIsFree() {
  const { isPremiumActive } = useMembership();
  const isKnown = useIsMembershipKnown();
  if (isPremiumActive || !isKnown) return null;
  return (
    <p className="mt-12 flex gap-3 rounded-card bg-warm/8 px-5 py-4">
      <Sparkles aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warm" />
      <span>
        Every KNOW film in all 14 weeks is free. Premium adds the ACTION parts, with a checklist for
        each week.{' '}
        <Link to="/upgrade" className="font-semibold text-teal underline underline-offset-4">
          See what’s in Premium
        </Link>
      </span>
    </p>
  );
}
