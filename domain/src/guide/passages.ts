import { plainText } from '../resources/plain-text.ts';
import { workshopBody } from '../workshops/workshop-body.ts';

export interface Passage {
  heading: string;
  /** What can be quoted, in order. */
  sentences: string[];
  /** Everything that can be found, tables too. */
  body: string;
  /** Part of an ACTION section. */
  isPremium: boolean;
}

interface Source {
  body: string;
  tags: readonly string[];
}

/** Cuts a resource or a workshop into the sections that the guide searches and quotes. */
export function passagesOf({ body, tags }: Source): Passage[] {
  if (!tags.includes('workshop')) return sections('', body, false);
  const { intro, know, actions } = workshopBody(body);
  return [
    ...sections('', intro, false),
    ...know.flatMap((part) => sections(part.title ?? '', part.body, false)),
    ...actions.flatMap((part) => sections(part.title ?? '', part.body, true)),
  ];
}

function sections(heading: string, markdown: string, isPremium: boolean): Passage[] {
  const found: Passage[] = [];
  const add = (title: string, lines: string[]) => {
    const body = plainText(lines.join('\n'));
    if (body) found.push({ heading: title, sentences: sentencesOf(lines), body, isPremium });
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

/** A line of a list or a table stands for itself and begins like this. */
export const LIST_MARK = '- ';

/** What can be quoted: sentences of running text, and lines of lists and tables each by itself. */
function sentencesOf(lines: string[]): string[] {
  const found: string[] = [];
  let prose: string[] = [];
  const endProse = () => {
    found.push(...proseSentences(prose));
    prose = [];
  };
  for (const line of lines) {
    const item = listLine(line);
    if (item === null) prose.push(line);
    else {
      endProse();
      if (item) found.push(LIST_MARK + item);
    }
  }
  endProse();
  return found;
}

/** The words of a list's or a table's line; empty for one that says nothing, null for any other. */
function listLine(line: string): string | null {
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

/** Dialogues, footnotes and the list of sources do not read well alone. */
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
