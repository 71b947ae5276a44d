import { plainText } from '../resources/plain-text.ts';
import { parseWorkshopBody } from '../workshops/workshop-body.ts';

export interface Passage {
  heading: string;
  /** Quotable sentences and list items, in order. */
  sentences: string[];
  /** Full text for the search, including tables. */
  body: string;
  /** True in the ACTION parts of a workshop. */
  isPremium: boolean;
}

interface Source {
  body: string;
  tags: readonly string[];
}

export function toPassages({ body, tags }: Source): Passage[] {
  if (!tags.includes('workshop')) return splitSections('', body, false);
  const { intro, know, actions } = parseWorkshopBody(body);
  return [
    ...splitSections('', intro, false),
    ...know.flatMap((part) => splitSections(part.title ?? '', part.body, false)),
    ...actions.flatMap((part) => splitSections(part.title ?? '', part.body, true)),
  ];
}

function splitSections(heading: string, markdown: string, isPremium: boolean): Passage[] {
  const found: Passage[] = [];
  const add = (title: string, lines: string[]) => {
    const body = plainText(lines.join('\n'));
    if (body) found.push({ heading: title, sentences: splitSentences(lines), body, isPremium });
  };
  let title = heading;
  let lines: string[] = [];
  for (const line of markdown.split('\n')) {
    const next = /^#{1,6}\s+(.*?)\s*#*$/.exec(line);
    if (!next) lines.push(line);
    else {
      add(title, lines);
      title = plainText(next[1] ?? '');
      lines = [];
    }
  }
  add(title, lines);
  return found;
}

/** Prefix of quotable list items and table rows. */
export const LIST_MARK = '- ';

/** Splits prose into sentences; each list item and table row is one. */
function splitSentences(lines: string[]): string[] {
  const found: string[] = [];
  let prose: string[] = [];
  const endProse = () => {
    found.push(...proseSentences(prose));
    prose = [];
  };
  for (const line of lines) {
    const item = parseListLine(line);
    if (item === null) prose.push(line);
    else {
      endProse();
      if (item) found.push(LIST_MARK + item);
    }
  }
  endProse();
  return found;
}

/** Text of a list item or table row; empty for a table's separator line, null for prose. */
function parseListLine(line: string): string | null {
  const [, bullet] = /^\s*(?:[-*+]|\d+[.)]) (?:\[[ xX]\] )?(.*)$/.exec(line) ?? [];
  if (bullet !== undefined) return plainText(bullet).trim();
  if (/^\s*\|[\s|:-]+$/.test(line)) return '';
  const [, row] = /^\s*\|(.*)\|\s*$/.exec(line) ?? [];
  return row === undefined
    ? null
    : row
        .split('|')
        .map((cell) => plainText(cell).trim())
        .filter(Boolean)
        .join(': ');
}

/** Leaves out dialogues, footnotes and the list of sources: they make no sense out of context. */
function proseSentences(lines: string[]): string[] {
  const prose = lines
    .filter((line) => !/^\s*([>#]|\[\^|Sources: )/.test(line))
    .join('\n')
    .split(/\n\s*\n/);
  return prose.flatMap((paragraph) =>
    plainText(paragraph.replaceAll(/\[\^[^\]]*\]/g, ''))
      .split(/(?<=[.!?]["”’)]*)\s+(?=["“‘(]?\p{Lu})/u)
      .map((sentence) => sentence.trim())
      .filter((sentence) => /[.!?]["”’)]*$/.test(sentence) && sentence.length > 15),
  );
}
