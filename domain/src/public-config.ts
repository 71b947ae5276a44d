import type { PracticeContacts } from './help/help-contacts.ts';

/** Every address outside the app that a page may link to. Their values are configuration. */
export const OUTSIDE_LINKS = [
  'mhiWebsite',
  'mhiBooking',
  'mhiMetabolicReset',
  'mhiBlog',
  'whiWebsite',
  'whiBooking',
  'whiMetabolicReset',
  'whiBlog',
  'whiTeam',
  'ibWebsite',
  'ibIntake',
  'practiceTool',
  'checkout',
  'support',
  'crisisLine',
  'emergency',
] as const;

export type OutsideLink = (typeof OUTSIDE_LINKS)[number];

/** What the upgrade page says about a paid tier, where the practice has said it. */
export interface Plan {
  /** As it is to be read, such as "€19 a month". */
  price: string | null;
  /** Such as "7 days free". */
  trial: string | null;
}

/** What the server tells the page about this installation; nothing in it is secret. */
export interface PublicConfig {
  productName: string;
  logoUrl: string | null;
  links: Record<OutsideLink, string>;
  /** Those of the links that the practice has set: they stand above what a country has. */
  practiceContacts: PracticeContacts;
  plans: { premium: Plan; premiumPlus: Plan & { adds: readonly string[] } };
  /** What the practice says in its own words, by the key of its place. */
  words: Readonly<Record<string, string>>;
  /** Whether plans are bought and managed here, through a payment provider. */
  takesPayments: boolean;
  termsVersion: string;
  /** Origins whose video players may be framed, once the member asks for one. */
  videoHosts: readonly string[];
  /** Where the auth protocol is spoken: our own server, or an external one. */
  authUrl: string;
  /** Whether a model words what the coach says: then a chat is sent, and otherwise none is. */
  coachIsWorded: boolean;
  /** Whether `/gallery`, the page of the UI kit, is open: for developing, not for members. */
  gallery: boolean;
}
