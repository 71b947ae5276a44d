/** The app speaks English; which one, and so the order of a date, is the reader's choice. */
const locale = navigator.languages.find((language) => /^en\b/i.test(language)) ?? 'en';
const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

export const formatDay = (date: Date): string => day.format(date);
export const formatMoment = (date: Date): string => moment.format(date);
