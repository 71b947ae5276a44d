import type { PracticeContacts } from './help/help-contacts.ts';

/** External addresses that pages may link to; the values are configured per installation. */
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

/** Details of a paid tier on the upgrade page; null if the practice has not set them. */
export interface Plan {
  /** Display text, such as "€19 a month". */
  price: string | null;
  trial: string | null;
}

/** Configuration sent to the browser; contains nothing secret. */
export interface PublicConfig {
  productName: string;
  logoUrl: string | null;
  links: Record<OutsideLink, string>;
  /** Contacts set by the practice; they override the defaults of the country. */
  practiceContacts: PracticeContacts;
  plans: { premium: Plan; premiumPlus: Plan & { adds: readonly string[] } };
  /** Own words of the practice, by key. */
  words: Readonly<Record<string, string>>;
  takesPayments: boolean;
  termsVersion: string;
  /** Origins whose video players may be embedded, once the member asks for one. */
  videoHosts: readonly string[];
  /** Base URL of the auth server: ours or an external one. */
  authUrl: string;
  /** Whether a language model phrases the coach's replies. Only then is the chat sent to one. */
  coachIsWorded: boolean;
  /** Whether `/gallery`, the UI kit page for developers, is available. */
  gallery: boolean;
}
