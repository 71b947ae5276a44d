export interface HelpLine {
  name: string;
  address: string;
  /** `any hour`, or the opening hours in words for members. */
  hours: string;
  text?: string;
  source: string;
  /** The day on which a person last compared the entry with its source; null if nobody has yet. */
  checked: string | null;
}

export type PublicHelpLine = Omit<HelpLine, 'source' | 'checked'>;

export interface CountryHelp {
  name: string;
  emergency: string;
  /** Some countries have further numbers, for example for an ambulance. */
  emergencyNote?: string;
  crisis: HelpLine;
  /** A line for people bereaved by suicide. Without one, the crisis line is shown. */
  bereaved?: HelpLine;
}

export const ANY_HOUR = 'any hour';
export const ON_ITS_PAGE = 'hours on its page';
/** This text is shown for a help line that the practice has set without opening hours. */
export const OWN_HOURS = 'at hours of its own';
