import { plainText } from '../resources/plain-text.ts';

/** A tick stores the text of its item, so the length of an item is limited. */
export const MAX_ITEM_LENGTH = 500;
export const MAX_TICKS = 200;

export const parseChecklist = (body: string): string[] =>
  [...body.matchAll(/^[ \t]*[-*+] \[[ xX]\] (.+)$/gm)].map(([, item = '']) => plainText(item));

const ITEM = /^[ \t]*[-*+] \[[ xX]\] .+$/;

export function splitChecklist(body: string): { prose: string; checklist: string } {
  const lines = body.trimEnd().split('\n');
  const start = lines.findLastIndex((line) => !ITEM.test(line)) + 1;
  return {
    prose: lines.slice(0, start).join('\n').trim(),
    checklist: lines.slice(start).join('\n'),
  };
}
