import { plainText } from '../resources/plain-text.ts';

/** Of a line, by which its tick is known. */
export const MAX_ITEM_LENGTH = 500;
/** Of one workshop: more lines than any has, also when a practice rewrites them now and then. */
export const MAX_TICKS = 200;

/** The lines of a part's checklists, in plain words. */
export const checklistOf = (body: string): string[] =>
  [...body.matchAll(/^[ \t]*[-*+] \[[ xX]\] (.+)$/gm)].map(([, item = '']) => plainText(item));
