export interface HelpLine {
  name: string;
  address: string;
  hours: string;
  text?: string;
  source: string;
  checked: string | null;
}

export type PublicHelpLine = Omit<HelpLine, 'source' | 'checked'>;

export interface CountryHelp {
  name: string;
  emergency: string;
  emergencyNote?: string;
  crisis: HelpLine;
  bereaved?: HelpLine;
}

export const ANY_HOUR = 'any hour';
export const ON_ITS_PAGE = 'hours on its page';
export const OWN_HOURS = 'at hours of its own';
