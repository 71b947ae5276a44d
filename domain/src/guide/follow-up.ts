import { searchTerms } from './search-terms.ts';

/** Words that only point back at what was said before. */
const POINTING = new Set(
  'more else explain example examples details detail continue elaborate further next bit interesting ok okay yes another last'.split(
    ' ',
  ),
);
/** Nobody begins with these who has not said something before. */
const OPENING = /^\s*(and|but|so|also|or|what about|how about|what if)\b/i;
const SHORT_WORDS = 10;

/** How a message leans on the question before it: not at all, wholly, or as an addition to it. */
export type FollowUp = 'none' | 'more' | 'about';

export function followUp(message: string): FollowUp {
  const telling = searchTerms(message).filter(
    ({ word, weight }) => weight === 1 && !POINTING.has(word),
  );
  if (telling.length === 0) return 'more';
  const isShort = message.trim().split(/\s+/).length <= SHORT_WORDS;
  return isShort && OPENING.test(message) ? 'about' : 'none';
}
