export interface HelpLine {
  name: string;
  address: string;
  /** `any hour`, or the opening hours as shown to members. */
  hours: string;
  text?: string;
  source: string;
  /** Day on which somebody compared this entry with the source; null if never. */
  checked: string | null;
}

export type PublicHelpLine = Omit<HelpLine, 'source' | 'checked'>;

export interface CountryHelp {
  name: string;
  emergency: string;
  /** Further numbers, where one number does not cover everything. */
  emergencyNote?: string;
  crisis: HelpLine;
  /** For people bereaved by suicide; if missing, the crisis line is shown. */
  bereaved?: HelpLine;
}

export const ANY_HOUR = 'any hour';
export const ON_ITS_PAGE = 'hours on its page';
/** Shown for a line that the practice set without opening hours. */
export const OWN_HOURS = 'at hours of its own';
