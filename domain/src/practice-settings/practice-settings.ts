import { type HelpCountry, isCountry } from '../help/help-contacts.ts';
import type { PaidTier } from '../payments/payment-event.ts';
import { OUTSIDE_LINKS, type OutsideLink, type PublicConfig } from '../public-config.ts';
import { toContactAddress } from './contact-address.ts';
import { findSettingGroup, PUBLIC_GROUPS } from './setting-groups.ts';

export type PracticeSettings = Readonly<Record<string, string>>;

export const linkKey = (name: OutsideLink) =>
  `link:${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

export const CONTACT_PARTS = [
  'emergency',
  'crisis',
  'crisis-name',
  'crisis-hours',
  'bereaved',
  'bereaved-name',
] as const;
export type ContactPart = (typeof CONTACT_PARTS)[number];
export const contactKey = (country: HelpCountry, part: ContactPart) =>
  `contact:${country.toLowerCase()}:${part}`;

export const PRICE_KEYS = {
  premium: 'plan:premium:stripe-price',
  premium_plus: 'plan:premium-plus:stripe-price',
} as const satisfies Record<PaidTier, string>;

export function withPracticeSettings(settings: PublicConfig, own: PracticeSettings): PublicConfig {
  const { links, plans, practiceContacts } = settings;
  const { premium, premiumPlus } = plans;
  // With a payment provider, checkout is a page of this app, so the practice cannot replace its
  // link.
  const isOurs = (name: OutsideLink) => name === 'checkout' && settings.takesPayments;
  const ownLink = (name: OutsideLink) => (isOurs(name) ? null : toAddress(own[linkKey(name)]));
  return {
    ...settings,
    productName: own['practice:name'] ?? settings.productName,
    logoUrl: toLogoAddress(own) ?? settings.logoUrl,
    links: Object.fromEntries(
      OUTSIDE_LINKS.map((name) => [name, ownLink(name) ?? links[name]]),
    ) as PublicConfig['links'],
    practiceContacts: { ...practiceContacts, countries: toContacts(own) },
    plans: {
      premium: {
        price: own['plan:premium:price'] ?? premium.price,
        trial: own['plan:premium:trial'] ?? premium.trial,
      },
      premiumPlus: {
        price: own['plan:premium-plus:price'] ?? premiumPlus.price,
        trial: own['plan:premium-plus:trial'] ?? premiumPlus.trial,
        adds: own['plan:premium-plus:adds']?.split('\n') ?? premiumPlus.adds,
      },
      ending: own['plan:ending'] ?? plans.ending,
      cancelling: own['plan:cancelling'] ?? plans.cancelling,
    },
    words: Object.fromEntries(
      Object.entries(own).filter(([key]) => PUBLIC_GROUPS.has(findSettingGroup(key) ?? 'help')),
    ),
  };
}

const toLogoAddress = ({ 'practice:logo': picture }: PracticeSettings) =>
  picture && `${picture}?w=480`;

const toAddress = (text: string | undefined) =>
  text === undefined ? undefined : (toContactAddress(text) ?? undefined);

function toContacts(
  own: PracticeSettings,
): NonNullable<PublicConfig['practiceContacts']['countries']> {
  const countries: ReturnType<typeof toContacts> = {};
  for (const [key, text] of Object.entries(own)) {
    const [group, code = '', part = ''] = key.split(':');
    const country = code === 'elsewhere' ? code : code.toUpperCase();
    if (group !== 'contact' || !(country === 'elsewhere' || isCountry(country))) continue;
    const isAddress = !part.includes('-');
    const value = isAddress ? toAddress(text) : text;
    if (value)
      countries[country] = { ...countries[country], [CONTACT_FIELDS[part] ?? part]: value };
  }
  return countries;
}

const CONTACT_FIELDS: Readonly<Record<string, string>> = {
  'crisis-name': 'crisisName',
  'crisis-hours': 'crisisHours',
  'bereaved-name': 'bereavedName',
};
