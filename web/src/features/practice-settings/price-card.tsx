import type { PaidTier } from '@hearthway/domain/payments/payment-event';
import {
  formatPlanPrice,
  type PlanPrice,
  PRICE_CURRENCIES,
  PRICE_INTERVALS,
  type PriceCurrency,
  parseAmount,
  wordsDiffer,
} from '@hearthway/domain/payments/plan-price';
import type { PracticeSetting } from '@hearthway/domain/practice-settings/contract';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.ts';
import { useSaveSetting, useSetPlanPrice } from './queries.ts';
import { SettingForm } from './setting-form.tsx';

interface PriceCardProps {
  name: string;
  tier: PaidTier;
  price: PlanPrice | null;
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
      <NewPrice {...props} />
      <Disclosure label="Other words, or a price made in Stripe" className="mt-4">
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
 * Shown if the price text for members differs from the price that Stripe charges. The desk keeps
 * both equal, so they differ only if the installation's settings have changed one of them.
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
      title={words === '' ? 'Members read no price' : `Members read “${words}”`}
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
              onSuccess: () => toast.success(`Members read “${charged}”.`),
              onError: (error) => toast.error(errorMessage(error, 'We couldn’t save this.')),
            },
          )
        }
      >
        Let them read “{charged}”
      </Button>
    </Alert>
  );
}

const EVERY = { month: 'a month', year: 'a year' } as const;

function NewPrice({ name, tier, price, idSetting }: PriceCardProps) {
  const [text, setText] = useState('');
  const [currency, setCurrency] = useState<PriceCurrency>(
    () => PRICE_CURRENCIES.find((one) => one === price?.currency) ?? 'eur',
  );
  const [interval, setInterval] = useState<(typeof PRICE_INTERVALS)[number]>(
    () => PRICE_INTERVALS.find((one) => one === price?.interval) ?? 'month',
  );
  const [isTried, setTried] = useState(false);
  const setPrice = useSetPlanPrice();
  const amount = parseAmount(text, currency);
  const next = amount && formatPlanPrice({ amount, currency, interval, intervalCount: 1 });
  const isSame = next !== null && price !== null && next === formatPlanPrice(price);
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!amount || isSame) return;
    setPrice.mutate(
      { tier, amount, currency, interval, known: idSetting.own },
      {
        onSuccess: () => {
          setText('');
          setTried(false);
          toast.success(`${name} costs ${next} from now on. Members read the same.`);
        },
        onError: (error) => toast.error(errorMessage(error, 'We couldn’t change the price.')),
      },
    );
  }
  const wrong = isSame
    ? 'That’s the current price.'
    : !amount && isTried && 'Type an amount, such as 25 or 19.90.';
  return (
    <form onSubmit={submit} noValidate className="mt-5 border-line border-t pt-5">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[8rem_8rem_9rem_auto] sm:items-start">
        <Field
          label={
            <>
              <span className="sr-only">{name}: </span>New price
            </>
          }
          error={wrong}
          className="max-sm:col-span-2"
        >
          <Input
            inputMode="decimal"
            value={text}
            maxLength={12}
            placeholder="25"
            autoComplete="off"
            className="tabular-nums"
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <Field label="Currency">
          <Select
            value={currency}
            onValueChange={(value) => setCurrency(value as PriceCurrency)}
            options={PRICE_CURRENCIES.map((one) => ({ value: one, label: one.toUpperCase() }))}
          />
        </Field>
        <Field label="Paid">
          <Select
            value={interval}
            onValueChange={(value) => setInterval(value as (typeof PRICE_INTERVALS)[number])}
            options={PRICE_INTERVALS.map((one) => ({ value: one, label: EVERY[one] }))}
          />
        </Field>
        <Button
          type="submit"
          className="max-sm:col-span-2 sm:mt-6.5 sm:justify-self-start"
          busy={setPrice.isPending}
        >
          {next && !isSame ? `Charge ${next}` : 'Change the price'}
        </Button>
      </div>
    </form>
  );
}
