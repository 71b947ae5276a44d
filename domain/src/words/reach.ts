/** Ways to reach somebody, as people type and read them: a number, a mail address, a page. */

const NUMBER = /^\+?[\d][\d\s().-]{1,24}$/;
const MAILBOX = /^[^\s@<>()[\],;:"\\/?#%&]+@[a-z\d-]+(\.[a-z\d-]+)+$/i;

export const isPhoneNumber = (text: string): boolean =>
  NUMBER.test(text) && /\d.*\d/.test(text) && text.replace(/\D/g, '').length <= 15;

export const isMailbox = (text: string): boolean => text.length <= 254 && MAILBOX.test(text);

/** A page that anybody can open: https, a host with a name, nobody's password in it. */
const PAGE =
  /^https:\/\/([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(:\d{1,5})?([/?#][^\s"<>\\`{|}^]*)?$/i;

export const isPage = (text: string): boolean => PAGE.test(text);

/** The address behind what was typed; null where it is none of the three. */
export function reachAddress(text: string): string | null {
  if (isPage(text)) return text;
  if (isMailbox(text)) return `mailto:${text}`;
  if (isPhoneNumber(text)) return `tel:${text.trim().replace(/[\s().-]+/g, '-')}`;
  return null;
}

/** An address as somebody would type it. */
export const reachText = (address: string): string => address.replace(/^(tel|mailto):/i, '');
