import type { PaidTier } from '@hearthway/domain/payments/payment-event';
import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import type { ReactNode } from 'react';
import { config } from '../../lib/config.ts';
import { Badge } from '../../ui/badge.tsx';
import { cn } from '../../ui/cn.ts';
import { freeIncludes, premiumAdds } from './offer-words.ts';

type Tier = 'free' | PaidTier;

interface Row {
  name: string;
  label: ReactNode;
  means?: string;
  from: number;
}

interface PlanTableProps {
  ownTier: Tier | undefined;
  showsPlus: boolean;
}

export function PlanTable({ ownTier, showsPlus }: PlanTableProps) {
  const { premium, premiumPlus } = config.plans;
  const plans: { tier: Tier; name: string; price: string | null }[] = [
    { tier: 'free', name: 'Free', price: null },
    { tier: 'premium', name: 'Premium', price: premium.price },
    { tier: 'premium_plus', name: 'Premium Plus', price: premiumPlus.price },
  ];
  const shown = showsPlus ? plans : plans.slice(0, 2);
  const rows: Row[] = [
    ...freeIncludes.map((name) => ({ name, label: name, from: 0 })),
    ...premiumAdds.map(({ text, means, isFree, ...door }) => ({
      name: text,
      label: (
        <Link
          {...door}
          className="underline decoration-line underline-offset-4 hover:decoration-teal"
        >
          {text}
        </Link>
      ),
      means,
      from: isFree ? 0 : 1,
    })),
    ...(showsPlus ? premiumPlus.adds.map((name) => ({ name, label: name, from: 2 })) : []),
  ];
  return (
    <table className="w-full table-fixed border-collapse overflow-hidden rounded-card bg-surface text-left shadow-card">
      <thead>
        <tr className="align-bottom">
          <td className={showsPlus ? 'w-[37%]' : 'w-[46%] sm:w-3/5'} />
          {shown.map(({ tier, name, price }) => (
            <th
              key={tier}
              scope="col"
              className={cn(
                'px-1 pt-4 pb-3 text-center font-normal sm:px-4 sm:pt-6',
                tier === 'premium' && 'bg-warm/8',
              )}
            >
              {ownTier === tier && <Badge tone="teal">Your plan</Badge>}
              <h3 className="text-base leading-tight [overflow-wrap:normal] max-[23rem]:text-sm sm:text-2xl">
                {name}
              </h3>
              {price && <p className="text-muted text-xs sm:text-sm">{price}</p>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, label, means, from }) => (
          <tr key={name} className="border-line border-t">
            <th scope="row" className="py-3 pl-4 font-normal leading-snug sm:pl-6">
              {label}
              {means && <span className="block text-muted text-sm sm:ml-3 sm:inline">{means}</span>}
            </th>
            {shown.map(({ tier }, index) => (
              <td
                key={tier}
                className={cn('px-1 py-3 text-center', tier === 'premium' && 'bg-warm/8')}
              >
                <Mark isIncluded={index >= from} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Mark({ isIncluded }: { isIncluded: boolean }) {
  const Icon = isIncluded ? Check : Minus;
  return (
    <>
      <Icon
        aria-hidden="true"
        strokeWidth={2.5}
        className={cn('mx-auto size-5', isIncluded ? 'text-teal' : 'text-edge/60')}
      />
      <span className="sr-only">{isIncluded ? 'Included' : 'Not included'}</span>
    </>
  );
}
