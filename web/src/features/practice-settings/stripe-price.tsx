import type { PaidTier } from '@hearthway/domain/payments/payment-event';
import { formatPlanPrice, wordsDiffer } from '@hearthway/domain/payments/plan-price';
import { PRICE_KEYS } from '@hearthway/domain/practice-settings/practice-settings';
import { useQuery } from '@tanstack/react-query';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { settingsQueries } from './queries.ts';

/** Settings that show Stripe's price beside them, with the tier of each. */
export const PRICED: Readonly<Record<string, PaidTier>> = {
  'plan:premium:price': 'premium',
  'plan:premium-plus:price': 'premium_plus',
  [PRICE_KEYS.premium]: 'premium',
  [PRICE_KEYS.premium_plus]: 'premium_plus',
};

interface StripePriceProps {
  tier: PaidTier;
  /** The price as members read it; null if the setting is Stripe's price itself. */
  words: string | null;
  onUse: (words: string) => void;
}

export function StripePrice({ tier, words, onUse }: StripePriceProps) {
  const { data } = useQuery(settingsQueries.prices());
  const price = data?.[tier];
  const charged = price && formatPlanPrice(price);
  if (!price || !charged) return null;
  if (words === null || !wordsDiffer(words, price)) {
    return <p className="text-muted text-sm">Stripe charges {charged} for new memberships.</p>;
  }
  return (
    <Alert tone="warning" title={`Stripe charges ${charged}`}>
      <p>Members would read another price than they pay.</p>
      <Button variant="link" size="sm" onClick={() => onUse(charged)}>
        Let members read “{charged}”
      </Button>
    </Alert>
  );
}
