import { dateFormat } from './date-format.ts';

/** The app speaks English; which one, and so the order of a date, is the reader's choice. */
const locale = navigator.languages.find((language) => /^en\b/i.test(language)) ?? 'en';

export const formatDay = dateFormat(locale, { dateStyle: 'long' });
export const formatMoment = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
