import { moneyFormat } from '../format.ts';

export const PLAN_INTERVALS = ['day', 'week', 'month', 'year'] as const;

/** The currencies and intervals in which the desk can set a price. */
export const PRICE_CURRENCIES = [
  ...(['eur', 'usd', 'gbp', 'chf', 'cad', 'aud', 'nzd'] as const),
  ...(['sek', 'nok', 'dkk', 'pln', 'czk', 'jpy'] as const),
] as const;
export type PriceCurrency = (typeof PRICE_CURRENCIES)[number];
export const PRICE_INTERVALS = ['month', 'year'] as const;

/** In the smallest unit: payment providers take no smaller and no larger amounts. */
export const PRICE_LIMITS = { min: 50, max: 99_999_999 } as const;

/** What the payment provider charges regularly for a plan. */
export interface PlanPrice {
  /** In the currency's smallest unit, such as cents; null if the amount depends on something. */
  amount: number | null;
  /** The currency as three small letters, such as “eur”. */
  currency: string;
  interval: (typeof PLAN_INTERVALS)[number];
  intervalCount: number;
}

const countDigits = (currency: string) =>
  moneyFormat(currency).resolvedOptions().maximumFractionDigits ?? 2;

const toUnits = ({ amount, currency }: Pick<PlanPrice, 'amount' | 'currency'>): number | null =>
  amount === null ? null : amount / 10 ** countDigits(currency);

/** Returns “€25” for 2500 cents. */
export const formatAmount = (amount: number, currency: string): string =>
  moneyFormat(currency).format(toUnits({ amount, currency }) ?? 0);

/** Reads an amount such as “25” or “19,90”; null if it is no amount that can be charged. */
export function parseAmount(text: string, currency: string): number | null {
  const digits = countDigits(currency);
  const found = /^(\d{1,8})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!found || (found[2]?.length ?? 0) > digits) return null;
  const amount = Number(`${found[1]}${(found[2] ?? '').padEnd(digits, '0')}`);
  return amount >= PRICE_LIMITS.min && amount <= PRICE_LIMITS.max ? amount : null;
}

/** Returns “€25 a month”, or null if there is no fixed amount. */
export function formatPlanPrice(price: PlanPrice): string | null {
  const { amount, currency, interval, intervalCount } = price;
  if (amount === null) return null;
  return `${formatAmount(amount, currency)} ${intervalCount === 1 ? `a ${interval}` : `every ${intervalCount} ${interval}s`}`;
}

/** True if the words that members read name another price than the provider charges. */
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
