import type { PaidTier } from '@hearthway/domain/payments/payment-event';
import type { PracticeSetting } from '@hearthway/domain/practice-settings/contract';
import { PRICE_KEYS } from '@hearthway/domain/practice-settings/practice-settings';
import { useQuery } from '@tanstack/react-query';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OrderWarning } from './order-warning.tsx';
import { PriceCard } from './price-card.tsx';
import { settingsQueries } from './queries.ts';

const PLANS: readonly { name: string; tier: PaidTier; words: string }[] = [
  { name: 'Premium', tier: 'premium', words: 'plan:premium:price' },
  { name: 'Premium Plus', tier: 'premium_plus', words: 'plan:premium-plus:price' },
];

export const isPrice = ({ key }: PracticeSetting) =>
  PLANS.some(({ tier, words }) => key === words || key === PRICE_KEYS[tier]);

interface PlanPricesProps {
  onChanged: (key: string, isChanged: boolean) => void;
}

export function PlanPrices({ onChanged }: PlanPricesProps) {
  const { data } = useQuery(settingsQueries.list('practice'));
  const prices = useQuery(settingsQueries.prices());
  if (prices.isError) {
    return (
      <Alert tone="error" title="Stripe isn’t responding, so prices can’t be changed right now.">
        <Button
          variant="link"
          size="sm"
          busy={prices.isFetching}
          onClick={() => void prices.refetch()}
        >
          Try again
        </Button>
      </Alert>
    );
  }
  if (!data || !prices.data) return <Skeleton className="h-64" />;
  const find = (key: string) => data.words.find((setting) => setting.key === key);
  const cards = PLANS.map(({ name, tier, words }) => {
    const [idSetting, wordsSetting] = [find(PRICE_KEYS[tier]), find(words)];
    if (!idSetting || !wordsSetting) return null;
    return (
      <PriceCard
        key={`${tier} ${idSetting.own}`}
        price={prices.data[tier]}
        otherPrice={prices.data[tier === 'premium' ? 'premium_plus' : 'premium']}
        {...{ name, tier, idSetting, wordsSetting, onChanged }}
      />
    );
  });
  return (
    <>
      <OrderWarning
        title="Premium costs more than Premium Plus"
        premium={prices.data.premium}
        plus={prices.data.premium_plus}
      />
      {cards}
    </>
  );
}
