import { type HelpCountry, isCountry } from '../help/help-contacts.ts';
import type { PaidTier } from '../payments/payment-event.ts';
import { OUTSIDE_LINKS, type OutsideLink, type PublicConfig } from '../public-config.ts';
import { reachAddress } from './reach.ts';
import { groupOf, TOLD_GROUPS } from './word-groups.ts';

/** What the practice says itself, by the key of its place; what it leaves as shipped is not in here. */
export type OwnWords = Readonly<Record<string, string>>;

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

/** Where the id of each plan's price at the payment provider stands. */
export const PRICE_KEYS = {
  premium: 'plan:premium:stripe-price',
  premium_plus: 'plan:premium-plus:stripe-price',
} as const satisfies Record<PaidTier, string>;

/** The settings of an installation as members are told them: what the desk says stands above. */
export function toldWith(settings: PublicConfig, own: OwnWords): PublicConfig {
  const { links, plans, practiceContacts } = settings;
  const { premium, premiumPlus } = plans;
  // With a payment provider of its own, checkout is a page of ours.
  const isOurs = (name: OutsideLink) => name === 'checkout' && settings.takesPayments;
  const ownLink = (name: OutsideLink) => (isOurs(name) ? null : addressOf(own[linkKey(name)]));
  return {
    ...settings,
    productName: own['practice:name'] ?? settings.productName,
    logoUrl: logoOf(own) ?? settings.logoUrl,
    links: Object.fromEntries(
      OUTSIDE_LINKS.map((name) => [name, ownLink(name) ?? links[name]]),
    ) as PublicConfig['links'],
    practiceContacts: { ...practiceContacts, countries: contactsOf(own) },
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
    },
    words: Object.fromEntries(
      Object.entries(own).filter(([key]) => TOLD_GROUPS.has(groupOf(key) ?? 'help')),
    ),
  };
}

/** No mark is shown larger than the smallest that is kept of a picture. */
const logoOf = ({ 'practice:logo': picture }: OwnWords) => picture && `${picture}?w=480`;

const addressOf = (text: string | undefined) =>
  text === undefined ? undefined : (reachAddress(text) ?? undefined);

function contactsOf(own: OwnWords): NonNullable<PublicConfig['practiceContacts']['countries']> {
  const countries: ReturnType<typeof contactsOf> = {};
  for (const [key, text] of Object.entries(own)) {
    const [group, code = '', part = ''] = key.split(':');
    const country = code === 'elsewhere' ? code : code.toUpperCase();
    if (group !== 'contact' || !(country === 'elsewhere' || isCountry(country))) continue;
    const isAddress = !part.includes('-');
    const told = isAddress ? addressOf(text) : text;
    if (told) countries[country] = { ...countries[country], [CONTACT_FIELDS[part] ?? part]: told };
  }
  return countries;
}

const CONTACT_FIELDS: Readonly<Record<string, string>> = {
  'crisis-name': 'crisisName',
  'crisis-hours': 'crisisHours',
  'bereaved-name': 'bereavedName',
};
