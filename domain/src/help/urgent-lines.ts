import type { HelpCountry } from './help-contacts.ts';
import { ANY_HOUR, type HelpLine, ON_ITS_PAGE } from './help-line.ts';

interface UrgentLines {
  child?: HelpLine;
  poison?: HelpLine;
  violence?: HelpLine;
}

/** Nobody has compared these help lines with their sources yet. Check each before relying on it. */
const createLine = (name: string, address: string, source: string, hours = ANY_HOUR): HelpLine => ({
  name,
  address,
  hours,
  source,
  checked: null,
});

/**
 * Only some countries have help lines for violence, poisoning and children in danger. Elsewhere,
 * members see the emergency number.
 */
export const URGENT_LINES: Partial<Record<HelpCountry, UrgentLines>> = {
  US: {
    violence: createLine(
      'National Domestic Violence Hotline',
      'tel:1-800-799-7233',
      'https://www.thehotline.org/',
    ),
    child: createLine('Childhelp', 'tel:1-800-422-4453', 'https://www.childhelphotline.org/'),
    poison: createLine('Poison Control', 'tel:1-800-222-1222', 'https://www.poison.org/'),
  },
  GB: {
    violence: createLine(
      'National Domestic Abuse Helpline',
      'tel:0808-2000-247',
      'https://www.nationaldahelpline.org.uk/',
    ),
    child: createLine('NSPCC', 'tel:0808-800-5000', 'https://www.nspcc.org.uk/', ON_ITS_PAGE),
    poison: createLine('NHS 111', 'tel:111', 'https://111.nhs.uk/'),
  },
  CA: { poison: createLine('Poison Centres', 'tel:1-844-764-7669', 'https://infopoison.ca/') },
  AU: {
    violence: createLine('1800RESPECT', 'tel:1800-737-732', 'https://www.1800respect.org.au/'),
    poison: createLine(
      'Poisons Information Centre',
      'tel:13-11-26',
      'https://www.poisonsinfo.nsw.gov.au/',
    ),
  },
  NZ: {
    violence: createLine('Women’s Refuge', 'tel:0800-733-843', 'https://womensrefuge.org.nz/'),
    child: createLine('Oranga Tamariki', 'tel:0508-326-459', 'https://www.orangatamariki.govt.nz/'),
    poison: createLine('National Poisons Centre', 'tel:0800-764-766', 'https://poisons.co.nz/'),
  },
  DE: {
    violence: createLine('Hilfetelefon', 'tel:116-016', 'https://www.hilfetelefon.de/'),
    child: createLine(
      'Elterntelefon',
      'tel:0800-111-0550',
      'https://www.nummergegenkummer.de/',
      ON_ITS_PAGE,
    ),
    poison: createLine('Giftnotruf', 'tel:030-19240', 'https://giftnotruf.charite.de/'),
  },
  AT: {
    violence: createLine('Frauenhelpline', 'tel:0800-222-555', 'https://www.frauenhelpline.at/'),
    child: createLine('Rat auf Draht', 'tel:147', 'https://www.rataufdraht.at/'),
    poison: createLine('Vergiftungsinformationszentrale', 'tel:01-406-43-43', 'https://goeg.at/'),
  },
  CH: { poison: createLine('Tox Info Suisse', 'tel:145', 'https://www.toxinfo.ch/') },
  FR: {
    violence: createLine(
      '3919 Violences Femmes Info',
      'tel:3919',
      'https://arretonslesviolences.gouv.fr/',
    ),
    child: createLine('Allô Enfance en danger', 'tel:119', 'https://www.allo119.gouv.fr/'),
  },
  IT: {
    violence: createLine('Antiviolenza e Stalking', 'tel:1522', 'https://www.1522.eu/'),
    child: createLine('Emergenza Infanzia', 'tel:114', 'https://114.it/'),
  },
  NL: {
    violence: createLine('Veilig Thuis', 'tel:0800-2000', 'https://veiligthuis.nl/'),
    child: createLine('Veilig Thuis', 'tel:0800-2000', 'https://veiligthuis.nl/'),
  },
  BE: {
    violence: createLine('1712', 'tel:1712', 'https://www.1712.be/', ON_ITS_PAGE),
    poison: createLine('Antigifcentrum', 'tel:070-245-245', 'https://www.antigifcentrum.be/'),
  },
  ES: {
    violence: createLine('016', 'tel:016', 'https://violenciagenero.igualdad.gob.es/'),
    poison: createLine(
      'Información Toxicológica',
      'tel:91-562-04-20',
      'https://www.mjusticia.gob.es/',
    ),
  },
  PT: {
    violence: createLine('Linha de apoio', 'tel:800-202-148', 'https://www.cig.gov.pt/'),
    poison: createLine('CIAV', 'tel:800-250-250', 'https://www.inem.pt/'),
  },
  IN: {
    violence: createLine('Women Helpline', 'tel:181', 'https://wcd.nic.in/'),
    child: createLine('Childline', 'tel:1098', 'https://www.childlineindia.org/'),
  },
  ZA: {
    violence: createLine('GBV Command Centre', 'tel:0800-428-428', 'https://gbv.org.za/'),
    child: createLine('Childline South Africa', 'tel:116', 'https://childlinesa.org.za/'),
  },
  BR: {
    violence: createLine('Ligue 180', 'tel:180', 'https://www.gov.br/mulheres/'),
    child: createLine('Disque 100', 'tel:100', 'https://www.gov.br/mdh/'),
  },
  IE: { violence: createLine('Women’s Aid', 'tel:1800-341-900', 'https://www.womensaid.ie/') },
  JP: { child: createLine('Child guidance line', 'tel:189', 'https://www.cfa.go.jp/') },
};

export const URGENT_ADDRESSES: ReadonlySet<string> = new Set(
  Object.values(URGENT_LINES).flatMap(({ child, poison, violence }) =>
    [child, poison, violence].flatMap((line) => line?.address ?? []),
  ),
);
