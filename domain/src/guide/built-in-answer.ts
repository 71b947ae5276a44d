import { formatNextSteps, suggestStep } from './next-steps.ts';
import { joinSentences, selectQuote } from './quote.ts';

export interface AnswerPassage {
  id: string;
  path: string;
  title: string;
  heading: string;
  tags: string;
  sentences: string[];
  sentenceScores: number[];
  isOpening: boolean;
  hasOwnWord: boolean;
}

export interface BuiltInAnswer {
  answer: string;
  quoted: string[];
}

interface AnswerOptions {
  acknowledgement: string | null;
  maxSentences?: number;
}

const MAX_SENTENCES = 3;
const INNER_SECTION_LEAD = 1.5;

export function builtInAnswer(
  pages: readonly (readonly AnswerPassage[])[],
  { acknowledgement, maxSentences = MAX_SENTENCES }: AnswerOptions,
): BuiltInAnswer | null {
  const [best] = pages.flatMap((passages) => chooseQuote(passages, maxSentences) ?? []);
  if (!best) return null;
  const { passage, text } = best;
  const where = passage.heading ? `, “${passage.heading}”` : '';
  const other = pages.map(([first]) => first).find((first) => first && first.path !== passage.path);
  const parts = [
    ...(acknowledgement ? [acknowledgement] : []),
    text
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n'),
    `From ${toLink(passage)}${where}.${other ? ` ${toLink(other)} may help too.` : ''}`,
    formatNextSteps([suggestStep(`${passage.title} ${passage.tags}`)]),
  ];
  return { answer: parts.join('\n\n'), quoted: [passage.id] };
}

/** Square brackets in a title would end the Markdown link early. */
const toLink = ({ title, path }: AnswerPassage) => `[${title.replace(/[[\]]/g, '')}](${path})`;

function chooseQuote(passages: readonly AnswerPassage[], maxSentences: number) {
  const quotable = passages.filter(({ sentences }) => sentences.length > 0);
  const opening = quotable.find(({ isOpening }) => isOpening);
  const score = (passage: AnswerPassage) => selectQuote(passage, MAX_SENTENCES).score;
  const minScore = opening ? INNER_SECTION_LEAD * score(opening) : -1;
  let best: { passage: AnswerPassage; score: number } | null = null;
  for (const passage of quotable) {
    if (passage === opening || (opening && !passage.hasOwnWord)) continue;
    const own = score(passage);
    if (own > (best?.score ?? minScore)) best = { passage, score: own };
  }
  if (best) {
    return { passage: best.passage, text: selectQuote(best.passage, maxSentences).text };
  }
  return opening
    ? { passage: opening, text: joinSentences(opening.sentences.slice(0, maxSentences)) }
    : null;
}
