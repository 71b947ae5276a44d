import { ANY_HOUR, type CountryHelp, ON_ITS_PAGE } from './help-line.ts';

/**
 * Nobody has compared these help lines with their sources yet. Check each one before relying on it.
 */
const checked = null;

export const LINES_OVERSEAS = {
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
