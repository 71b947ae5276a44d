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

const checked = '2026-11-16';
const ANY_HOUR = 'any hour';
const ON_ITS_PAGE = 'hours on its page';

/**
 * Who helps where, by country. Numbers change: each row names its source, and the day it was last
 * compared. `docs/operations.md` says how they are gone through again.
 */
export const COUNTRIES = {
  US: {
    name: 'United States',
    emergency: '911',
    crisis: {
      name: '988 Suicide & Crisis Lifeline',
      address: 'tel:988',
      hours: ANY_HOUR,
      text: 'Text 988',
      source: 'https://988lifeline.org/',
      checked,
    },
    bereaved: {
      name: 'American Foundation for Suicide Prevention',
      address: 'https://afsp.org/ive-lost-someone/',
      hours: ANY_HOUR,
      source: 'https://afsp.org/ive-lost-someone/',
      checked,
    },
  },
  CA: {
    name: 'Canada',
    emergency: '911',
    crisis: {
      name: '9-8-8 Suicide Crisis Helpline',
      address: 'tel:988',
      hours: ANY_HOUR,
      text: 'Text 988',
      source: 'https://988.ca/',
      checked,
    },
  },
  GB: {
    name: 'United Kingdom',
    emergency: '999',
    crisis: {
      name: 'Samaritans',
      address: 'tel:116-123',
      hours: ANY_HOUR,
      text: 'Text SHOUT to 85258',
      source: 'https://www.samaritans.org/',
      checked,
    },
    bereaved: {
      name: 'Survivors of Bereavement by Suicide',
      address: 'tel:0300-111-5065',
      hours: ON_ITS_PAGE,
      source: 'https://uksobs.com/',
      checked,
    },
  },
  IE: {
    name: 'Ireland',
    emergency: '112',
    crisis: {
      name: 'Samaritans',
      address: 'tel:116-123',
      hours: ANY_HOUR,
      text: 'Text HELLO to 50808',
      source: 'https://www.samaritans.org/ireland/',
      checked,
    },
    bereaved: {
      name: 'HUGG',
      address: 'https://www.hugg.ie/',
      hours: ON_ITS_PAGE,
      source: 'https://www.hugg.ie/',
      checked,
    },
  },
  AU: {
    name: 'Australia',
    emergency: '000',
    crisis: {
      name: 'Lifeline',
      address: 'tel:13-11-14',
      hours: ANY_HOUR,
      text: 'Text 0477 13 11 14',
      source: 'https://www.lifeline.org.au/',
      checked,
    },
    bereaved: {
      name: 'StandBy Support After Suicide',
      address: 'tel:1300-727-247',
      hours: 'every day, 6 am to 10 pm',
      source: 'https://standbysupport.com.au/',
      checked,
    },
  },
  NZ: {
    name: 'New Zealand',
    emergency: '111',
    crisis: {
      name: '1737, Need to talk?',
      address: 'tel:1737',
      hours: ANY_HOUR,
      text: 'Text 1737',
      source: 'https://1737.org.nz/',
      checked,
    },
    bereaved: {
      name: 'Aoake te Rā',
      address: 'https://www.aoaketera.org.nz/',
      hours: ON_ITS_PAGE,
      source: 'https://www.aoaketera.org.nz/',
      checked,
    },
  },
  ZA: {
    name: 'South Africa',
    emergency: '112',
    emergencyNote: 'From a landline: police 10111, ambulance 10177',
    crisis: {
      name: 'Suicide Crisis Helpline',
      address: 'tel:0800-567-567',
      hours: ANY_HOUR,
      source: 'https://www.sadag.org/',
      checked,
    },
  },
  IN: {
    name: 'India',
    emergency: '112',
    crisis: {
      name: 'Tele-MANAS',
      address: 'tel:14416',
      hours: ANY_HOUR,
      source: 'https://telemanas.mohfw.gov.in/',
      checked,
    },
  },
  SG: {
    name: 'Singapore',
    emergency: '995',
    emergencyNote: 'Police: 999',
    crisis: {
      name: 'Samaritans of Singapore',
      address: 'tel:1767',
      hours: ANY_HOUR,
      text: 'WhatsApp 9151 1767',
      source: 'https://www.sos.org.sg/',
      checked,
    },
  },
  PH: {
    name: 'Philippines',
    emergency: '911',
    crisis: {
      name: 'NCMH Crisis Hotline',
      address: 'tel:1553',
      hours: ANY_HOUR,
      source: 'https://ncmh.gov.ph/',
      checked,
    },
  },
  ES: {
    name: 'Spain',
    emergency: '112',
    crisis: {
      name: 'Línea 024',
      address: 'tel:024',
      hours: ANY_HOUR,
      source: 'https://www.sanidad.gob.es/linea024/home.htm',
      checked,
    },
  },
  MX: {
    name: 'Mexico',
    emergency: '911',
    crisis: {
      name: 'Línea de la Vida',
      address: 'tel:800-911-2000',
      hours: ANY_HOUR,
      source: 'https://www.gob.mx/conasama',
      checked,
    },
  },
  AR: {
    name: 'Argentina',
    emergency: '911',
    emergencyNote: 'Ambulance: 107',
    crisis: {
      name: 'Centro de Asistencia al Suicida',
      address: 'tel:0800-345-1435',
      hours: ON_ITS_PAGE,
      source: 'https://www.asistenciaalsuicida.org.ar/',
      checked,
    },
  },
  CO: {
    name: 'Colombia',
    emergency: '123',
    crisis: {
      name: 'Línea 192, option 4',
      address: 'tel:192',
      hours: ANY_HOUR,
      source: 'https://www.minsalud.gov.co/',
      checked,
    },
  },
  CL: {
    name: 'Chile',
    emergency: '131',
    emergencyNote: 'Police: 133',
    crisis: {
      name: 'Línea *4141',
      address: 'tel:*4141',
      hours: ANY_HOUR,
      source: 'https://www.minsal.cl/linea-de-atencion-4141-no-estas-solo-no-estas-sola/',
      checked,
    },
  },
  PE: {
    name: 'Peru',
    emergency: '106',
    emergencyNote: 'Police: 105',
    crisis: {
      name: 'Línea 113, option 5',
      address: 'tel:113',
      hours: ANY_HOUR,
      source: 'https://www.gob.pe/minsa',
      checked,
    },
  },
  FR: {
    name: 'France',
    emergency: '112',
    emergencyNote: 'By text: 114',
    crisis: {
      name: '3114, numéro national de prévention du suicide',
      address: 'tel:3114',
      hours: ANY_HOUR,
      source: 'https://3114.fr/',
      checked,
    },
  },
  BE: {
    name: 'Belgium',
    emergency: '112',
    crisis: {
      name: 'Centre de Prévention du Suicide',
      address: 'tel:0800-32-123',
      hours: ANY_HOUR,
      text: 'In Dutch: call 1813',
      source: 'https://www.preventionsuicide.be/',
      checked,
    },
  },
  LU: {
    name: 'Luxembourg',
    emergency: '112',
    crisis: {
      name: 'SOS Détresse',
      address: 'tel:45-45-45',
      hours: ON_ITS_PAGE,
      source: 'https://454545.lu/',
      checked,
    },
  },
  CH: {
    name: 'Switzerland',
    emergency: '112',
    emergencyNote: 'Ambulance: 144',
    crisis: {
      name: 'Die Dargebotene Hand, La Main Tendue',
      address: 'tel:143',
      hours: ANY_HOUR,
      source: 'https://www.143.ch/',
      checked,
    },
    bereaved: {
      name: 'Trauernetz',
      address: 'https://www.trauernetz.ch/',
      hours: ON_ITS_PAGE,
      source: 'https://www.trauernetz.ch/',
      checked,
    },
  },
  DE: {
    name: 'Germany',
    emergency: '112',
    crisis: {
      name: 'TelefonSeelsorge',
      address: 'tel:0800-111-0-111',
      hours: ANY_HOUR,
      source: 'https://www.telefonseelsorge.de/',
      checked,
    },
    bereaved: {
      name: 'AGUS, Angehörige um Suizid',
      address: 'https://www.agus-selbsthilfe.de/',
      hours: ON_ITS_PAGE,
      source: 'https://www.agus-selbsthilfe.de/',
      checked,
    },
  },
  AT: {
    name: 'Austria',
    emergency: '112',
    emergencyNote: 'Ambulance: 144',
    crisis: {
      name: 'TelefonSeelsorge',
      address: 'tel:142',
      hours: ANY_HOUR,
      source: 'https://www.telefonseelsorge.at/',
      checked,
    },
  },
  BR: {
    name: 'Brazil',
    emergency: '192',
    emergencyNote: 'Police: 190',
    crisis: {
      name: 'Centro de Valorização da Vida',
      address: 'tel:188',
      hours: ANY_HOUR,
      source: 'https://cvv.org.br/',
      checked,
    },
  },
  PT: {
    name: 'Portugal',
    emergency: '112',
    crisis: {
      name: 'Linha 1411',
      address: 'tel:1411',
      hours: ANY_HOUR,
      source: 'https://www.sns24.gov.pt/',
      checked,
    },
  },
  IT: {
    name: 'Italy',
    emergency: '112',
    crisis: {
      name: 'Telefono Amico',
      address: 'tel:02-2327-2327',
      hours: ON_ITS_PAGE,
      source: 'https://www.telefonoamico.it/',
      checked,
    },
  },
  NL: {
    name: 'Netherlands',
    emergency: '112',
    crisis: {
      name: '113 Zelfmoordpreventie',
      address: 'tel:113',
      hours: ANY_HOUR,
      source: 'https://www.113.nl/',
      checked,
    },
  },
  PL: {
    name: 'Poland',
    emergency: '112',
    crisis: {
      name: 'Centrum Wsparcia',
      address: 'tel:800-70-2222',
      hours: ANY_HOUR,
      source: 'https://centrumwsparcia.pl/',
      checked,
    },
  },
  SE: {
    name: 'Sweden',
    emergency: '112',
    crisis: {
      name: 'Mind Självmordslinjen',
      address: 'tel:90101',
      hours: ANY_HOUR,
      source: 'https://mind.se/',
      checked,
    },
  },
  JP: {
    name: 'Japan',
    emergency: '119',
    emergencyNote: 'Police: 110',
    crisis: {
      name: 'Yorisoi Hotline',
      address: 'tel:0120-279-338',
      hours: ANY_HOUR,
      source: 'https://www.since2011.net/yorisoi/',
      checked,
    },
  },
} as const satisfies Record<string, CountryHelp>;

export type Country = keyof typeof COUNTRIES;

/** For every other country: 112 reaches help from most mobile telephones, the page lists the lines. */
export const ELSEWHERE: CountryHelp = {
  name: 'Another country',
  emergency: '112',
  crisis: {
    name: 'Find a Helpline',
    address: 'https://findahelpline.com/',
    hours: ANY_HOUR,
    source: 'https://findahelpline.com/',
    checked,
  },
};
