/** Somebody to reach, and where to see whether it still holds. */
export interface HelpLine {
  name: string;
  /** A `tel:` or `https:` address. */
  address: string;
  /** `any hour`, or the hours as they are to be read. */
  hours: string;
  /** How to write instead of calling, where that is possible. */
  text?: string;
  /** Whose own page says it. */
  source: string;
  /** The day somebody compared the row with that page; null while nobody has. */
  checked: string | null;
}

/** What somebody who needs it has to know of a line. */
export type KnownLine = Omit<HelpLine, 'source' | 'checked'>;

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
/** Of a line that the practice has set without saying when it listens. */
export const OWN_HOURS = 'at hours of its own';
