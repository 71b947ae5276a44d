import { bestRun } from './quote.ts';

export interface AnswerPassage {
  id: string;
  path: string;
  title: string;
  heading: string;
  sentences: string[];
  sentenceScores: number[];
}

export interface BuiltInAnswer {
  answer: string;
  /** The passages it quotes. */
  quoted: string[];
}

const FIRST = 3;
const SECOND = 1;

/** Quotes the passages that say most, names their pages and links them. Null when nothing is quotable. */
export function builtInAnswer(pages: readonly (readonly AnswerPassage[])[]): BuiltInAnswer | null {
  const [best, next] = pages.flatMap((passages, index) => {
    const found = bestQuote(passages, index === 0 ? FIRST : SECOND);
    return found ? [found] : [];
  });
  if (!best) return null;
  const { passage, text } = best;
  const where = passage.heading ? `, “${passage.heading}”` : '';
  const parts = [`From ${linked(passage)}${where}:`, `> ${text}`];
  if (next) parts.push(`${linked(next.passage)} may help too:`, `> ${next.text}`);
  return {
    answer: parts.join('\n\n'),
    quoted: [passage.id, ...(next ? [next.passage.id] : [])],
  };
}

/** Brackets in a title would end the link early. */
const linked = ({ title, path }: AnswerPassage) => `[${title.replace(/[[\]]/g, '')}](${path})`;

function bestQuote(passages: readonly AnswerPassage[], length: number) {
  let best: { passage: AnswerPassage; text: string; score: number } | null = null;
  for (const [rank, passage] of passages.entries()) {
    const run = bestRun(passage, length);
    // Passages come best first; a lower one has to say clearly more.
    const score = run.score - rank * 0.5;
    if (run.text && (!best || score > best.score)) best = { passage, text: run.text, score };
  }
  return best;
}
