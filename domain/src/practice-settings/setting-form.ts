import { isPictureAddress } from '../media/addresses.ts';
import { isPhoneNumber, isWebPage, toContactAddress } from './contact-address.ts';
import { PRACTICE_SETTINGS_TEXT } from './messages.ts';

export const SETTING_FORMS = [
  'line',
  'items',
  'text',
  'page',
  'number',
  'reach',
  'picture',
  'price',
] as const;
export type SettingForm = (typeof SETTING_FORMS)[number];

const INVISIBLE_CHARACTERS =
  /[\p{Cc}\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff]/u;

export function findSettingError(
  text: string,
  { form, max }: { form: SettingForm; max: number },
): string | null {
  if (text.length > max) return `This can be up to ${max} characters long.`;
  if (INVISIBLE_CHARACTERS.test(text.replaceAll('\n', ''))) {
    return 'This contains an invisible character. Please type the text instead of pasting it.';
  }
  if (form === 'text') return null;
  if (form === 'items') {
    const items = text.split('\n');
    return items.length > 12 || items.some((item) => !item.trim() || item.length > 120)
      ? 'One item per line, up to twelve lines. No line can be empty or longer than 120 characters.'
      : null;
  }
  if (text.includes('\n')) return 'Please keep this to one line.';
  return VALIDATORS[form]?.(text) ?? null;
}

const VALIDATORS: Partial<Record<SettingForm, (text: string) => string | null>> = {
  page: (text) =>
    isWebPage(text) ? null : 'Please enter a web address that begins with https://.',
  number: (text) =>
    isPhoneNumber(text) ? null : 'Please enter a telephone number, such as 116 123.',
  picture: (text) => (isPictureAddress(text) ? null : PRACTICE_SETTINGS_TEXT.noPicture),
  price: (text) =>
    /^price_\w+$/.test(text) ? null : 'Please enter a price ID from Stripe, such as price_1Abc.',
  reach: (text) =>
    toContactAddress(text)
      ? null
      : 'Please enter a telephone number, an email address or a web address that begins with https://.',
};
