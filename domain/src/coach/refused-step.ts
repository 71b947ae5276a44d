import { capitalize } from '../capitalize.ts';
import { listen } from './listen.ts';
import { isOnlyMoment, startsWithMoment } from './moment.ts';
import { countWords, isVerb } from './plain-english.ts';
import { findStep } from './plan.ts';
import { isOtherTime } from './step-moves.ts';
import type { Talk } from './talk.ts';

const SAYS_NO =
  /^(?:(?:lol|ha(?:ha)*|omg|oh|ugh|wait|actually|hm+|well|what|god)[,.!?]* )*(?:no|nope|nah)\b[,.!]*(?! (?:problem|worries|brainer|one|idea|clue|need|doubt|matter|wonder|pressure|more|time|shame|harm)\b)/i;
const NO_STEPS =
  /^(?:\w+,? )?no,? (?:\w+ )?(?:advice|steps?|tips|plans?)\b(?! (?:is|was|should))|\b(?:just|only) (?:want to )?talk\b/i;
const NOT_THAT =
  /\b(?:isn't|is not|wasn't|not) (?:a|the|my) (?:step|plan)\b|\b(?:take|leave|cut|drop|get rid of) (?:out )?(?:the|that|those) (?:[^.!?,]{1,40} )?(?:bit|part|thing|one|line|words?)\b(?: out)?|^forget (?:the|that) \w+\b/i;
const AGREES =
  /\b(?:keep|save) (?:it|that)\b|\b(?:it's|that's|this is|I) (?:really )?(?:good|fine|ok(?:ay)?|great|perfect|right|like (?:it|that))\b|\b(?:yes|deal)\b/i;
const NAMED = [
  /\b(?:the|my) (?:step|plan) (?:is|was|should be)(?: that| to)? (?!not\b)([^.!?]{4,})/i,
  /\bI (?:meant|mean|said)(?: to)? ([^.!?]{4,})/i,
];

const WHEN_I_DO =
  /\b((when|after|before|once|if) [^,.!?]{3,60}?),? I(?:'ll| will)? ([a-z]+)( [^.!?]+)/i;

const rest = (text: string) => text.replace(SAYS_NO, '').trim();

/** Finds the step that a member names instead of the suggested one. */
function findOther(text: string): string | null {
  for (const pattern of NAMED) {
    const named = pattern.exec(text)?.[1]?.trim();
    const isStep = named && (pattern === NAMED[0] || findStep(named, 'asked') !== null);
    if (isStep) return findStep(named, 'asked') ?? named;
  }
  const sentences = rest(text)
    .split(/(?<=[.!?…])\s+/)
    .map((one) => one.replace(/^(?:ok(?:ay)?[,. ]+)+/i, ''))
    .filter((one) => one !== '' && !NOT_THAT.test(one) && !one.endsWith('?'));
  for (const sentence of sentences) {
    const [, when, , verb = '', action] = WHEN_I_DO.exec(sentence) ?? [];
    const found = findStep(sentence, 'asked');
    if (found) return found;
    if (when && isVerb(verb))
      return `${capitalize(when)}, I’ll ${verb}${action?.replace(/[.!]+$/, '')}.`;
  }
  return null;
}

const MAX_MOMENT = 8;
const MAX_SHORT = 12;

export const refusesStep = (talk: Talk): boolean => {
  const { text } = talk.turn;
  const refuses = (SAYS_NO.test(text) && rest(text) !== '') || NOT_THAT.test(text);
  if (talk.asked !== 'confirm' || !talk.conversation.draft || !refuses) return false;
  if (talk.is('no', 'let go', 'refusal', 'smaller', 'failed', 'change', 'question')) return false;
  if (NO_STEPS.test(text) || AGREES.test(text) || isOtherTime(talk)) return false;
  const isShort = countWords(rest(text)) <= MAX_MOMENT;
  if (isOnlyMoment(rest(text))) return false;
  return !(isShort && startsWithMoment(rest(text))) || findOther(text) !== null;
};

export function dropStep(talk: Talk) {
  const other = findOther(talk.turn.text);
  talk.set({ draft: null });
  if (other) return talk.propose(other);
  if (countWords(talk.turn.text) <= MAX_SHORT) return talk.offer('talk').say('dropped');
  return listen(talk).set({ draft: null });
}
