export interface HelpLine {
  name: string;
  address: string;
  /** `any hour`, or the opening hours in words for members. */
  hours: string;
  text?: string;
  source: string;
  /** Day on which a person last compared this entry with its source; null if nobody has yet. */
  checked: string | null;
}

export type PublicHelpLine = Omit<HelpLine, 'source' | 'checked'>;

export interface CountryHelp {
  name: string;
  emergency: string;
  /** Further emergency numbers, for countries where one number does not cover every emergency. */
  emergencyNote?: string;
  crisis: HelpLine;
  /**
   * Help line for people bereaved by suicide. If a country has none, the crisis line is shown
   * instead.
   */
  bereaved?: HelpLine;
}

export const ANY_HOUR = 'any hour';
export const ON_ITS_PAGE = 'hours on its page';
/** Text for a help line that the practice has set without opening hours. */
export const OWN_HOURS = 'at hours of its own';
