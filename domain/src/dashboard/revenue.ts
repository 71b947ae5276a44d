export interface Price {
  /** The text before or after the amount, such as “€”. */
  before: string;
  amount: number;
  after: string;
  perMonth: number;
}

const PRICE =
  /^\s*(?<before>[^\d\s]{0,4})\s?(?<amount>\d{1,6}(?:[.,]\d{1,2})?)\s?(?<after>[€£$¥]|[A-Z]{3})?\s*(?:\/|an?|per|every|each)?\s*(?<period>month|monthly|year|yearly|annually)\b/i;

/** Parses a price such as “€19 a month”. Returns null if its amount or period is unclear. */
export function parsePrice(text: string | null): Price | null {
  const found = text?.match(PRICE)?.groups;
  if (!found) return null;
  const { before = '', after = '', period = '' } = found;
  const amount = Number((found.amount ?? '').replace(',', '.'));
  return { before, amount, after, perMonth: /month/i.test(period) ? amount : amount / 12 };
}

export interface PayingTier {
  tier: 'premium' | 'premium_plus';
  people: number;
}

/** Returns null if a price cannot be read, or if two prices have different currencies. */
export function estimateRevenue(
  paying: readonly PayingTier[],
  prices: Record<PayingTier['tier'], string | null>,
): string | null {
  const paid = paying.filter(({ people }) => people > 0);
  const parsed = paid.map(({ tier, people }) => ({ people, price: parsePrice(prices[tier]) }));
  const [first] = parsed;
  if (!first?.price) return null;
  const { before, after } = first.price;
  let sum = 0;
  for (const { people, price } of parsed) {
    if (!price || price.before !== before || price.after !== after) return null;
    sum += people * price.perMonth;
  }
  return `${before}${Math.round(sum)}${after && ` ${after}`}`;
}
