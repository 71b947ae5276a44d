import { hasList } from './passages.ts';

const WARNING =
  /\b(clinician|doctor|gp|appointment|emergency|urgent|pharmacist|midwife|get help|seek help|worth mentioning|crisis)\b/i;
const ASKS_FOR_WARNINGS =
  /\b(doctor|gp|clinician|worr(?:y|ied)|serious|dangerous|normal|warning|red flags?|should i see|when to see|appointment|check ?up)\b/i;
const WARNING_FACTOR = 0.15;
/**
 * Lists get a lower score, because they contain many words and so match more easily than sentences.
 */
const LIST_FACTOR = 0.6;

interface ScoringQuery {
  question: string;
  weights: ReadonlyMap<string, number>;
  getStems: (text: string) => readonly string[];
}

export function scoreSentences(
  { heading, sentences }: { heading: string; sentences: readonly string[] },
  { question, weights, getStems }: ScoringQuery,
): number[] {
  const scoreText = (text: string) => {
    let sum = 0;
    for (const stem of getStems(text)) sum += weights.get(stem) ?? 0;
    return sum;
  };
  const headingScore = scoreText(heading) * 0.4;
  const asksForWarnings = ASKS_FOR_WARNINGS.test(question);
  return sentences.map((sentence) => {
    const own = scoreText(sentence) + headingScore;
    if (own > 0 && !asksForWarnings && WARNING.test(sentence)) return own * WARNING_FACTOR;
    return hasList(sentence) ? own * LIST_FACTOR : own;
  });
}
