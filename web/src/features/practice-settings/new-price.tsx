import type { PaidTier } from '@hearthway/domain/payments/payment-event';
import {
  formatPlanPrice,
  type PlanPrice,
  PRICE_CURRENCIES,
  PRICE_INTERVALS,
  type PriceCurrency,
  parseAmount,
} from '@hearthway/domain/payments/plan-price';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.ts';
import { PriceQuestion } from './price-question.tsx';
import { useSetPlanPrice } from './queries.ts';

const EVERY = { month: 'a month', year: 'a year' } as const;

interface NewPriceProps {
  name: string;
  tier: PaidTier;
  price: PlanPrice | null;
  otherPrice: PlanPrice | null;
  known: string | null;
  onChanged: (key: string, isChanged: boolean) => void;
}

export function NewPrice({ name, tier, price, otherPrice, known, onChanged }: NewPriceProps) {
  const [text, setText] = useState('');
  const [currency, setCurrency] = useState<PriceCurrency>(
    () => PRICE_CURRENCIES.find((one) => one === price?.currency) ?? 'eur',
  );
  const [interval, setInterval] = useState<(typeof PRICE_INTERVALS)[number]>(
    () => PRICE_INTERVALS.find((one) => one === price?.interval) ?? 'month',
  );
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const setPrice = useSetPlanPrice();
  const isTyped = text.trim() !== '';
  const tell = useEffectEvent((changed: boolean) => onChanged(`new-price:${tier}`, changed));
  useEffect(() => {
    tell(isTyped);
    return () => tell(false);
  }, [isTyped]);
  const amount = parseAmount(text, currency);
  const next = amount === null ? null : { amount, currency, interval, intervalCount: 1 };
  const words = next && formatPlanPrice(next);
  const isSame = words !== null && price !== null && words === formatPlanPrice(price);
  function ask(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (next && !isSame) setAsking(true);
  }
  function charge() {
    if (!amount) return;
    setPrice.mutate(
      { tier, amount, currency, interval, known },
      {
        onSuccess: () => {
          setAsking(false);
          setText('');
          setTried(false);
          toast.success(`${name} now costs ${words}, and members see this price.`);
        },
        onError: (error) => toast.error(errorMessage(error, 'We couldn’t change the price.')),
      },
    );
  }
  const wrong = isSame
    ? 'That’s the current price.'
    : !amount && isTried && 'Type an amount, such as 25 or 19.90.';
  return (
    <>
      <form onSubmit={ask} noValidate className="mt-5 border-line border-t pt-5">
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
            variant="outline"
            className="max-sm:col-span-2 sm:mt-6.5 sm:justify-self-start"
          >
            {words && !isSame ? `Change to ${words}` : 'Change the price'}
          </Button>
        </div>
      </form>
      {isAsking && next && (
        <PriceQuestion
          {...{ name, tier, price, otherPrice, next }}
          isBusy={setPrice.isPending}
          onCharge={charge}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
