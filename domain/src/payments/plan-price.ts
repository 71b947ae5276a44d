import { moneyFormat } from '../format.ts';

export const PLAN_INTERVALS = ['day', 'week', 'month', 'year'] as const;

export const PRICE_CURRENCIES = [
  ...(['eur', 'usd', 'gbp', 'chf', 'cad', 'aud', 'nzd'] as const),
  ...(['sek', 'nok', 'dkk', 'pln', 'czk', 'jpy'] as const),
] as const;
export type PriceCurrency = (typeof PRICE_CURRENCIES)[number];
export const PRICE_INTERVALS = ['month', 'year'] as const;

/**
 * The lowest and the highest price that payment providers accept, in the currency's smallest unit,
 * such as cents.
 */
export const PRICE_LIMITS = { min: 50, max: 99_999_999 } as const;

export interface PlanPrice {
  amount: number | null;
  currency: string;
  interval: (typeof PLAN_INTERVALS)[number];
  intervalCount: number;
}

const countDigits = (currency: string) =>
  moneyFormat(currency).resolvedOptions().maximumFractionDigits ?? 2;

const toUnits = ({ amount, currency }: Pick<PlanPrice, 'amount' | 'currency'>): number | null =>
  amount === null ? null : amount / 10 ** countDigits(currency);

export const formatAmount = (amount: number, currency: string): string =>
  moneyFormat(currency).format(toUnits({ amount, currency }) ?? 0);

export function parseAmount(text: string, currency: string): number | null {
  const digits = countDigits(currency);
  const found = /^(\d{1,8})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!found || (found[2]?.length ?? 0) > digits) return null;
  const amount = Number(`${found[1]}${(found[2] ?? '').padEnd(digits, '0')}`);
  return amount >= PRICE_LIMITS.min && amount <= PRICE_LIMITS.max ? amount : null;
}

export function formatPlanPrice(price: PlanPrice): string | null {
  const { amount, currency, interval, intervalCount } = price;
  if (amount === null) return null;
  return `${formatAmount(amount, currency)} ${intervalCount === 1 ? `a ${interval}` : `every ${intervalCount} ${interval}s`}`;
}

export function wordsDiffer(words: string, price: PlanPrice): boolean {
  const units = toUnits(price);
  if (words.trim() === '' || units === null) return false;
  const joined = words.replace(/(\d)[.,’\s](?=\d{3}\b)/g, '$1');
  const numbers = (joined.match(/\d+(?:[.,]\d{1,2})?(?!\d)/g) ?? []).map((text) =>
    Number(text.replace(',', '.')),
  );
  if (numbers.length > 0 && !numbers.includes(units)) return true;
  const sign = moneyFormat(price.currency)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;
  const signs: string[] = words.match(/[€$£¥]/g) ?? [];
  if (sign && signs.length > 0 && !signs.includes(sign.slice(-1))) return true;
  const named = PLAN_INTERVALS.filter((interval) =>
    new RegExp(`\\b${interval}(s|ly)?\\b`, 'i').test(words),
  );
  return named.length > 0 && !named.includes(price.interval);
}
