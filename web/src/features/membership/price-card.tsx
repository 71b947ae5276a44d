import type { Plan } from '@hearthway/domain/public-config';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleSlash from 'lucide-react/icons/circle-slash';
import HandHeart from 'lucide-react/icons/hand-heart';
import type { ReactNode } from 'react';
import { Scene } from '../../brand/scenes/scene.tsx';
import { hasCheckout } from '../../lib/checkout.ts';
import { config } from '../../lib/config.ts';
import { Badge } from '../../ui/badge.tsx';
import { AskForPremium } from './ask-for-premium.tsx';
import { splitPrice } from './price-words.ts';

interface PriceCardProps {
  name: string;
  plan: Plan;
  status: string | null;
  action: ReactNode;
}

export function PriceCard({ name, plan, status, action }: PriceCardProps) {
  const { ending, cancelling } = config.plans;
  return (
    <section
      aria-labelledby="price-title"
      className="rounded-card border-2 border-coral/55 bg-surface p-5 shadow-lifted sm:p-7"
    >
      {!plan.price && (
        <Scene
          subject="cups"
          hue="IBC"
          ground={1}
          className="-mx-7 -mt-7 mb-6 h-32 w-[calc(100%+3.5rem)] rounded-t-[18px] max-sm:hidden"
        />
      )}
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
      {plan.price && plan.trial && !status && (
        <p className="mt-2 text-center text-muted text-sm">Then {plan.price}.</p>
      )}
      <ul className="mt-4 flex flex-col gap-2 text-sm">
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

function Price({ price }: { price: string }) {
  const { amount, period } = splitPrice(price);
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
      <span className="font-serif text-5xl">{amount}</span>{' '}
      {period && <span className="font-semibold text-lg text-muted">{period}</span>}
    </p>
  );
}
