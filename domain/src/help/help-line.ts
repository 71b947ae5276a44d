export interface HelpLine {
  name: string;
  address: string;
  /** `hours` is `any hour` or the opening hours in words. */
  hours: string;
  text?: string;
  source: string;
  /**
   * `checked` is the day on which a person last compared the entry with its source; null if nobody
   * has yet.
   */
  checked: string | null;
}

export type PublicHelpLine = Omit<HelpLine, 'source' | 'checked'>;

export interface CountryHelp {
  name: string;
  emergency: string;
  emergencyNote?: string;
  crisis: HelpLine;
  /** People bereaved by suicide see this line, or the crisis line if there is none. */
  bereaved?: HelpLine;
}

export const ANY_HOUR = 'any hour';
export const ON_ITS_PAGE = 'hours on its page';
/** This text is shown if the practice has set a help line without opening hours. */
export const OWN_HOURS = 'at hours of its own';
