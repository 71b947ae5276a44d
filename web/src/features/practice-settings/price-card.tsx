import type { PaidTier } from '@hearthway/domain/payments/payment-event';
import {
  formatPlanPrice,
  type PlanPrice,
  wordsDiffer,
} from '@hearthway/domain/payments/plan-price';
import type { PracticeSetting } from '@hearthway/domain/practice-settings/contract';
import { errorMessage } from '../../lib/error-message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { toast } from '../../ui/toast.ts';
import { NewPrice } from './new-price.tsx';
import { useSaveSetting } from './queries.ts';
import { SettingForm } from './setting-form.tsx';

interface PriceCardProps {
  name: string;
  tier: PaidTier;
  price: PlanPrice | null;
  otherPrice: PlanPrice | null;
  idSetting: PracticeSetting;
  wordsSetting: PracticeSetting;
  onChanged: (key: string, isChanged: boolean) => void;
}

export function PriceCard(props: PriceCardProps) {
  const { name, price, idSetting, wordsSetting, onChanged } = props;
  const charged = price && formatPlanPrice(price);
  return (
    <Card aria-label={`${name}: price`}>
      <CardTitle>{name}</CardTitle>
      <p className="mt-2 font-serif text-3xl tabular-nums">{charged ?? 'Not sold yet'}</p>
      <p className="mt-1 text-muted text-sm">
        {charged
          ? 'Stripe charges this for new memberships. Members who already pay keep their price.'
          : 'Set a price, and members can buy it.'}
      </p>
      {price && charged && <OtherWords {...{ price, charged, wordsSetting }} />}
      <NewPrice {...props} known={idSetting.own} />
      <Disclosure label="Use different wording, or a price from Stripe" className="mt-4">
        <div className="mt-2 flex flex-col gap-5">
          {[wordsSetting, idSetting].map((setting) => (
            <SettingForm
              key={`${setting.key} ${setting.own}`}
              desk="practice"
              {...{ setting, onChanged }}
              isInCard
            />
          ))}
        </div>
      </Disclosure>
    </Card>
  );
}

/**
 * This warning appears if the price members see differs from the price that Stripe charges.
 * That happens only if someone changed the settings of the installation.
 */
function OtherWords({
  price,
  charged,
  wordsSetting: { key, own, shipped },
}: {
  price: PlanPrice;
  charged: string;
  wordsSetting: PracticeSetting;
}) {
  const save = useSaveSetting('practice');
  const words = own ?? shipped;
  if (words !== '' && !wordsDiffer(words, price)) return null;
  return (
    <Alert
      tone="warning"
      title={words === '' ? 'Members see no price' : `Members see “${words}”`}
      className="mt-4"
    >
      <Button
        variant="link"
        size="sm"
        busy={save.isPending}
        onClick={() =>
          save.mutate(
            { key, known: own, own: charged },
            {
              onSuccess: () => toast.success(`Members now see “${charged}”.`),
              onError: (error) => toast.error(errorMessage(error, 'We couldn’t save this.')),
            },
          )
        }
      >
        Show members “{charged}”
      </Button>
    </Alert>
  );
}
