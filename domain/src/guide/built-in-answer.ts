import { nextSteps, stepAfter } from './next-steps.ts';
import { bestRun } from './quote.ts';

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
  /** The passages it quotes. */
  quoted: string[];
}

const SENTENCES = 3;

/**
 * The answer first, quoted from the page that fits best, then the page; another page that may help;
 * and what to tap next. Null when nothing is quotable.
 */
export function builtInAnswer(pages: readonly (readonly AnswerPassage[])[]): BuiltInAnswer | null {
  const [best] = pages.flatMap((passages) => bestQuote(passages) ?? []);
  if (!best) return null;
  const { passage, text } = best;
  const where = passage.heading ? `, “${passage.heading}”` : '';
  const other = pages.map(([first]) => first).find((first) => first && first.path !== passage.path);
  const parts = [
    text
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n'),
    `From ${linked(passage)}${where}.${other ? ` ${linked(other)} may help too.` : ''}`,
    nextSteps([
      { text: 'Read on', to: passage.path },
      stepAfter(`${passage.title} ${passage.tags}`),
    ]),
  ];
  return { answer: parts.join('\n\n'), quoted: [passage.id] };
}

/** Brackets in a title would end the link early. */
const linked = ({ title, path }: AnswerPassage) => `[${title.replace(/[[\]]/g, '')}](${path})`;

function bestQuote(passages: readonly AnswerPassage[]) {
  let best: { passage: AnswerPassage; text: string; score: number } | null = null;
  for (const [rank, passage] of passages.entries()) {
    const run = bestRun(passage, SENTENCES);
    // Where two say as much, the earlier on the page is where a reader begins.
    const score = run.score - rank * 0.01;
    if (run.text && (!best || score > best.score)) best = { passage, text: run.text, score };
  }
  return best;
}
