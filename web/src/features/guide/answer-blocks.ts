import { isQuietLine } from '@hearthway/domain/guide/crisis-answer';
import { isNextSteps } from '@hearthway/domain/guide/next-steps';
import { isSparkline } from '@hearthway/domain/guide/sparkline';

export type Inline = string | { text: string; href: string };

export interface AnswerBlock {
  kind: 'paragraph' | 'quote' | 'list' | 'steps' | 'sparkline' | 'quiet';
  lines: Inline[][];
}

const LINK = /\[([^[\]]+)\]\(([^()\s]+)\)/g;
/**
 * Matches a link that is cut off at the end of the text, as happens while an answer is streamed.
 */
const INCOMPLETE_LINK = /\[([^[\]]*)(?:\](?:\([^()]*)?)?$/;

export function parseAnswerBlocks(answer: string): AnswerBlock[] {
  return answer
    .replace(INCOMPLETE_LINK, '$1')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(parseBlock);
}

function parseBlock(block: string): AnswerBlock {
  if (isSparkline(block)) return { kind: 'sparkline', lines: [[block]] };
  if (isNextSteps(block)) {
    const steps = parseInlines(block).filter((inline) => typeof inline !== 'string');
    return { kind: 'steps', lines: [steps] };
  }
  if (isQuietLine(block)) return { kind: 'quiet', lines: [parseInlines(block)] };
  const lines = block.replace(/^> ?/gm, '').split('\n');
  if (block.startsWith('> ')) return { kind: 'quote', lines: lines.map(parseInlines) };
  return lines.every((line) => line.startsWith('- '))
    ? { kind: 'list', lines: lines.map((line) => parseInlines(line.slice(2))) }
    : { kind: 'paragraph', lines: lines.map(parseInlines) };
}

function parseInlines(text: string): Inline[] {
  const found: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, words = '', href = ''] = match;
    if (match.index > end) found.push(text.slice(end, match.index));
    found.push({ text: words, href });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push(text.slice(end));
  return found;
}
