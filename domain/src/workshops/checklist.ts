import { plainText } from '../resources/plain-text.ts';

/** The text identifies the item when the member ticks it. */
export const MAX_ITEM_LENGTH = 500;
/** Ticks outnumber items, because they remain when the practice rewrites an item. */
export const MAX_TICKS = 200;

export const parseChecklist = (body: string): string[] =>
  [...body.matchAll(/^[ \t]*[-*+] \[[ xX]\] (.+)$/gm)].map(([, item = '']) => plainText(item));
