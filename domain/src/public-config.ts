import type { PracticeContacts } from './help/help-contacts.ts';

/** Each installation configures the URLs of these links. */
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

/** The domain .example is reserved: an address on it is a placeholder that leads nowhere. */
export const isPlaceholder = (address: string): boolean =>
  /^(?:https?:\/\/(?:[^/?#@]*@)?|mailto:[^@]+@)(?:[^/?#:]+\.)?example(?:[:/?#]|$)/i.test(address);

/** A field of a plan is null if the practice has not set it. */
export interface Plan {
  price: string | null;
  trial: string | null;
}

/** The configuration is sent to every browser, so it must contain nothing secret. */
export interface PublicConfig {
  productName: string;
  logoUrl: string | null;
  links: Record<OutsideLink, string>;
  practiceContacts: PracticeContacts;
  plans: {
    premium: Plan;
    premiumPlus: Plan & { adds: readonly string[] };
    /** Tells members what happens when the paid time ends, and how to cancel. */
    ending: string;
    cancelling: string;
  };
  words: Readonly<Record<string, string>>;
  takesPayments: boolean;
  termsVersion: string;
  /** Video players from these origins may be embedded, but load only when the member asks. */
  videoHosts: readonly string[];
  /** The auth server is either part of this app or external. */
  authUrl: string;
  /** Who runs the language model that writes the guide's answers; null if there is none. */
  guideModel: { operator: string } | null;
  /** The chat with the coach is sent to a language model only if this is true. */
  coachIsWorded: boolean;
  /** Whether `/gallery`, the UI kit page for developers, is available. */
  gallery: boolean;
}
