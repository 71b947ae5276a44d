/** Somebody to reach, as the source said it when it was last looked at. */
export interface HelpLine {
  name: string;
  /** A `tel:` or `https:` address. */
  address: string;
  /** `any hour`, or the hours as they are to be read. */
  hours: string;
  /** How to write instead of calling, where that is possible. */
  text?: string;
  /** Whose page says so, and the day it was looked at. */
  source: string;
  checked: string;
}

export interface CountryHelp {
  name: string;
  /** The number of the country's emergency services. */
  emergency: string;
  /** Other numbers, where there is not one for everything. */
  emergencyNote?: string;
  crisis: HelpLine;
  /** For those whom a suicide has left behind; where there is none of its own, the crisis line. */
  bereaved?: HelpLine;
}

export const ANY_HOUR = 'any hour';
export const ON_ITS_PAGE = 'hours on its page';
