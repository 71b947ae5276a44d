import { LIST_MARK } from './passages.ts';

/** What leads to a clinician is for those who ask about it, and not the first thing that others read. */
const WARNING =
  /\b(clinician|doctor|gp|appointment|emergency|urgent|pharmacist|midwife|get help|seek help|worth mentioning|crisis)\b/i;
const ASKS_FOR_WARNINGS =
  /\b(doctor|gp|clinician|worr(?:y|ied)|serious|dangerous|normal|warning|red flags?|should i see|when to see|appointment|check ?up)\b/i;
const WARNING_SHARE = 0.15;
const LIST_SHARE = 0.9;

interface Asked {
  question: string;
  /** How much each stem says about what was asked. */
  weights: ReadonlyMap<string, number>;
  /** Each stem of it once. */
  stemsOf: (text: string) => readonly string[];
}

/** How much each sentence says about what was asked. Those of a heading that fits count a little more. */
export function sentenceScores(
  { heading, sentences }: { heading: string; sentences: readonly string[] },
  { question, weights, stemsOf }: Asked,
): number[] {
  const said = (text: string) => {
    let sum = 0;
    for (const stem of stemsOf(text)) sum += weights.get(stem) ?? 0;
    return sum;
  };
  const headed = said(heading) * 0.4;
  const mayWarn = ASKS_FOR_WARNINGS.test(question);
  return sentences.map((sentence) => {
    const own = said(sentence) + headed;
    if (own > 0 && !mayWarn && WARNING.test(sentence)) return own * WARNING_SHARE;
    return sentence.startsWith(LIST_MARK) ? own * LIST_SHARE : own;
  });
}
