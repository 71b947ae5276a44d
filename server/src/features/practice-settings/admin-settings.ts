import type { CountryHelp } from '@hearthway/domain/help/help-line';
import { COUNTRIES, type Country, ELSEWHERE } from '@hearthway/domain/help/help-lines';
import type { PaidTier } from '@hearthway/domain/payments/payment-event';
import { formatPlanPrice, wordsDiffer } from '@hearthway/domain/payments/plan-price';
import {
  toContactAddress,
  toContactText,
} from '@hearthway/domain/practice-settings/contact-address';
import { PRACTICE_SETTINGS_TEXT } from '@hearthway/domain/practice-settings/messages';
import {
  type ContactPart,
  contactKey,
  linkKey,
  PRICE_KEYS,
} from '@hearthway/domain/practice-settings/practice-settings';
import type { SettingForm } from '@hearthway/domain/practice-settings/setting-form';
import type { OutsideLink, PublicConfig } from '@hearthway/domain/public-config';
import { eq, sql } from 'drizzle-orm';
import type { Audited } from '../../db/audit.ts';
import type { Tx } from '../../db/database.ts';
import { findTierByPrice } from '../../db/plan-prices.ts';
import { offers } from '../../db/tables/content.ts';
import { callPaymentProvider } from '../../http/call-payment-provider.ts';
import type { Payments } from '../../ports/payments.ts';
import type { StripeSettings } from '../../ports/stripe-payments.ts';
import type { ShippedSetting } from './editor-settings.ts';
import type { OutsideAnswer, SettingChange } from './settings-desk.ts';

const LINK_NAMES: Record<Exclude<OutsideLink, 'crisisLine' | 'emergency'>, string> = {
  mhiWebsite: 'Men’s institute: website',
  mhiBooking: 'Men’s institute: Vital Blueprint booking',
  mhiMetabolicReset: 'Men’s institute: Metabolic Reset',
  mhiBlog: 'Men’s institute: blog',
  whiWebsite: 'Women’s institute: website',
  whiBooking: 'Women’s institute: Vital Blueprint booking',
  whiMetabolicReset: 'Women’s institute: Metabolic Reset',
  whiBlog: 'Women’s institute: blog',
  whiTeam: 'Women’s institute: team',
  ibWebsite: 'IntimaBalance: website',
  ibIntake: 'IntimaBalance: intake',
  practiceTool: 'Practice-management tool',
  checkout: 'Checkout',
  support: 'Support',
};

const CONTACT_NAMES: Record<ContactPart, string> = {
  emergency: 'emergency number',
  crisis: 'crisis line',
  'crisis-name': 'crisis line’s name',
  'crisis-hours': 'crisis line’s hours',
  bereaved: 'line after a suicide',
  'bereaved-name': 'name of the line after a suicide',
};

export function adminSettings(
  settings: PublicConfig,
  prices: StripeSettings['prices'] | undefined,
): ShippedSetting[] {
  const { productName, logoUrl, plans, takesPayments } = settings;
  const line = (
    group: ShippedSetting['group'],
    key: string,
    label: string,
    shipped: string | null,
    form: SettingForm = 'line',
    max = 60,
  ): ShippedSetting => {
    const [section = ''] = label.split(':');
    return { group, key, section, label, shipped: shipped ?? '', form, max };
  };
  const price = (tier: PaidTier, name: string): ShippedSetting[] => {
    const label = `${name}: what Stripe charges`;
    return prices
      ? [line('plan', PRICE_KEYS[tier], label, prices[tier] ?? null, 'price', 100)]
      : [];
  };
  const links = (Object.keys(LINK_NAMES) as (keyof typeof LINK_NAMES)[])
    .filter((name) => !(name === 'checkout' && takesPayments))
    .map((name) =>
      line(
        'link',
        linkKey(name),
        LINK_NAMES[name],
        toContactText(settings.links[name]),
        name === 'support' ? 'reach' : 'page',
        500,
      ),
    );
  const countries: [Country | 'elsewhere', CountryHelp][] = [
    ...(Object.entries(COUNTRIES) as [Country, CountryHelp][]),
    ['elsewhere', ELSEWHERE],
  ];
  const contacts = countries.flatMap(
    ([country, { name, emergency, crisis, bereaved = crisis }]) => {
      const part = (of: ContactPart, shipped: string, form: SettingForm = 'line', max = 80) =>
        line(
          'contact',
          contactKey(country, of),
          `${name}: ${CONTACT_NAMES[of]}`,
          shipped,
          form,
          max,
        );
      return [
        part('emergency', emergency, 'number'),
        part('crisis', toContactText(crisis.address), 'reach', 300),
        part('crisis-name', crisis.name),
        part('crisis-hours', crisis.hours),
        part('bereaved', toContactText(bereaved.address), 'reach', 300),
        part('bereaved-name', bereaved.name),
      ];
    },
  );
  return [
    line('practice', 'practice:name', 'Name of the app', productName, 'line', 40),
    line('practice', 'practice:logo', 'Logo', logoUrl, 'picture', 100),
    ...links,
    ...contacts,
    ...price('premium', 'Premium'),
    line('plan', 'plan:premium:price', 'Premium: the price members see', plans.premium.price),
    line('plan', 'plan:premium:trial', 'Premium: trial', plans.premium.trial),
    ...price('premium_plus', 'Premium Plus'),
    line(
      'plan',
      'plan:premium-plus:price',
      'Premium Plus: the price members see',
      plans.premiumPlus.price,
    ),
    line('plan', 'plan:premium-plus:trial', 'Premium Plus: trial', plans.premiumPlus.trial),
    line(
      'plan',
      'plan:premium-plus:adds',
      'Premium Plus: what it adds, one item per line',
      plans.premiumPlus.adds.join('\n'),
      'items',
      1000,
    ),
    line(
      'plan',
      'plan:ending',
      'Both plans: what happens when they end',
      plans.ending,
      'line',
      160,
    ),
    line('plan', 'plan:cancelling', 'Both plans: how to cancel', plans.cancelling, 'line', 160),
  ];
}

export async function checkPractice(
  tx: Tx,
  { key, form }: ShippedSetting,
  { text, prices = {} }: { text: string; prices: StripeSettings['prices'] | undefined },
): Promise<string | null> {
  if (form === 'picture') {
    const { rows } = await tx.execute<{ held: boolean }>(
      sql`select app.hold_picture(${text}) as held`,
    );
    return rows[0]?.held ? null : PRACTICE_SETTINGS_TEXT.noPicture;
  }
  if (form === 'price') {
    // Without the lock, two people could give one price to both plans at the same moment.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('hearthway plan prices'))`);
    const tier = await findTierByPrice(tx, prices, text);
    return tier && PRICE_KEYS[tier] !== key ? PRACTICE_SETTINGS_TEXT.otherPlansPrice : null;
  }
  return null;
}

const WORDS_KEYS = {
  premium: 'plan:premium:price',
  premium_plus: 'plan:premium-plus:price',
} as const satisfies Record<PaidTier, string>;

const findTier = (keys: Record<PaidTier, string>, key: string) =>
  (Object.keys(keys) as PaidTier[]).find((tier) => keys[tier] === key);

/**
 * Checks a price with the payment provider: the provider must know the price, and the text that
 * members read must name the price that is charged.
 */
export async function askProvider(
  payments: Payments | null,
  { form, key }: ShippedSetting,
  text: string,
): Promise<OutsideAnswer> {
  if (!payments) return {};
  if (form === 'price') {
    const price = await callPaymentProvider(() => payments.findPrice(text));
    if (!price) return { wrong: PRACTICE_SETTINGS_TEXT.noPrice };
    const tier = findTier(PRICE_KEYS, key);
    const words = formatPlanPrice(price);
    return tier && words ? { also: { key: WORDS_KEYS[tier], text: words } } : {};
  }
  const tier = findTier(WORDS_KEYS, key);
  if (!tier) return {};
  const price = await callPaymentProvider(() => payments.planPrice(tier));
  if (!price) return /\d/.test(text) ? { wrong: PRACTICE_SETTINGS_TEXT.notSold } : {};
  return wordsDiffer(text, price) ? { wrong: PRACTICE_SETTINGS_TEXT.wordsDiffer } : {};
}

/**
 * The audit log names a price as members read it, even if only the provider's price has changed.
 */
export function auditPrice(
  { key }: ShippedSetting,
  { to, also }: SettingChange,
): Pick<Audited, 'action' | 'details'> | null {
  const toTier = findTier(PRICE_KEYS, key) ?? findTier(WORDS_KEYS, key);
  if (!toTier) return null;
  return { action: 'price_changed', details: { toTier, price: also?.text ?? to } };
}

/**
 * Offers contain copies of the practice's link addresses. If the practice changes an address, the
 * copies change too.
 */
export async function followSetting(
  tx: Tx,
  { group }: ShippedSetting,
  { from, to }: SettingChange,
): Promise<void> {
  const [before, after] = [toContactAddress(from), toContactAddress(to)];
  if (group !== 'link' || !before || !after) return;
  await tx
    .update(offers)
    .set({ ctaUrl: after, version: sql`${offers.version} + 1` })
    .where(eq(offers.ctaUrl, before));
}
