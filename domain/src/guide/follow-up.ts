import { searchTerms } from './search-terms.ts';

/** Words that only point back at what was said before. */
const POINTING = new Set(
  'more else explain example examples details detail continue elaborate further next bit interesting ok okay yes another last'.split(
    ' ',
  ),
);
const OPENING =
  /^\s*(and|but|so|also|what about|how about|what if|why|how so|is that|does that|can i)\b/i;
const POINTER = /\b(it|that|this|those|these|them|they|there|then|one)\b/i;
const SHORT_WORDS = 8;

/** How a message leans on the question before it: not at all, wholly, or as an addition to it. */
export type FollowUp = 'none' | 'more' | 'about';

export function followUp(message: string): FollowUp {
  const telling = searchTerms(message).filter(
    ({ word, weight }) => weight === 1 && !POINTING.has(word),
  );
  if (telling.length === 0) return 'more';
  const isShort = message.trim().split(/\s+/).length <= SHORT_WORDS;
  return isShort && (OPENING.test(message) || POINTER.test(message)) ? 'about' : 'none';
}
