import type { CountryHelp, HelpLine } from './help-line.ts';
import { COUNTRIES, type Country, ELSEWHERE } from './help-lines.ts';

export type HelpCountry = Country | 'elsewhere';

/** What the practice has set itself, which stands above every table. */
export interface PracticeContacts {
  emergency?: string | undefined;
  crisisLine?: string | undefined;
}

/** Whom to reach, as every answer and page says it. */
export interface HelpContacts {
  country: HelpCountry;
  emergency: string;
  emergencyNote: string | null;
  crisisLine: string;
  /** What else is known of the crisis line; nothing of one that the practice has set. */
  crisis: HelpLine | null;
  bereaved: HelpLine;
}

export const isCountry = (code: string): code is Country => Object.hasOwn(COUNTRIES, code);

const help = (country: HelpCountry): CountryHelp =>
  country === 'elsewhere' ? ELSEWHERE : COUNTRIES[country];

export function helpContacts(country: HelpCountry, practice: PracticeContacts): HelpContacts {
  const { emergency, emergencyNote, crisis, bereaved }: CountryHelp = help(country);
  return {
    country,
    emergency: practice.emergency ?? `tel:${emergency}`,
    emergencyNote: practice.emergency ? null : (emergencyNote ?? null),
    crisisLine: practice.crisisLine ?? crisis.address,
    crisis: practice.crisisLine ? null : crisis,
    bereaved: bereaved ?? crisis,
  };
}

/** Where a language is spoken that names no region. */
const HOMES: Readonly<Record<string, Country>> = {
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

/** The country that a browser's languages speak of: the first region they name, or a language's home. */
export function countryOf(languages: readonly string[]): HelpCountry {
  const parts = languages.map((tag) => tag.split(/[-_]/));
  for (const [, ...rest] of parts) {
    const region = rest.find((part) => /^[a-z]{2}$/i.test(part))?.toUpperCase();
    if (region) return isCountry(region) ? region : 'elsewhere';
  }
  const [[language = ''] = []] = parts;
  return HOMES[language.toLowerCase()] ?? 'elsewhere';
}

/** Addresses that an answer may link to. */
export const HELP_ADDRESSES: ReadonlySet<string> = new Set(
  [...Object.values<CountryHelp>(COUNTRIES), ELSEWHERE].flatMap(
    ({ emergency, crisis, bereaved }) => [
      `tel:${emergency}`,
      crisis.address,
      ...(bereaved ? [bereaved.address] : []),
    ],
  ),
);
