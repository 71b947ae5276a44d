import { isPictureAddress } from '../media/addresses.ts';
import { WORDS_TEXT } from './messages.ts';
import { isPage, isPhoneNumber, reachAddress } from './reach.ts';

/**
 * What may stand in a place: one line, several lines of which each is an item, a text, somewhere to
 * reach somebody, a picture of the library, or a price at the payment provider.
 */
export const WORD_FORMS = [
  'line',
  'items',
  'text',
  'page',
  'number',
  'reach',
  'picture',
  'price',
] as const;
export type WordForm = (typeof WORD_FORMS)[number];

/** Letters that a reader does not see, or that turn a line around. */
const UNSEEN = /[\p{Cc}\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff]/u;

/** What is wrong with a text in its place; null where nothing is. */
export function wrongWith(
  text: string,
  { form, max }: { form: WordForm; max: number },
): string | null {
  if (text.length > max) return `This can be ${max} letters long at most.`;
  if (UNSEEN.test(text.replaceAll('\n', ''))) {
    return 'This holds a character that nobody can see. Type it anew rather than paste it.';
  }
  if (form === 'text') return null;
  if (form === 'items') {
    const items = text.split('\n');
    return items.length > 12 || items.some((item) => !item.trim() || item.length > 120)
      ? 'One item a line, twelve at most, none empty or longer than 120 letters.'
      : null;
  }
  if (text.includes('\n')) return 'This has to be one line.';
  return WRONG[form]?.(text) ?? null;
}

const WRONG: Partial<Record<WordForm, (text: string) => string | null>> = {
  page: (text) => (isPage(text) ? null : 'This has to be a page that begins with https://.'),
  number: (text) =>
    isPhoneNumber(text) ? null : 'This has to be a telephone number, such as 116 123.',
  picture: (text) => (isPictureAddress(text) ? null : WORDS_TEXT.noPicture),
  price: (text) =>
    /^price_\w+$/.test(text) ? null : 'This has to be a price’s id at Stripe, such as price_1Abc.',
  reach: (text) =>
    reachAddress(text)
      ? null
      : 'This has to be a telephone number, a mail address, or a page that begins with https://.',
};
