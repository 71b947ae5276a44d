import { isPicture } from '@hearthway/domain/guide/is-picture';
import { isNextSteps } from '@hearthway/domain/guide/next-steps';

export type Inline = string | { text: string; href: string };

export interface AnswerBlock {
  /** `steps` are things to tap next, `picture` small bars that a sentence says in words. */
  kind: 'paragraph' | 'quote' | 'list' | 'steps' | 'picture';
  /** One for each line of a list, otherwise one. */
  lines: Inline[][];
}

const LINK = /\[([^[\]]+)\]\(([^()\s]+)\)/g;
/** A link whose end has not arrived yet. */
const UNFINISHED = /\[([^[\]]*)(?:\](?:\([^()]*)?)?$/;

/** An answer as it is shown: paragraphs, lists, quotations, links and small pictures, and nothing else. */
export function answerBlocks(answer: string): AnswerBlock[] {
  return answer
    .replace(UNFINISHED, '$1')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(blockOf);
}

function blockOf(block: string): AnswerBlock {
  if (isPicture(block)) return { kind: 'picture', lines: [[block]] };
  if (isNextSteps(block)) {
    const steps = inlines(block).filter((inline) => typeof inline !== 'string');
    return { kind: 'steps', lines: [steps] };
  }
  const lines = block.replace(/^> ?/gm, '').split('\n');
  if (block.startsWith('> ')) return { kind: 'quote', lines: lines.map(inlines) };
  return lines.every((line) => line.startsWith('- '))
    ? { kind: 'list', lines: lines.map((line) => inlines(line.slice(2))) }
    : { kind: 'paragraph', lines: lines.map(inlines) };
}

function inlines(text: string): Inline[] {
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
