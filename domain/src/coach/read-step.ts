import { straight } from './read-message.ts';

/** A moment and an act: the two halves of "When …, I will …". */
export interface StepHalves {
  moment: string | null;
  act: string | null;
}

const MAX_HALF = 140;

function tidy(half: string | undefined): string | null {
  const [first = '', ...rest] = (half ?? '').split(/[.!?…]+\s+/);
  // One sentence is enough, unless it is a single word.
  const text = (rest.length > 0 && first.includes(' ') ? first : (half ?? ''))
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;:"“”'.…]+|[\s,;:"“”.…!?]+$/g, '')
    .replaceAll(/\bi\b/g, 'I')
    .replaceAll("'", '’');
  return text === '' ? null : text.slice(0, MAX_HALF);
}

/** How people begin and end a sentence without meaning anything by it. */
const FILLER_BEFORE =
  /^(?:ok(?:ay)?|yes|yeah|yep|ya|sure|well|so|like|hm+|maybe|perhaps|i (?:guess|suppose|think)|all right|alright|fine|then|and|but|honestly|oh|ugh|lol)(?:[,.!…\s]+|$)/i;
const FILLER_AFTER =
  /[,.\s]+(?:maybe|then|i (?:guess|suppose)|ok(?:ay)?|though|lol|haha|please|right|so|yes|lovely|actually|tbh)[?.!…\s]*$/i;

export function withoutFillers(text: string): string {
  const shorter = text.replace(FILLER_BEFORE, '').replace(FILLER_AFTER, '').trim();
  return shorter === text ? text : withoutFillers(shorter);
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

/** Whether something reads as a moment of a day: "After dinner", "Saturday breakfast is usually good". */
export function looksLikeMoment(message: string): boolean {
  const text = withoutFillers(straight(message));
  const isShort = text.split(/\s+/).length <= 8;
  return MOMENT_BEGINS.test(text) || (isShort && new RegExp(`\\b${TIME}\\b`, 'i').test(text));
}

/** How it is or would be, and nothing that one does: "If I had a chair there", "It's raining again". */
const NO_STEP =
  /^(?:if|having|someone|somebody|because|it['’]s|it is|that['’]s|there['’]s|last time|no idea|i['’]m|i (?:feel|am|was|always|never)|sorry|can (?:i|we)|could we)\b/i;

export const isNoStep = (message: string): boolean =>
  NO_STEP.test(withoutFillers(straight(message))) &&
  !new RegExp(`\\b${MIGHT}\\b`, 'i').test(straight(message));

/** Of several sentences the one that says what will be done. */
function telling(text: string): string {
  const sentences = text
    .split(/(?<=[.!?…])\s+/)
    .map(withoutFillers)
    .filter(Boolean);
  const pattern = new RegExp(`^(?:${MIGHT}|${CONNECTOR})\\b|\\b${WILL}\\b`, 'i');
  return sentences.find((sentence) => pattern.test(sentence)) ?? withoutFillers(text);
}

const afterWhen = (moment: string | undefined) => tidy(moment?.replace(/^when(?:ever)? /i, ''));

/** The halves of "When …, I will …", in either order, as far as they are there. */
export function readStep(message: string): StepHalves {
  const text = telling(straight(message).replaceAll(/\s+/g, ' ').trim());
  if (isNoStep(text)) return { moment: null, act: null };
  const first = MOMENT_FIRST.exec(text);
  if (first) return { moment: afterWhen(first[1]), act: tidy(first[2]) };
  const backward = BACKWARD.exec(text);
  if (backward) return { moment: afterWhen(backward[2]), act: tidy(backward[1]) };
  const onlyAct = ONLY_ACT.exec(text);
  if (onlyAct) return { moment: null, act: tidy(onlyAct[1]) };
  const forward = FORWARD.exec(text);
  if (forward) return { moment: tidy(forward[1]), act: tidy(forward[2]) };
  if (looksLikeMoment(text)) return { moment: afterWhen(text), act: null };
  const actFirst = ACT_FIRST.exec(text);
  if (actFirst) return { moment: afterWhen(actFirst[2]), act: tidy(actFirst[1]) };
  return { moment: null, act: tidy(text) };
}

/** A story is no moment. */
const MAX_MOMENT_WORDS = 25;

/** A moment in the member's own words: "I lie down", "making coffee". Null where it is none. */
export function readMoment(message: string): string | null {
  const text = withoutFillers(straight(message));
  if (/\?\s*$|^(?:it['’]s|it is|that|this|no)\b/i.test(text)) return null;
  if (text.split(/\s+/).length > MAX_MOMENT_WORDS) return null;
  return afterWhen(text);
}

/** Words that make a moment by themselves: "After dinner", "At nine". */
const OWN_BEGINNING =
  /^(after|before|at|on|in|every|each|during|as soon as|once|while|from|by|tonight|tomorrow)\b/i;
const DAY = /^(mon|tues|wednes|thurs|fri|satur|sun)day/i;
const COUNTED = /^(?:a|an|one|two|three|five|ten|fifteen|twenty|thirty|some|\d+) /i;

/** The whole sentence, once both halves are known. */
export function stepSentence({ moment, act }: StepHalves): string | null {
  if (!moment || !act) return null;
  const does = act.replace(/^no /i, 'have no ').replace(COUNTED, 'do $&');
  return `${beginning(moment)}, I will ${does.charAt(0).toLowerCase()}${does.slice(1)}.`;
}

function beginning(moment: string): string {
  if (OWN_BEGINNING.test(moment)) return moment.charAt(0).toUpperCase() + moment.slice(1);
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
