import { plainText } from '../resources/plain-text.ts';
import { parseWorkshopBody } from '../workshops/workshop-body.ts';

export interface Passage {
  heading: string;
  sentences: string[];
  body: string;
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

export const LIST_MARK = '- ';

export const hasList = (sentence: string): boolean => sentence.includes(`\n${LIST_MARK}`);

function splitSentences(lines: string[]): string[] {
  const found: string[] = [];
  let prose: string[] = [];
  let items: string[] = [];
  let introduction: string | null = null;
  const endProse = () => {
    const sentences = proseSentences(prose);
    introduction = findIntroduction(prose);
    if (introduction !== null && sentences.at(-1) === introduction) sentences.pop();
    found.push(...sentences);
    prose = [];
  };
  const endList = () => {
    if (introduction !== null) {
      const isSentence = /[.!?]["”’)]*$/.test(introduction);
      if (items.length > 0) found.push([introduction, ...items].join('\n'));
      else if (isSentence && introduction.length > 15) found.push(introduction);
    }
    items = [];
    introduction = null;
  };
  for (const line of lines) {
    const item = /^\s*(?:[-*+]|\d+[.)]) (?:\[[ xX]\] )?(.*)$/.exec(line)?.[1];
    if (item !== undefined) {
      if (items.length === 0) endProse();
      items.push(LIST_MARK + plainText(item).trim());
    } else if (/^\s*\|/.test(line)) {
      endProse();
      endList();
    } else {
      if (items.length > 0 && line.trim() !== '') endList();
      prose.push(line);
    }
  }
  if (items.length === 0) endProse();
  endList();
  return found;
}

const toParagraphs = (lines: string[]): string[] =>
  lines
    .filter((line) => !/^\s*([>#]|\[\^|Sources: )/.test(line))
    .join('\n')
    .split(/\n\s*\n/)
    .map((paragraph) => plainText(paragraph.replaceAll(/\[\^[^\]]*\]/g, '')).trim())
    .filter(Boolean);

function toSentences(paragraph: string): string[] {
  const sentences: string[] = [];
  for (const part of paragraph.split(/(?<=[.!?]["”’)]*)\s+(?=["“‘(]?\p{Lu})/u)) {
    const last = sentences.at(-1);
    if (last !== undefined && isInQuotation(last))
      sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part.trim());
  }
  return sentences;
}

const isInQuotation = (text: string): boolean =>
  text.split('"').length % 2 === 0 || text.split('“').length > text.split('”').length;

const proseSentences = (lines: string[]): string[] =>
  toParagraphs(lines)
    .flatMap(toSentences)
    .filter((sentence) => /[.!?]["”’)]*$/.test(sentence) && sentence.length > 15);

function findIntroduction(lines: string[]): string | null {
  const last = lines.findLast((line) => line.trim() !== '');
  if (last === undefined || /^\s*([>#]|\[\^|Sources: )/.test(last)) return null;
  return toSentences(toParagraphs(lines).at(-1) ?? '').at(-1) || null;
}
