import { isAboutOwnLife } from './not-known.ts';
import { searchTerms } from './search-terms.ts';

export type FollowUp =
  | 'none'
  | 'more'
  | 'tried'
  | 'shorter'
  | 'first'
  | 'second'
  | 'third'
  | 'about';

interface FollowUpRule {
  followUp: FollowUp;
  words: RegExp;
  maxWords: number;
}

const RULES: readonly FollowUpRule[] = [
  {
    followUp: 'tried',
    words:
      /\b(already (do|did|doing|done|know|tried)|(do|doing|did) (that|this|it) already|tried (that|this|it|them|those|all|everything|both)|(did|does|do|doesnt|didnt|dont|wont|isnt|hasnt|havent|not|never|wouldnt) ?(not )?(really )?(help|helped|helping|work|worked|working)|no use|useless|made it worse|(nothing|none of (that|it|this|these)) (helps?|helped|works?|worked)|what else)\b|^(i |we |ive |weve |yes |yeah )*(already |even )?(tried|done) \w+|^\w+ done all of (them|it)\b/,
    maxWords: 12,
  },
  {
    followUp: 'shorter',
    words:
      /\b(shorter|too long|tl ?dr|in (one|a) (sentence|line|nutshell)|in short|summar(y|ise|ize)|briefly|brief)\b/,
    maxWords: 9,
  },
  { followUp: 'first', words: nth('first|1st|one|1|top'), maxWords: 6 },
  { followUp: 'second', words: nth('second|2nd|two|2'), maxWords: 6 },
  { followUp: 'third', words: nth('third|3rd|three|3|last'), maxWords: 6 },
  {
    followUp: 'about',
    words:
      /^(and|but|so|or|what about|how about|what if|even (if|when|though)|same for|i mean|i meant|i was (asking|talking) about|actually|is (it|that|this) (also |the )?same|(does|would|will) (that|it|this) (also )?(go|work|apply|count|mean|help|be)|no|nope|not (that|me|him|her|them|the)|its (for|about)|only|mostly|usually|especially)\b/,
    maxWords: 10,
  },
  {
    followUp: 'about',
    words:
      /^(ok(ay)? |right |yes |yeah |hm+ )?(how (long|often|many times|soon|much)|for how long|when|why|where|at (work|night|home|weekends?)|with (kids|children|him|her|them)|for (him|her|them|my \w+|kids|men|women)|in the (morning|evening|night))\b/,
    maxWords: 5,
  },
];

function nth(words: string): RegExp {
  return new RegExp(
    `^(ok |okay |yes |um |id say |i choose |i pick )?(the )?(number |nr |option )?(${words})( one| page| option)?( please| pls)?$`,
  );
}

const CONTINUATION_WORDS = new Set(
  'more else explain example examples details detail continue elaborate further next bit interesting ok okay yes another last'.split(
    ' ',
  ),
);

export function classifyFollowUp(message: string): FollowUp {
  const words = message
    .toLowerCase()
    .replace(/[’‘']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const count = words.split(' ').length;
  const rule = RULES.find((one) => count <= one.maxWords && one.words.test(words));
  if (rule) return rule.followUp;
  const namesTopic = searchTerms(message).some(
    ({ word, weight }) => weight === 1 && !CONTINUATION_WORDS.has(word),
  );
  return namesTopic || isAboutOwnLife(message) ? 'none' : 'more';
}

export const asksForMore = (message: string): boolean =>
  /\b(more|else|go on|continue|explain|example|elaborate|details?)\b/i.test(message);
