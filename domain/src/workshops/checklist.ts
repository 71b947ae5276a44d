import { plainText } from '../resources/plain-text.ts';

/** The lines of a part's checklists, in plain words. */
export const checklistOf = (body: string): string[] =>
  [...body.matchAll(/^[ \t]*[-*+] \[[ xX]\] (.+)$/gm)].map(([, item = '']) => plainText(item));
