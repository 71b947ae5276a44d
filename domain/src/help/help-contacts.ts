import { type CountryHelp, type HelpLine, OWN_HOURS, type PublicHelpLine } from './help-line.ts';
import { COUNTRIES, type Country, ELSEWHERE } from './help-lines.ts';

export type HelpCountry = Country | 'elsewhere';

interface CountryContacts {
  emergency?: string;
  crisis?: string;
  crisisName?: string;
  crisisHours?: string;
  bereaved?: string;
  bereavedName?: string;
}

export interface PracticeContacts {
  emergency?: string | undefined;
  crisisLine?: string | undefined;
  countries?: Partial<Record<HelpCountry, CountryContacts>>;
}

export interface HelpContacts {
  country: HelpCountry;
  emergency: string;
  emergencyNote: string | null;
  crisisLine: string;
  crisis: PublicHelpLine | null;
  bereaved: PublicHelpLine;
}

export const isCountry = (code: string): code is Country => Object.hasOwn(COUNTRIES, code);

const getCountryHelp = (country: HelpCountry): CountryHelp =>
  country === 'elsewhere' ? ELSEWHERE : COUNTRIES[country];

export function helpContacts(country: HelpCountry, practice: PracticeContacts): HelpContacts {
  const shipped: CountryHelp = getCountryHelp(country);
  const own = practice.countries?.[country] ?? {};
  const emergency = own.emergency ?? practice.emergency;
  const usesPracticeLine = !own.crisis && practice.crisisLine !== undefined;
  const crisis = overrideLine(shipped.crisis, own.crisis, own.crisisName, own.crisisHours);
  const bereaved = shipped.bereaved ?? shipped.crisis;
  return {
    country,
    emergency: emergency ?? `tel:${shipped.emergency}`,
    emergencyNote: emergency ? null : (shipped.emergencyNote ?? null),
    crisisLine: own.crisis ?? practice.crisisLine ?? shipped.crisis.address,
    crisis: usesPracticeLine ? null : crisis,
    bereaved: overrideLine(bereaved, own.bereaved, own.bereavedName),
  };
}

/**
 * A help line that the practice has entered must not get the name and opening hours of the built-in
 * one.
 */
function overrideLine(
  shipped: HelpLine,
  address?: string,
  name?: string,
  hours?: string,
): PublicHelpLine {
  const line: PublicHelpLine = address
    ? { name: 'People who listen', address, hours: OWN_HOURS }
    : shipped;
  return { ...line, ...(name && { name }), ...(hours && { hours }) };
}

const COUNTRY_BY_LANGUAGE: Readonly<Record<string, Country>> = {
  en: 'US',
  es: 'ES',
  fr: 'FR',
  de: 'DE',
  pt: 'BR',
  it: 'IT',
  nl: 'NL',
  pl: 'PL',
  sv: 'SE',
  ja: 'JP',
};

export function detectCountry(languages: readonly string[]): HelpCountry {
  const parts = languages.map((tag) => tag.split(/[-_]/));
  for (const [, ...rest] of parts) {
    const region = rest.find((part) => /^[a-z]{2}$/i.test(part))?.toUpperCase();
    if (region) return isCountry(region) ? region : 'elsewhere';
  }
  const [[language = ''] = []] = parts;
  return COUNTRY_BY_LANGUAGE[language.toLowerCase()] ?? 'elsewhere';
}

export function textAddress(line: Pick<HelpLine, 'text'> | null): string | null {
  const [, word, number] = /^Text (?:([A-Z]+) to )?([\d ]+)$/.exec(line?.text ?? '') ?? [];
  return number ? `sms:${number.replaceAll(' ', '')}${word ? `?body=${word}` : ''}` : null;
}

export const HELP_ADDRESSES: ReadonlySet<string> = new Set(
  [...Object.values<CountryHelp>(COUNTRIES), ELSEWHERE].flatMap(
    ({ emergency, crisis, bereaved }) => [
      `tel:${emergency}`,
      crisis.address,
      textAddress(crisis) ?? crisis.address,
      ...(bereaved ? [bereaved.address] : []),
    ],
  ),
);
