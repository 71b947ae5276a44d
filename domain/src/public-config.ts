import type { PracticeContacts } from './help/help-contacts.ts';

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

/** The domain .example is reserved, so an address there is a placeholder. */
export const isPlaceholder = (address: string): boolean =>
  /^(?:https?:\/\/(?:[^/?#@]*@)?|mailto:[^@]+@)(?:[^/?#:]+\.)?example(?:[:/?#]|$)/i.test(address);

export interface Plan {
  price: string | null;
  trial: string | null;
}

/** Every browser receives this configuration, so it must contain nothing secret. */
export interface PublicConfig {
  productName: string;
  logoUrl: string | null;
  links: Record<OutsideLink, string>;
  practiceContacts: PracticeContacts;
  plans: {
    premium: Plan;
    premiumPlus: Plan & { adds: readonly string[] };
    ending: string;
    cancelling: string;
  };
  words: Readonly<Record<string, string>>;
  takesPayments: boolean;
  termsVersion: string;
  videoHosts: readonly string[];
  authUrl: string;
  guideModel: { operator: string } | null;
  coachIsWorded: boolean;
  gallery: boolean;
}
