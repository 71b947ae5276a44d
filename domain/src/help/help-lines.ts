import { ANY_HOUR, type CountryHelp } from './help-line.ts';
import { LINES_IN_EUROPE } from './lines-in-europe.ts';
import { LINES_OVERSEAS } from './lines-overseas.ts';

/**
 * Who helps where, by country. Numbers change: each row names its source, and the day somebody
 * compared it, if anybody has.
 */
export const COUNTRIES = { ...LINES_OVERSEAS, ...LINES_IN_EUROPE };

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
    checked: null,
  },
};
