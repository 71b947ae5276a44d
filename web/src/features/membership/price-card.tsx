import { dateName } from '@hearthway/domain/format';
import type { Plan } from '@hearthway/domain/public-config';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleSlash from 'lucide-react/icons/circle-slash';
import HandHeart from 'lucide-react/icons/hand-heart';
import type { ReactNode } from 'react';
import { calendarDay } from '../../lib/calendar-day.ts';
import { hasCheckout } from '../../lib/checkout.ts';
import { config } from '../../lib/config.ts';
import { Badge } from '../../ui/badge.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { AskForPremium } from './ask-for-premium.tsx';
import { premiumReasons } from './offer-words.ts';
import { firstPayment, splitPrice } from './price-words.ts';

interface PriceCardProps {
  name: string;
  plan: Plan;
  status: string | null;
  startsTrial: boolean;
  action: ReactNode;
}

export function PriceCard({ name, plan, status, startsTrial, action }: PriceCardProps) {
  const { ending, cancelling } = config.plans;
  return (
    <section
      aria-labelledby="price-title"
      className="rounded-card border-2 border-coral/55 bg-surface p-5 shadow-lifted sm:p-7"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id="price-title" className="font-bold font-sans text-base text-warm">
          {name}
        </h2>
        {plan.trial && <Badge tone="teal">{plan.trial}</Badge>}
      </div>
      {plan.price && <Price price={plan.price} />}
      {!plan.price && hasCheckout && (
        <p className="mt-1 text-balance font-serif text-2xl leading-snug">
          You’ll see the price before you pay.
        </p>
      )}
      {status && <p className="mt-1 font-semibold text-sm">{status}</p>}
      {hasCheckout ? (
        <div className="mt-4 flex flex-col">{action}</div>
      ) : (
        <AskForPremium name={name} />
      )}
      {plan.price && startsTrial && <FirstPayment price={plan.price} trial={plan.trial} />}
      <CheckList
        className="mt-4 text-balance border-line border-t pt-4 text-sm max-sm:hidden"
        items={premiumReasons}
      />
      <ul className="mt-4 flex flex-col gap-2 border-line border-t pt-4 text-sm">
        {!plan.price && !hasCheckout && (
          <li className="flex gap-2.5">
            <HandHeart aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-teal" />
            You don’t pay in the app.
          </li>
        )}
        <li className="flex gap-2.5">
          <CalendarClock aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-teal" />
          {ending}
        </li>
        {plan.price && (
          <li className="flex gap-2.5">
            <CircleSlash aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-teal" />
            {cancelling}
          </li>
        )}
      </ul>
    </section>
  );
}

function FirstPayment({ price, trial }: { price: string; trial: string | null }) {
  const day = firstPayment(trial, calendarDay(new Date()));
  if (!day) {
    return trial && <p className="mt-2 text-center text-muted text-sm">Then {price}.</p>;
  }
  return (
    <ol className="mt-4 grid grid-cols-2 text-sm">
      <li className="border-teal border-t-2 pt-2 pr-3">
        <b className="block">Today</b>
        Everything opens. You pay nothing.
      </li>
      <li className="border-line border-t-2 pt-2 pl-3">
        <b className="block">{dateName(day)}</b>
        Your first payment, then {price}.
      </li>
    </ol>
  );
}

function Price({ price }: { price: string }) {
  const { amount, period } = splitPrice(price);
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
      <span className="font-serif text-5xl">{amount}</span>{' '}
      {period && <span className="font-semibold text-lg text-muted">{period}</span>}
    </p>
  );
}
