import type { PaidTier } from '@hearthway/domain/payments/payment-event';
import { PRICE_KEYS } from '@hearthway/domain/practice-settings/practice-settings';
import { and, eq, inArray } from 'drizzle-orm';
import type { PlanPrices } from '../ports/stripe-payments.ts';
import type { Database, Tx } from './database.ts';
import { practiceSettings, practiceSettingVersions } from './tables/practice-settings.ts';

type Prices = Partial<Record<PaidTier, string>>;

const TIERS = Object.keys(PRICE_KEYS) as PaidTier[];
const findTierByKey = (key: string) => TIERS.find((tier) => PRICE_KEYS[tier] === key);

export const planPrices = (db: Database, settings: Prices): PlanPrices => ({
  async current() {
    const rows = await db.asPayments((tx) =>
      tx
        .select()
        .from(practiceSettings)
        .where(inArray(practiceSettings.key, Object.values(PRICE_KEYS))),
    );
    const own = Object.fromEntries(rows.map(({ key, text }) => [findTierByKey(key), text]));
    return { ...settings, ...own };
  },
  findTier: (price) => db.asPayments((tx) => findTierByPrice(tx, settings, price)),
});

export async function findTierByPrice(
  tx: Tx,
  settings: Prices,
  price: string,
): Promise<PaidTier | undefined> {
  const known = TIERS.find((tier) => settings[tier] === price);
  if (known) return known;
  const [version] = await tx
    .select({ key: practiceSettingVersions.key })
    .from(practiceSettingVersions)
    .where(
      and(
        inArray(practiceSettingVersions.key, Object.values(PRICE_KEYS)),
        eq(practiceSettingVersions.text, price),
      ),
    )
    .limit(1);
  return version && findTierByKey(version.key);
}
