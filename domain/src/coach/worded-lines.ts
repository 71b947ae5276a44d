import { isClinicalQuestion } from '../guide/clinical-rules.ts';
import { detectCrisis } from '../guide/detect-crisis.ts';
import { isGrounded, onlyGivenLinks } from '../guide/grounded-text.ts';
import { COACH_LINES } from './lines.ts';
import { COACH_TOPICS } from './topics.ts';

const MAX_LINE = 400;

/** All that a coach here speaks of, in the words that it speaks of it. */
const OWN_WORDS = [
  ...Object.values(COACH_LINES).flat(),
  ...COACH_TOPICS.flatMap(({ label, aim, words, steps }) => [
    label,
    aim,
    words.join(' '),
    ...steps,
  ]),
];

interface Wording {
  /** The lines as they are written. */
  written: readonly string[];
  /** What the coach has said before in this conversation. */
  said: readonly string[];
  /** What the member wrote and the workshop says: besides our own lines, all that may be spoken of. */
  sources: readonly string[];
}

/**
 * A model's words for the lines of one reply, a paragraph each, or null where the written lines have
 * to stand: it may say the same in other words, and nothing else. Every question stays a question and
 * no other is asked; what stands in quotation marks stays; no address, no number of its own, nothing
 * clinical, nothing that was said before.
 */
export function wordedLines(text: string, { written, said, sources }: Wording): string[] | null {
  const lines = text
    .split(/\n+/)
    .map((line) =>
      onlyGivenLinks(line, new Set())
        .replaceAll(/[*_#`]/g, '')
        .trim(),
    )
    .filter(Boolean);
  if (lines.length !== written.length) return null;
  const before = new Set(said.map(plain));
  for (const [index, line] of lines.entries()) {
    const asWritten = written[index] ?? '';
    if (!saysTheSame(line, asWritten, sources)) return null;
    if (before.has(plain(line))) return null;
    before.add(plain(line));
  }
  return lines;
}

function saysTheSame(line: string, written: string, sources: readonly string[]): boolean {
  const given = [written, ...sources];
  return (
    line.length <= MAX_LINE &&
    line.includes('?') === written.includes('?') &&
    quotesOf(written).every((quote) => line.includes(quote)) &&
    numbersOf(line).every((number) => given.some((source) => numbersOf(source).includes(number))) &&
    !isClinicalQuestion(line) &&
    !detectCrisis(line) &&
    isGrounded(line, [...given, ...OWN_WORDS])
  );
}

const quotesOf = (text: string): readonly string[] => text.match(/“[^”]+”/g) ?? [];
const numbersOf = (text: string): readonly string[] => text.match(/\d+/g) ?? [];
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
