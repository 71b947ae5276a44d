import { isClinicalQuestion } from '../guide/clinical-rules.ts';
import { detectCrisis } from '../guide/detect-crisis.ts';
import { isGrounded, removeUnknownLinks } from '../guide/grounded-text.ts';
import { ANSWERS } from './answers.ts';
import { FACTS, REASONS } from './facts.ts';
import { ECHOES, INVITES, LINES, QUESTIONS, QUOTES } from './lines.ts';
import { THEMES } from './themes.ts';
import { TOPIC_QUESTIONS } from './topic-questions.ts';
import { COACH_TOPICS } from './topics.ts';

const MAX_LINE = 400;

const COACH_VOCABULARY = [
  JSON.stringify([LINES, QUESTIONS, INVITES, QUOTES, ECHOES, TOPIC_QUESTIONS]),
  JSON.stringify(ANSWERS.map(([, , answers]) => answers)),
  JSON.stringify([FACTS.map(([, answer]) => answer), REASONS]),
  JSON.stringify(THEMES.map(({ lines, ask }) => [lines, ask])),
  JSON.stringify(COACH_TOPICS.map(({ label, aim, tip, ideas }) => [label, aim, tip, ideas])),
];

interface RephrasingContext {
  originals: readonly string[];
  earlierLines: readonly string[];
  sources: readonly string[];
}

/**
 * A language model may reword the coach's reply but must keep its meaning. It may not add
 * questions, numbers, medical advice or crisis topics, and it must keep quotations and at least
 * half of the member's own words.
 */
export function parseRephrasedLines(
  text: string,
  { originals, earlierLines, sources }: RephrasingContext,
): string[] | null {
  const lines = text
    .split(/\n+/)
    .map((line) =>
      removeUnknownLinks(line, new Set())
        .replaceAll(/[*_#`]/g, '')
        .trim(),
    )
    .filter(Boolean);
  if (lines.length !== originals.length) return null;
  const before = new Set(earlierLines.map(normalize));
  for (const [index, line] of lines.entries()) {
    const original = originals[index] ?? '';
    if (!isFaithful(line, original, sources)) return null;
    if (before.has(normalize(line))) return null;
    before.add(normalize(line));
  }
  return lines;
}

function isFaithful(line: string, original: string, sources: readonly string[]): boolean {
  const given = [original, ...sources];
  return (
    line.length <= MAX_LINE &&
    line.includes('?') === original.includes('?') &&
    findQuotes(original).every((quote) => line.toLowerCase().includes(quote)) &&
    keepsWords(line, original, sources[0] ?? '') &&
    findNumbers(line).every((number) =>
      given.some((source) => findNumbers(source).includes(number)),
    ) &&
    !isClinicalQuestion(line) &&
    !detectCrisis(line) &&
    isGrounded(line, [...given, ...COACH_VOCABULARY])
  );
}

const findQuotes = (text: string): readonly string[] =>
  [...text.matchAll(/“([^”]+?)[.?!…]*”/g)].map(([, quote = '']) => quote.toLowerCase());
/**
 * The reworded line must keep at least half of the words that the original line repeats from the
 * member's message.
 */
function keepsWords(line: string, original: string, message: string): boolean {
  const [kept, said, told] = [line, original, message].map(
    (text) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu)),
  );
  const echoed = [...(said ?? [])].filter((word) => told?.has(word));
  return echoed.filter((word) => kept?.has(word)).length >= echoed.length / 2;
}
const findNumbers = (text: string): readonly string[] => text.match(/\d+/g) ?? [];
const normalize = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
