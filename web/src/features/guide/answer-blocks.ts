export type Inline = string | { text: string; href: string };

export interface AnswerBlock {
  kind: 'paragraph' | 'quote';
  content: Inline[];
}

const LINK = /\[([^[\]]+)\]\(([^()\s]+)\)/g;
/** A link whose end has not arrived yet. */
const UNFINISHED = /\[([^[\]]*)(?:\](?:\([^()]*)?)?$/;

/** An answer as it is shown: paragraphs and quotations with links, and nothing else. */
export function answerBlocks(answer: string): AnswerBlock[] {
  return answer
    .replace(UNFINISHED, '$1')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => ({
      kind: block.startsWith('> ') ? 'quote' : 'paragraph',
      content: inlines(block.replace(/^> ?/gm, '')),
    }));
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
