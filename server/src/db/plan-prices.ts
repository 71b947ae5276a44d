import type { PaidTier } from '@hearthway/domain/payments/payment-event';
import { PRICE_KEYS } from '@hearthway/domain/words/own-words';
import { and, eq, inArray } from 'drizzle-orm';
import type { PlanPrices } from '../ports/stripe-payments.ts';
import type { Database, Tx } from './database.ts';
import { words, wordVersions } from './tables/words.ts';

type Prices = Partial<Record<PaidTier, string>>;

const TIERS = Object.keys(PRICE_KEYS) as PaidTier[];
const tierOfKey = (key: string) => TIERS.find((tier) => PRICE_KEYS[tier] === key);

/** The settings' prices, and above them those that the practice chose at its desk. */
export const planPrices = (db: Database, settings: Prices): PlanPrices => ({
  async current() {
    const rows = await db.asPayments((tx) =>
      tx
        .select()
        .from(words)
        .where(inArray(words.key, Object.values(PRICE_KEYS))),
    );
    const own = Object.fromEntries(rows.map(({ key, text }) => [tierOfKey(key), text]));
    return { ...settings, ...own };
  },
  tierOf: (price) => db.asPayments((tx) => tierOfPrice(tx, settings, price)),
});

/** Whose price it is or ever was: somebody may still pay what is not sold any more. */
export async function tierOfPrice(
  tx: Tx,
  settings: Prices,
  price: string,
): Promise<PaidTier | undefined> {
  const known = TIERS.find((tier) => settings[tier] === price);
  if (known) return known;
  const [version] = await tx
    .select({ key: wordVersions.key })
    .from(wordVersions)
    .where(and(inArray(wordVersions.key, Object.values(PRICE_KEYS)), eq(wordVersions.text, price)))
    .limit(1);
  return version && tierOfKey(version.key);
}
