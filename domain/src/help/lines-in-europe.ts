import { ANY_HOUR, type CountryHelp, ON_ITS_PAGE } from './help-line.ts';

/** Nobody has compared these help lines with their sources yet. Check each before relying on it. */
const checked = null;

export const LINES_IN_EUROPE = {
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
} as const satisfies Record<string, CountryHelp>;
