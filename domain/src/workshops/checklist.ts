import { plainText } from '../resources/plain-text.ts';

/** The text identifies the item when the member ticks it. */
export const MAX_ITEM_LENGTH = 500;
/** Ticks outnumber items, because they remain when the practice rewrites an item. */
export const MAX_TICKS = 200;

export const parseChecklist = (body: string): string[] =>
  [...body.matchAll(/^[ \t]*[-*+] \[[ xX]\] (.+)$/gm)].map(([, item = '']) => plainText(item));

const ITEM = /^[ \t]*[-*+] \[[ xX]\] .+$/;

/** Separates a trailing checklist from the text above it. */
export function splitChecklist(body: string): { prose: string; checklist: string } {
  const lines = body.trimEnd().split('\n');
  const start = lines.findLastIndex((line) => !ITEM.test(line)) + 1;
  return {
    prose: lines.slice(0, start).join('\n').trim(),
    checklist: lines.slice(start).join('\n'),
  };
}
