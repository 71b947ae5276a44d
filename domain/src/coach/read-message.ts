import type { LineKind } from './lines.ts';

/** What a message amounts to, where it is not an answer in its own words. */
export type Answer =
  | 'yes'
  | 'no'
  | 'smaller'
  | 'unsure'
  | 'goodbye'
  | 'change'
  | 'outside'
  | 'nothing'
  | 'words';

/** In this order; the first that fits is meant. */
const READINGS: readonly [Answer, RegExp][] = [
  [
    'goodbye',
    /^(good)?bye\b|^stop( it| now| please)?[.!]*$|^(i('m| am) )?done( for (today|now))?[.!]*$|^(that's|that is) (all|enough)|leave me alone|\b(have|got) to go\b|^good ?night\b|^see you\b|^quit[.!]*$/,
  ],
  [
    'change',
    /\b(change (the )?(subject|topic)|something else|another (topic|thing)|actually,? (i|can|let|my|it)|different (topic|thing)|talk about .* instead|forget (that|it))\b/,
  ],
  [
    'outside',
    /\b(weather|football|soccer|president|election|politic\w*|stock|bitcoin|crypto|recipe for|capital of|write (me )?(a )?(poem|code|essay|story|song)|python|javascript|homework|translate|horoscope|joke|who won|movie|film to watch)\b/,
  ],
  ['smaller', /\bsmaller\b|\btoo (big|much|hard)\b|\bhalf\b.*\?$|^less[.!]*$/],
  [
    'yes',
    /^(yes|yep|yeah|sure|ok(ay)?|fine|good|great|perfect|right|exactly|keep it|do it|agreed|deal|sounds good|why not|let's)\b/,
  ],
  ['no', /^(no|nope|nah|not (now|today|really|yet)|never|i (won't|can't|don't want)|skip)\b/],
  [
    'unsure',
    /^(i )?(don't|do not|dont) know|^(not|un) ?sure|^no idea|^(dunno|idk|maybe|perhaps|hm+|whatever)\b|^nothing( yet| really)?[.!]*$|^\?+$/,
  ],
];

const plain = (message: string) => message.trim().toLowerCase().replaceAll('’', "'");

export function readAnswer(message: string): Answer {
  const text = plain(message);
  if (!/[\p{L}\p{N}]/u.test(text)) return 'nothing';
  return READINGS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'words';
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

/** A number from 0 to 10, in digits or as a word; null where there is none. */
export function readConfidence(message: string): number | null {
  const text = plain(message);
  const digits = /(?<![\d.])(10|\d)(?:[.,]\d+)?(?!\d)/.exec(text)?.[1];
  if (digits !== undefined) return Number(digits);
  const word = NUMBER_WORDS.findIndex((one) => new RegExp(`\\b${one}\\b`).test(text));
  return word === -1 ? null : word;
}

/** How the last step went. */
export function readReview(message: string): LineKind {
  const text = plain(message);
  if (/\bpart|some|half|a bit|a little|mixed|once|so-so|kind of|sort of/.test(text))
    return 'wentPartly';
  if (/\b(didn't|did not|not|no|never|forgot|fail\w*|couldn't|nothing)\b/.test(text))
    return 'wentNot';
  if (/\b(work|well|good|great|did it|yes|kept|every|easy|fine)\w*/.test(text)) return 'wentWell';
  return 'wentUnclear';
}

const MAX_HALF = 140;

function tidy(half: string | undefined): string | null {
  const text = (half ?? '').replaceAll(/\s+/g, ' ').replace(/^[\s,;:"“”'.…]+|[\s,;:"“”.…!]+$/g, '');
  return text === '' ? null : text.slice(0, MAX_HALF);
}

/** A moment and an act: the two halves of "When …, I will …". */
export interface StepHalves {
  moment: string | null;
  act: string | null;
}

const WILL = "(?:i will|i['’]ll|i am going to|i['’]m going to)";
const FORWARD = new RegExp(`^(?:when(?:ever)? |if )?(.{1,300}?),? (?:then )?${WILL} (.+)$`, 'i');
const BACKWARD = new RegExp(`^${WILL} (.{1,300}?),? (?:when(?:ever)?) (.+)$`, 'i');
const ONLY_ACT = new RegExp(`^${WILL} (.+)$`, 'i');
const ONLY_MOMENT = /^when(?:ever)? (.+)$/i;

/** The halves of "When …, I will …", in either order, as far as they are there. */
export function readStep(message: string): StepHalves {
  const text = message.replaceAll(/\s+/g, ' ').trim();
  const backward = BACKWARD.exec(text);
  if (backward) return { moment: tidy(backward[2]), act: tidy(backward[1]) };
  const onlyAct = ONLY_ACT.exec(text);
  if (onlyAct) return { moment: null, act: tidy(onlyAct[1]) };
  const forward = FORWARD.exec(text);
  if (forward) return { moment: tidy(forward[1]), act: tidy(forward[2]) };
  const onlyMoment = ONLY_MOMENT.exec(text);
  if (onlyMoment) return { moment: tidy(onlyMoment[1]), act: null };
  return { moment: null, act: tidy(text) };
}

/** Words that make a moment by themselves: "After dinner", "At nine". */
const OWN_BEGINNING = /^(after|before|at|on|in|every|during|as soon as|once|while|from|by)\b/i;

/** The whole sentence, once both halves are known. */
export function stepSentence({ moment, act }: StepHalves): string | null {
  if (!moment || !act) return null;
  const beginning = OWN_BEGINNING.test(moment)
    ? moment.charAt(0).toUpperCase() + moment.slice(1)
    : `When ${moment}`;
  return `${beginning}, I will ${act.replace(/^no /i, 'have no ')}.`;
}
