const NUMBER = /^\+?[\d][\d\s().-]{1,24}$/;
const MAILBOX = /^[^\s@<>()[\],;:"\\/?#%&]+@[a-z\d-]+(\.[a-z\d-]+)+$/i;

export const isPhoneNumber = (text: string): boolean =>
  NUMBER.test(text) && /\d.*\d/.test(text) && text.replace(/\D/g, '').length <= 15;

export const isMailbox = (text: string): boolean => text.length <= 254 && MAILBOX.test(text);

const PAGE =
  /^https:\/\/([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(:\d{1,5})?([/?#][^\s"<>\\`{|}^]*)?$/i;

export const isWebPage = (text: string): boolean => PAGE.test(text);

export function toContactAddress(text: string): string | null {
  if (isWebPage(text)) return text;
  if (isMailbox(text)) return `mailto:${text}`;
  if (isPhoneNumber(text)) return `tel:${text.trim().replace(/[\s().-]+/g, '-')}`;
  return null;
}

export const toContactText = (address: string): string => address.replace(/^(tel|mailto):/i, '');
