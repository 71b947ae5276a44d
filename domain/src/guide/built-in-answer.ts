import { formatNextSteps, suggestStep } from './next-steps.ts';
import { selectQuote } from './quote.ts';

export interface AnswerPassage {
  id: string;
  path: string;
  title: string;
  heading: string;
  tags: string;
  sentences: string[];
  sentenceScores: number[];
}

export interface BuiltInAnswer {
  answer: string;
  quoted: string[];
}

const MAX_SENTENCES = 3;

/**
 * Quotes the best page, links to it and perhaps to a second one, and suggests next steps. Null if no
 * page has a quotable sentence.
 */
export function builtInAnswer(pages: readonly (readonly AnswerPassage[])[]): BuiltInAnswer | null {
  const [best] = pages.flatMap((passages) => findBestQuote(passages) ?? []);
  if (!best) return null;
  const { passage, text } = best;
  const where = passage.heading ? `, “${passage.heading}”` : '';
  const other = pages.map(([first]) => first).find((first) => first && first.path !== passage.path);
  const parts = [
    text
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n'),
    `From ${toLink(passage)}${where}.${other ? ` ${toLink(other)} may help too.` : ''}`,
    formatNextSteps([
      { text: 'Read on', to: passage.path },
      suggestStep(`${passage.title} ${passage.tags}`),
    ]),
  ];
  return { answer: parts.join('\n\n'), quoted: [passage.id] };
}

/** Brackets in a title would end the link early. */
const toLink = ({ title, path }: AnswerPassage) => `[${title.replace(/[[\]]/g, '')}](${path})`;

function findBestQuote(passages: readonly AnswerPassage[]) {
  let best: { passage: AnswerPassage; text: string; score: number } | null = null;
  for (const [rank, passage] of passages.entries()) {
    const run = selectQuote(passage, MAX_SENTENCES);
    // Breaks ties in favour of the passage that ranks higher.
    const score = run.score - rank * 0.01;
    if (run.text && (!best || score > best.score)) best = { passage, text: run.text, score };
  }
  return best;
}
