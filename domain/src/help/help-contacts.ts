import { type CountryHelp, type HelpLine, type KnownLine, OWN_HOURS } from './help-line.ts';
import { COUNTRIES, type Country, ELSEWHERE } from './help-lines.ts';

export type HelpCountry = Country | 'elsewhere';

/** What the practice has set for one country; addresses are `tel:`, `mailto:` or `https:`. */
interface CountryContacts {
  emergency?: string;
  crisis?: string;
  crisisName?: string;
  crisisHours?: string;
  bereaved?: string;
  bereavedName?: string;
}

/** What the practice has set itself, which stands above every table. */
export interface PracticeContacts {
  emergency?: string | undefined;
  crisisLine?: string | undefined;
  countries?: Partial<Record<HelpCountry, CountryContacts>>;
}

/** Whom to reach, as every answer and page says it. */
export interface HelpContacts {
  country: HelpCountry;
  emergency: string;
  emergencyNote: string | null;
  crisisLine: string;
  /** What else is known of the crisis line; nothing of one that the practice has set. */
  crisis: KnownLine | null;
  bereaved: KnownLine;
}

export const isCountry = (code: string): code is Country => Object.hasOwn(COUNTRIES, code);

const help = (country: HelpCountry): CountryHelp =>
  country === 'elsewhere' ? ELSEWHERE : COUNTRIES[country];

export function helpContacts(country: HelpCountry, practice: PracticeContacts): HelpContacts {
  const shipped: CountryHelp = help(country);
  const own = practice.countries?.[country] ?? {};
  const emergency = own.emergency ?? practice.emergency;
  const isElsewhere = !own.crisis && practice.crisisLine !== undefined;
  const crisis = ownLine(shipped.crisis, own.crisis, own.crisisName, own.crisisHours);
  const bereaved = shipped.bereaved ?? shipped.crisis;
  return {
    country,
    emergency: emergency ?? `tel:${shipped.emergency}`,
    emergencyNote: emergency ? null : (shipped.emergencyNote ?? null),
    crisisLine: own.crisis ?? practice.crisisLine ?? shipped.crisis.address,
    crisis: isElsewhere ? null : crisis,
    bereaved: ownLine(bereaved, own.bereaved, own.bereavedName),
  };
}

/** Another line has nothing of the shipped one's name and hours: only what the practice says of it. */
function ownLine(shipped: HelpLine, address?: string, name?: string, hours?: string): KnownLine {
  const line: KnownLine = address
    ? { name: 'People who listen', address, hours: OWN_HOURS }
    : shipped;
  return { ...line, ...(name && { name }), ...(hours && { hours }) };
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
