import type { LineKind } from './lines.ts';

/** The kind of answer that a message is; `words` is free text. */
export type Answer =
  | 'yes'
  | 'no'
  | 'smaller'
  | 'unsure'
  | 'goodbye'
  | 'change'
  | 'outside'
  | 'greeting'
  | 'thanks'
  | 'about coach'
  | 'too much'
  | 'nothing'
  | 'words';

/** First match wins. */
const ANSWER_PATTERNS: readonly [Answer, RegExp][] = [
  [
    'goodbye',
    /^(good)?bye\b|^stop( it| now| please)?[.!]*$|\b(can|could|shall|may|let's) ?(we|i|us)? (please )?stop( (here|now|this|please|it))*[.!?]*$|\bi( just)? (want|would like) to stop( (here|now|this|please))*([.!,]|$)|\bstop asking\b|\bi'm done( (here|for (today|now)))?[.!]*$|^done[.!]*$|^(that's|that is) (all|enough)|leave me alone|\b(have|got|need) to (go|run)\b|^good ?night\b|^see you\b|^quit[.!]*$|\b(thank you|thanks) for your time\b/,
  ],
  [
    'greeting',
    /^(hi|hello|hey|good (morning|evening|afternoon|day)|👋)( there| again| (dear )?coach)?[\s!.,👋]*$/u,
  ],
  [
    'about coach',
    /\bare you (even |really )?(a |an )?(real|person|human|bot|robot|ai|machine)\b|\bwho are you\b|\bwhat (do|can) (you|u) do\b/,
  ],
  [
    'too much',
    /\bmak(es|ing) me feel (worse|bad)\b|\bthis is (so |just |the |a )*(dumb|stupid|garbage|pointless|waste|nonsense|ridiculous|annoying)|\bnot helping\b/,
  ],
  [
    'change',
    /\b(change (the )?(subject|topic)|something else|another (topic|thing)|actually,? (can|let|my|it)|actually,? i (want|would|need|have)|different (topic|thing)|talk about .* instead|forget (that|it))\b/,
  ],
  [
    'outside',
    /\b(weather|football|soccer|president|election|politic\w*|stock|bitcoin|crypto|recipe for|capital of|write (me )?(a )?(poem|code|essay|story|song)|python|javascript|homework|translate|horoscope|joke|who won|movie|film to watch|the app works?|(what's|whats|what is) \d+)\b/,
  ],
  ['smaller', /\bsmaller\b|\btoo (big|much|hard)\b|\bhalf\b.*\?$|^less[.!]*$/],
  [
    'yes',
    /^(yes|yep|yup|yeah|ya|sure|ok(ay)?|fine|good|great|perfect|right|exactly|keep it|do it|agreed|deal|sounds good|that works|works for me|why not|let's|lovely|absolutely|definitely|of course|all right|alright|i can do that|will do|100 ?%|[✅👍👌💯🙏🙂😊😀❤])/u,
  ],
  ['thanks', /^(thank|thanks|thx|cheers)\b/],
  ['no', /^(no|nope|nah|not (now|today|really|yet)|never|i (won't|can't|don't want)|skip|[👎❌])/u],
  [
    'unsure',
    /^(i )?(don't|do not) know|^(not|un) ?sure|^no idea|^(dunno|i dunno|idk|maybe|perhaps|hm+|eh|whatever)\b|^nothing( yet| really)?[.!]*$|^(\?|🤷)+$/u,
  ],
];

/** Restores missing apostrophes where the word is unambiguous. */
const APOSTROPHES: readonly [RegExp, string][] = [
  [/\bim\b/gi, "I'm"],
  [/\bive\b/gi, "I've"],
  [/\b(do|ca|wo|was|were|did|is|could|would|should|does|have)nt\b/gi, "$1n't"],
  [/\b(that|what|there)s\b/gi, "$1's"],
];

/** Trims a message, straightens its apostrophes and restores missing ones. */
export const normalizeApostrophes = (message: string): string =>
  APOSTROPHES.reduce(
    (text, [pattern, by]) => text.replaceAll(pattern, by),
    message.trim().replaceAll('’', "'"),
  );

const normalize = (message: string) => normalizeApostrophes(message).toLowerCase();

const HAS_CONTENT = /[\p{L}\p{N}]|[✅👍👌💯🙏🙂😊😀❤👎❌🤷👋?]/u;

export function classifyAnswer(message: string): Answer {
  const text = normalize(message);
  if (!HAS_CONTENT.test(text)) return 'nothing';
  return ANSWER_PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'words';
}

/** Whether the member asks the coach something that is not about themselves: "Does that work for anyone?" */
export function isQuestionToCoach(message: string): boolean {
  const text = normalize(message);
  const isQuestion =
    /\?\s*$/.test(text) ||
    /^(what|who|why|how|where|which|is|are|do|does|isn't) .*\b(you|u|it|that|mean)\b/.test(text);
  return (
    isQuestion &&
    !/\b(my|me|i'm|i've|i'll|we|our|i (want|feel|am|have|keep|can't|don't))\b/.test(text)
  );
}

const NUMBER_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** In longer messages a number may mean anything. */
const MAX_ANSWER_WORDS = 7;

/** Parses a number from 0 to 10 in digits, as a word or as a percentage; null if there is none. */
export function parseConfidence(message: string): number | null {
  const text = normalize(message);
  const percent = /\b(100|\d?0) ?%/.exec(text)?.[1];
  if (percent !== undefined) return Number(percent) / 10;
  if (
    text.split(/\s+/).length > MAX_ANSWER_WORDS &&
    !/\b(a|about|maybe|like|say|around|sure)( a)? \d/.test(text)
  ) {
    return null;
  }
  const digits = /(?<![\d.])(10|\d)(?:[.,]\d+)?(?!\d)/.exec(text)?.[1];
  if (digits !== undefined) return Number(digits);
  const word = NUMBER_WORDS.findIndex((one) => new RegExp(`\\b${one}\\b`).test(text));
  return word === -1 ? null : word;
}

export function classifyReview(message: string): LineKind {
  const text = normalize(message);
  if (/\bpart|some|half|a bit|a little|mixed|once|so-so|kind of|sort of/.test(text))
    return 'wentPartly';
  if (/\b(didn't|did not|not|no|never|forgot|fail\w*|couldn't|nothing)\b/.test(text))
    return 'wentNot';
  if (/\b(work|well|good|great|did it|yes|kept|every|easy|fine)\w*/.test(text)) return 'wentWell';
  return 'wentUnclear';
}
