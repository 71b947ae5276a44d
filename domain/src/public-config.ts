import type { PracticeContacts } from './help/help-contacts.ts';

/** Names of the external links that pages may use. Each installation configures their URLs. */
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

/** Details of a paid tier for the upgrade page. A field is null if the practice has not set it. */
export interface Plan {
  /** Price as shown to members, such as "€19 a month". */
  price: string | null;
  trial: string | null;
}

/** Configuration that is sent to every browser. It contains nothing secret. */
export interface PublicConfig {
  productName: string;
  logoUrl: string | null;
  links: Record<OutsideLink, string>;
  /**
   * Help contacts set by the practice. They override the built-in contacts of the member's country.
   */
  practiceContacts: PracticeContacts;
  plans: { premium: Plan; premiumPlus: Plan & { adds: readonly string[] } };
  /** The practice's own texts, by key. */
  words: Readonly<Record<string, string>>;
  takesPayments: boolean;
  termsVersion: string;
  /**
   * Origins of video players that may be embedded in a page. A player loads only when the member
   * asks for it.
   */
  videoHosts: readonly string[];
  /** Base URL of the auth server, which is either part of this app or external. */
  authUrl: string;
  /**
   * Who runs the language model that may write the guide's answers; null if there is no such model.
   */
  guideModel: { operator: string } | null;
  /**
   * Whether a language model words the coach's replies. Only in that case is the chat sent to a
   * model.
   */
  coachIsWorded: boolean;
  /** Whether `/gallery`, the UI kit page for developers, is available. */
  gallery: boolean;
}
