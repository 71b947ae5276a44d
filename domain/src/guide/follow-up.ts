import { searchTerms } from './search-terms.ts';

/** Words that ask for a continuation and name no topic of their own. */
const CONTINUATION_WORDS = new Set(
  'more else explain example examples details detail continue elaborate further next bit interesting ok okay yes another last'.split(
    ' ',
  ),
);
const CONTINUATION_OPENING = /^\s*(and|but|so|also|or|what about|how about|what if)\b/i;
const MAX_SHORT_WORDS = 10;

/** `more` continues the previous question, `about` adds something to it, `none` stands alone. */
export type FollowUp = 'none' | 'more' | 'about';

export function classifyFollowUp(message: string): FollowUp {
  const contentTerms = searchTerms(message).filter(
    ({ word, weight }) => weight === 1 && !CONTINUATION_WORDS.has(word),
  );
  if (contentTerms.length === 0) return 'more';
  const isShort = message.trim().split(/\s+/).length <= MAX_SHORT_WORDS;
  return isShort && CONTINUATION_OPENING.test(message) ? 'about' : 'none';
}
