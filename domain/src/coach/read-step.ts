import { normalizeApostrophes } from './read-message.ts';

/** The two halves of "When {moment}, I will {act}". */
export interface StepParts {
  moment: string | null;
  act: string | null;
}

const MAX_HALF = 140;

function tidy(half: string | undefined): string | null {
  const [first = '', ...rest] = (half ?? '').split(/[.!?…]+\s+/);
  // Keeps the first sentence only, unless that is a single word.
  const text = (rest.length > 0 && first.includes(' ') ? first : (half ?? ''))
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;:"“”'.…]+|[\s,;:"“”.…!?]+$/g, '')
    .replaceAll(/\bi\b/g, 'I')
    .replaceAll("'", '’');
  return text === '' ? null : text.slice(0, MAX_HALF);
}

const FILLER_BEFORE =
  /^(?:ok(?:ay)?|yes|yeah|yep|ya|sure|well|so|like|hm+|maybe|perhaps|i (?:guess|suppose|think)|all right|alright|fine|then|and|but|honestly|oh|ugh|lol)(?:[,.!…\s]+|$)/i;
const FILLER_AFTER =
  /[,.\s]+(?:maybe|then|i (?:guess|suppose)|ok(?:ay)?|though|lol|haha|please|right|so|yes|lovely|actually|tbh)[?.!…\s]*$/i;

export function removeFillers(text: string): string {
  const shorter = text.replace(FILLER_BEFORE, '').replace(FILLER_AFTER, '').trim();
  return shorter === text ? text : removeFillers(shorter);
}

const WILL = "(?:i will|i['’]ll|i am going to|i['’]m going to)";
const MIGHT = `(?:${WILL}|i (?:could|can|might|would)|i['’]d|(?:could|can)(?! (?:we|you|i|it)\\b)|let me|i want to)(?: try to)?`;
const CONNECTOR = '(?:when(?:ever)?|while|after|before|as soon as|during)';
const TIME =
  '(?:mornings?|evenings?|afternoons?|nights?|noon|midday|lunch\\w*|breakfast|dinner|supper|teatime|bedtime|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)';

const FORWARD = new RegExp(`^(?:when(?:ever)? |if )?(.{1,300}?),? (?:then )?${WILL} (.+)$`, 'i');
const MOMENT_FIRST = new RegExp(`^(${CONNECTOR} .{1,300}?),? (?:then )?${MIGHT} (.+)$`, 'i');
const BACKWARD = new RegExp(`^${MIGHT} (.{1,300}?),? (${CONNECTOR} .+)$`, 'i');
const ONLY_ACT = new RegExp(`^${MIGHT} (.+)$`, 'i');
const ACT_FIRST = new RegExp(`^(?!${CONNECTOR}\\b)(.{2,300}?),? (${CONNECTOR} .+)$`, 'i');
const MOMENT_BEGINS = new RegExp(
  `^(?:${CONNECTOR}|at|on|in|every|each|from|by|first (?:day|thing)|tonight|tomorrow|${TIME})\\b`,
  'i',
);

/** Whether a message names a moment of the day: "After dinner", "Saturday breakfast is usually good". */
export function looksLikeMoment(message: string): boolean {
  const text = removeFillers(normalizeApostrophes(message));
  const isShort = text.split(/\s+/).length <= 8;
  return MOMENT_BEGINS.test(text) || (isShort && new RegExp(`\\b${TIME}\\b`, 'i').test(text));
}

/** Describes a circumstance instead of an action: "If I had a chair there", "It's raining again". */
const NOT_A_STEP =
  /^(?:if|having|someone|somebody|because|it['’]s|it is|that['’]s|there['’]s|last time|no idea|i['’]m|i (?:feel|am|was|always|never)|sorry|can (?:i|we)|could we)\b/i;

export const isNotAStep = (message: string): boolean =>
  NOT_A_STEP.test(removeFillers(normalizeApostrophes(message))) &&
  !new RegExp(`\\b${MIGHT}\\b`, 'i').test(normalizeApostrophes(message));

function pickStepSentence(text: string): string {
  const sentences = text
    .split(/(?<=[.!?…])\s+/)
    .map(removeFillers)
    .filter(Boolean);
  const pattern = new RegExp(`^(?:${MIGHT}|${CONNECTOR})\\b|\\b${WILL}\\b`, 'i');
  return sentences.find((sentence) => pattern.test(sentence)) ?? removeFillers(text);
}

const stripWhen = (moment: string | undefined) => tidy(moment?.replace(/^when(?:ever)? /i, ''));

/** Parses "When …, I will …" in either order; a missing half is null. */
export function parseStep(message: string): StepParts {
  const text = pickStepSentence(normalizeApostrophes(message).replaceAll(/\s+/g, ' ').trim());
  if (isNotAStep(text)) return { moment: null, act: null };
  const first = MOMENT_FIRST.exec(text);
  if (first) return { moment: stripWhen(first[1]), act: tidy(first[2]) };
  const backward = BACKWARD.exec(text);
  if (backward) return { moment: stripWhen(backward[2]), act: tidy(backward[1]) };
  const onlyAct = ONLY_ACT.exec(text);
  if (onlyAct) return { moment: null, act: tidy(onlyAct[1]) };
  const forward = FORWARD.exec(text);
  if (forward) return { moment: tidy(forward[1]), act: tidy(forward[2]) };
  if (looksLikeMoment(text)) return { moment: stripWhen(text), act: null };
  const actFirst = ACT_FIRST.exec(text);
  if (actFirst) return { moment: stripWhen(actFirst[2]), act: tidy(actFirst[1]) };
  return { moment: null, act: tidy(text) };
}

const MAX_MOMENT_WORDS = 25;

/** Parses a moment in the member's own words ("I lie down", "making coffee"); null for anything else. */
export function parseMoment(message: string): string | null {
  const text = removeFillers(normalizeApostrophes(message));
  if (/\?\s*$|^(?:it['’]s|it is|that|this|no)\b/i.test(text)) return null;
  if (text.split(/\s+/).length > MAX_MOMENT_WORDS) return null;
  return stripWhen(text);
}

/** Moments that need no "When" before them: "After dinner", "At nine". */
const NEEDS_NO_WHEN =
  /^(after|before|at|on|in|every|each|during|as soon as|once|while|from|by|tonight|tomorrow)\b/i;
const DAY = /^(mon|tues|wednes|thurs|fri|satur|sun)day/i;
const COUNTED = /^(?:a|an|one|two|three|five|ten|fifteen|twenty|thirty|some|\d+) /i;

export function formatStep({ moment, act }: StepParts): string | null {
  if (!moment || !act) return null;
  const does = act.replace(/^no /i, 'have no ').replace(COUNTED, 'do $&');
  return `${toMomentClause(moment)}, I will ${does.charAt(0).toLowerCase()}${does.slice(1)}.`;
}

function toMomentClause(moment: string): string {
  if (NEEDS_NO_WHEN.test(moment)) return moment.charAt(0).toUpperCase() + moment.slice(1);
  const bare = moment.replace(
    / (?:is|are|would be) (?:usually |always )?(?:good|best|fine|ok(?:ay)?)\b.*$/i,
    '',
  );
  if (DAY.test(bare)) return `On ${bare.charAt(0).toUpperCase()}${bare.slice(1)}`;
  if (new RegExp(`^(?:first day|${TIME})\\b`, 'i').test(bare)) {
    return `${/^first/i.test(bare) ? 'On my' : 'At'} ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`;
  }
  return `When ${moment}`;
}
