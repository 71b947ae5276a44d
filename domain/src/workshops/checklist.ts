import { plainText } from '../resources/plain-text.ts';

/** Maximum length of an item's text, which identifies its tick. */
export const MAX_ITEM_LENGTH = 500;
/** Maximum ticks per workshop; leaves room for items that the practice rewrites. */
export const MAX_TICKS = 200;

export const parseChecklist = (body: string): string[] =>
  [...body.matchAll(/^[ \t]*[-*+] \[[ xX]\] (.+)$/gm)].map(([, item = '']) => plainText(item));
