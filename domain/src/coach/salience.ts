import { removeFillers } from './fillers.ts';
import { countWords, curly } from './plain-english.ts';

export interface Clause {
  text: string;
  weight: number;
  at: number;
}

const MAX_WORDS = 17;
const MAX_SENTENCE = 18;

const FEELING =
  /\b(?:feel\w*|felt|sad|tired|exhausted|knackered|drained|asham\w+|shame|guilt\w*|angry|furious|lonely|alone|anxious|nervous|worr\w+|scar(?:ed|es|y)|afraid|frighten\w*|fear\w*|panic\w*|overwhelm\w*|stress\w*|bored|frustrat\w*|fed up|sick of|hopeless|stuck|numb|empty|heavy|embarrass\w*|disappoint\w*|hurts?|jealous|miserable|unhappy|awful|terrible|horrible|upset|proud|happy|glad|relieved|hopeful|excited|hate[ds]?|cry|cried|crying|tears|miss(?:es|ed)?|loved?|dread\w*|wound up|told off|wired|mad|calm)\b/i;
const STAKE =
  /\b(?:died|dead|dying|death|lost|los(?:e|ing)|left me|leave me|divorce\w*|cancer|stroke|hospital|funeral|pregnan\w*|baby|sacked|redundan\w*|fired|debt|owe|fail\w*|secret|nobody|no one|noone|never told|haven't told|first time|last time|only|worst|best|hardest|the real|whole reason|needed|mine|myself)\b/i;
const WANT =
  /\b(?:want\w*|wish\w*|hope|need\w*|would (?:like|love)|'d (?:like|love|rather)|trust|scared to|ready|dream\w*)\b/i;
const LIMIT =
  /n't\b|\b(?:not|never|no|nothing|cannot|always|every|too|still|again|stopped|without)\b/i;
const PERSON =
  /\b(?:mum|mom|dad|mother|father|parents?|wife|husband|son|daughter|sister|brother|friends?|partner|kids?|children|girlfriend|boyfriend|gran|nan|boss|ex|neighbour|colleague|he|she|they)\b/i;
const NAME = /(?<=[a-z,] )(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|I\b)[A-Z][a-z]{2,}/;
const IMAGE = /\b(?:like an?|as if|it's like|feels like|sounds? like|so \w+ (?:that|I))\b/i;
const INSIGHT =
  /\b(?:I think it's|I suppose|the thing is|the truth|honest(?:ly)?|actually|really|obviously|what it is|that's why|that's the|turns out|the problem|the reason)\b/i;
const REMARK =
  /^(?:I (?:don't|do not) (?:really )?know|where (?:do|to)|what (?:matters|would|I'd say)|so (?:do|am|did|is) |anyway|I know.{0,8}$|I mean|not sure|dunno|whatever|happy(?: now)?|that's (?:it|all|me)|you know|before you|I suppose|I guess|no offence|don't ask|can you|could you|do you|are you|did you|is (?:it|that)|just saying|thank|sorry|hello|hi|ok|yes|no|both true|please|I'm sorry|exactly|right|yeah|deal|agreed|fine|next|great)\b|\bif that makes\b|\bI (?:should|have to|must) say\b|\bout of interest\b/i;
const MARKUP = /[<>{}[\]|\\@#*=_~^]|https?:/;
const INSULT =
  /(?<!believe |thinks? )\b(?:I'm|I am|I feel|I look) (?:\w+ ){0,2}(?:fat|ugly|stupid|pathetic|disgusting|worthless|useless|loser|idiot)\b|\b(?:\w*shit\w*|fuck\w*|bastard|bitch)\b/i;
const UNFINISHED =
  /\b(?:and|or|but|because|since|to|the|a|an|my|of|when|if|where|which|who|is|are|was|I|I'm|it's|for|his|than|as|feel|feels|like|just|though)$/i;
const FRAGMENT =
  /^(?:which|who|that|to|of|than|as|where|for|with|like|while|until|till|or|in|on|at|from)\b/i;

const COMMON = new Set(
  `about after again all also always and any around back because been before being came come could day
  days did does doing done don't down each even ever every find first from gets getting give goes going
  good got had have having hear here how into it's just keep kind know last less like little long look
  looking made make makes making many maybe mean mind more morning most much must need never next nice
  night not nothing now off okay once one only other our out over own people really right said same say
  says see should since some something sometimes soon still such sure take talk tell than that that's
  the their them then there there's these they thing things think this those though time times today
  told tomorrow too took tried try trying two under until very want wants was way week weeks well went
  were what when where which while who why will with without won't work would year years yes yet you
  your i'm i've i'd i'll can't didn't doesn't isn't wasn't couldn't he's she's they're we're`.split(
    /\s+/,
  ),
);

const countRare = (text: string): number =>
  text.split(/[^\p{L}'-]+/u).filter((word) => word.length > 3 && !COMMON.has(word.toLowerCase()))
    .length;

const SENTENCES = /(?<=[.!?…])\s+|[;\n]+|\s[–—-]+\s/;
const CLAUSES =
  /(?<!nothing|anything|all),?\s+(?=(?:but|because|although|though|except|which is why)\b)|,?\s+(?=(?:and|so|then) (?:then )?(?:I|I'm|I've|I'd|it|it's|he|he's|she|she's|they|we|there's|that's|now|nobody|everyone|everybody|by|when|can't|don't)\b)|,\s+(?=(?:\w+ ){0,2}(?:I|I'm|I've|it|it's|he|she|they|we|that's|there's|not|only|she's|he's|well)\b)|:\s+/;
const PIECES =
  /,\s+|\s+(?=(?:and|which|where|while|when|until|till|after|before|or|so|as if) )|\s+that (?=I\b|he\b|she\b|it\b|they\b|we\b)/;

function divide(clause: string): string[] {
  if (countWords(clause) <= MAX_WORDS) return [clause];
  const pieces: string[] = [];
  for (const piece of clause.split(PIECES)) {
    const joined = `${pieces.at(-1)} ${piece}`;
    const isSame = clause.includes(joined) && countWords(joined) <= MAX_WORDS;
    if (pieces.length > 0 && isSame) pieces[pieces.length - 1] = joined;
    else pieces.push(piece);
  }
  return pieces.map((piece) =>
    countWords(piece) > MAX_WORDS ? `${piece.split(' ').slice(0, 13).join(' ')}…` : piece,
  );
}

function weigh(clause: string, isContrast: boolean, isLast: boolean): number {
  const words = countWords(clause);
  return (
    3 * Number(FEELING.test(clause)) +
    2 * Number(STAKE.test(clause)) +
    2 * Number(WANT.test(clause)) +
    1 * Number(LIMIT.test(clause)) +
    1.2 * Number(PERSON.test(clause) || NAME.test(clause)) +
    1 * Number(IMAGE.test(clause)) +
    1 * Number(INSIGHT.test(clause)) +
    1.4 * Number(/\b(?:I|I'm|I've|I'd)\b/.test(clause)) +
    0.5 * Number(/\b(?:my|me|we)\b/.test(clause)) +
    1.5 * Number(isContrast) +
    0.7 * Number(isLast) +
    0.5 * Math.min(countRare(clause), 4) -
    4 * Number(REMARK.test(clause)) -
    3 * Number(/\b(?:you(?:r|'re|'ve)?|machine|app|(?:chat)?bot|robot|program)\b/i.test(clause)) -
    2 * Number(/\?$/.test(clause)) -
    1.5 * Number(FRAGMENT.test(clause)) -
    1 * Number(/…$/.test(clause)) -
    (words < 3 ? 2 : words < 4 ? 0.5 : 0)
  );
}

const ASIDE =
  /^(?:although|though|except(?: that)?|which is why|anyway|speaking of which|no wait|so now|then|jokes aside) /i;

const tidyClause = (part: string): string =>
  removeFillers(removeFillers(part).replace(ASIDE, ''))
    .replace(/[\s.,!:]+$/, '')
    .replaceAll(/["“”]([^"“”]*)["“”]/g, '‘$1’')
    .replaceAll(/["“”]/g, '');

const isQuotable = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && !MARKUP.test(text) && !INSULT.test(text) && !UNFINISHED.test(text);

export function findClauses(message: string): readonly Clause[] {
  const whole = tidyClause(message);
  const isOne = countWords(whole) <= MAX_SENTENCE && !/[.!?…] /.test(whole);
  if ((isOne || countWords(whole) <= 8) && isQuotable(whole) && !REMARK.test(whole))
    return [{ text: curly(whole), weight: weigh(whole, false, true), at: 0 }];
  const sentences = message.replaceAll(/\([^)]*\)/g, '').split(SENTENCES);
  return sentences
    .flatMap((sentence, index) => {
      const parts =
        countWords(sentence) <= MAX_SENTENCE ? [sentence] : sentence.split(CLAUSES).flatMap(divide);
      return parts.map((part, at) => {
        const isLast = index === sentences.length - 1 && at === parts.length - 1;
        const text = tidyClause(part);
        const isContrast = /^(?:but|though|although|except|actually)\b/i.test(part);
        return { text: curly(text), weight: weigh(text, isContrast, isLast), at: 100 * index + at };
      });
    })
    .filter(({ text }) => isQuotable(text))
    .sort((a, b) => b.weight - a.weight);
}

const HARD =
  /\b(?:sad|cry|cried|crying|tears|empty|numb|hopeless|hurts?|hurting|miserable|unhappy|heartbroken|awful|terrible|horrible|overwhelm\w*|exhausted|drained|asham\w+|shame|guilty|lonely|(?:feel|so|all|am|I'm) alone|scared|afraid|frighten\w*|terrif\w+|anxious|panic\w*|dread\w*|worried|angry|furious|hate|stuck|I failed|can't cope|can't sleep|fed up|humiliat\w*|embarrass\w*|too much)\b/i;
const GLAD =
  /(?<!not |never |n't |no |should be |would be |could be |to be |to feel )\b(?:proud|happy|glad|relieved|excited|laughed|managed (?:it|to)|was (?:nice|lovely|great|fun)|(?:feel|feels|felt|going) (?:much |a bit |a little )?better|went well|enjoyed|got the job|passed my)\b/i;

const DENIED =
  /(?:n't|\bnot|\bnever|\bno longer) (?:\w+ )?(?:cried|cry|crying|sad|alone|lonely|afraid|scared|angry|worried|stuck|too much)\b/i;

export function findTone(text: string): 'hard' | 'glad' | 'plain' {
  const isHard = HARD.test(text.replace(DENIED, ''));
  const isGlad = GLAD.test(text);
  return isHard === isGlad ? 'plain' : isHard ? 'hard' : 'glad';
}

export const wants = (text: string): boolean => WANT.test(text);
