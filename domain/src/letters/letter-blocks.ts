import { type Inline, parseInline } from './letter-inline.ts';

export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'heading'; level: number; children: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'rule' };

const ITEM = /^( {0,3})([-*+]|\d{1,9}[.)])( +)(.*)$/;
/** The editor writes an empty paragraph as `<br />`. */
const EMPTY_LINE = /^\s*(?:<br ?\/?>)?\s*$/;
const MAX_DEPTH = 6;

/** Markdown that emails cannot show, such as a table, stays plain text. */
export function parseLetter(body: string): Block[] {
  return parseLines(body.replaceAll(/\r\n?/g, '\n').split('\n'), 0);
}

function parseLines(lines: readonly string[], depth: number): Block[] {
  const blocks: Block[] = [];
  let words: string[] = [];
  const endParagraph = () => {
    if (words.length > 0) {
      blocks.push({ kind: 'paragraph', children: parseInline(words.join('\n').trim()) });
    }
    words = [];
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const heading = /^ {0,3}(#{1,6}) +(.*?)(?: +#+)? *$/.exec(line);
    if (EMPTY_LINE.test(line)) endParagraph();
    else if (heading) {
      endParagraph();
      const level = heading[1]?.length ?? 1;
      blocks.push({ kind: 'heading', level, children: parseInline(heading[2] ?? '') });
    } else if (/^ {0,3}([-*_])( *\1){2,} *$/.test(line)) {
      endParagraph();
      blocks.push({ kind: 'rule' });
    } else if (/^ {0,3}>/.test(line) && depth < MAX_DEPTH) {
      endParagraph();
      const end = endOf(lines, at, (next) => /^ {0,3}>/.test(next));
      const inner = lines.slice(at, end).map((each) => each.replace(/^ {0,3}> ?/, ''));
      blocks.push({ kind: 'quote', blocks: parseLines(inner, depth + 1) });
      at = end - 1;
    } else if (ITEM.test(line) && depth < MAX_DEPTH) {
      endParagraph();
      const { list, end } = parseList(lines, at, depth);
      blocks.push(list);
      at = end - 1;
    } else words.push(line.trimStart());
  }
  endParagraph();
  return blocks;
}

function parseList(lines: readonly string[], start: number, depth: number) {
  const isOrdered = /^ *\d/.test(lines[start] ?? '');
  const items: Block[][] = [];
  let at = start;
  while (at < lines.length) {
    const item = ITEM.exec(lines[at] ?? '');
    if (!item || /^\d/.test(item[2] ?? '') !== isOrdered) break;
    const indent = (item[1] ?? '').length + (item[2] ?? '').length + 1;
    const end = endOf(
      lines,
      at,
      (next) => next.trim() === '' || next.length - next.trimStart().length >= indent,
    );
    const rest = lines.slice(at + 1, end).map((each) => each.slice(indent));
    const first = (item[4] ?? '').replace(/^\[[ x]\] /i, '');
    items.push(parseLines([first, ...rest], depth + 1));
    at = end;
  }
  return { list: { kind: 'list', isOrdered, items } as const, end: at };
}

function endOf(
  lines: readonly string[],
  start: number,
  belongs: (line: string) => boolean,
): number {
  let end = start + 1;
  while (end < lines.length && belongs(lines[end] ?? '')) end++;
  return end;
}
