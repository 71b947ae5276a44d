import { ANY_HOUR, type CountryHelp } from './help-line.ts';
import { LINES_IN_EUROPE } from './lines-in-europe.ts';
import { LINES_OVERSEAS } from './lines-overseas.ts';

/** Numbers change, so each help line names its source and the day of the last check. */
export const COUNTRIES = { ...LINES_OVERSEAS, ...LINES_IN_EUROPE };

export type Country = keyof typeof COUNTRIES;

/** 112 works on most mobile phones, and the linked page lists local help lines. */
export const ELSEWHERE: CountryHelp = {
  name: 'Another country',
  emergency: '112',
  crisis: {
    name: 'Find a Helpline',
    address: 'https://findahelpline.com/',
    hours: ANY_HOUR,
    source: 'https://findahelpline.com/',
    checked: null,
  },
};
