import { plainText } from '../resources/plain-text.ts';

interface Chapter {
  title: string;
  paragraphs: string[];
}

const HEADING = /^ {0,3}#{1,6}[ \t]+(.+)$/;
const LIST_ITEM = /^\s*(?:[-*+]|\d{1,3}[.)]) /;
/** A chapter of fewer than 30 words would be over before anyone has seen its picture. */
const MIN_WORDS = 30;
const MAX_TITLE = 48;

export function splitChapters(body: string): Chapter[] {
  const blocks = body
    .split(/\n\s*\n|\n(?=\s*[-*+] )/)
    .map((block) => block.trim())
    .filter((block) => plainText(block) !== '');
  const chapters: (Chapter & { isList: boolean; isNamed: boolean })[] = [];
  for (const block of blocks) {
    const heading = HEADING.exec(block);
    const isList = LIST_ITEM.test(block);
    const last = chapters.at(-1);
    if (heading) {
      const rest = block.slice(heading[0].length).trim();
      const title = plainText(heading[1] ?? '');
      chapters.push({ title, paragraphs: rest ? [rest] : [], isList: false, isNamed: true });
    } else if (last && joins(last, block, isList)) {
      last.paragraphs.push(block);
    } else {
      const title = isList ? 'Step by step' : toTitle(plainText(block));
      chapters.push({ title, paragraphs: [block], isList, isNamed: false });
    }
  }
  return chapters
    .filter(({ paragraphs }) => paragraphs.length > 0)
    .map(({ title, paragraphs }) => ({ title, paragraphs }));
}

function joins(
  last: { isList: boolean; isNamed: boolean; paragraphs: string[] },
  block: string,
  isList: boolean,
): boolean {
  if (last.isNamed || last.isList === isList) {
    return last.isNamed || isList || countWords(block) < MIN_WORDS;
  }
  return !isList && countWords(block) < MIN_WORDS;
}

const countWords = (block: string) => plainText(block).split(/\s+/).length;

function toTitle(text: string): string {
  const [sentence = ''] = text.split(/(?<=[.!?])\s/);
  const whole = sentence.replace(/[.:;,]+$/, '');
  if (whole.length <= MAX_TITLE) return whole;
  const [clause = ''] = whole.split(/[,:;–—(]/);
  if (clause.length <= MAX_TITLE && clause.trim().split(' ').length >= 3) return clause.trim();
  const cut = whole.slice(0, MAX_TITLE);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
