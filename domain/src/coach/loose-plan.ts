import { takeMoment, toCue } from './cue.ts';
import { removeFillers } from './fillers.ts';
import { countWords, repairGrammar, tidySpelling, uncapitalize } from './plain-english.ts';
import { addMoment, type Plan, toPlan } from './plan.ts';

/** Without one of these words, "When I come home, I …" describes a habit rather than a plan. */
const HINT =
  /\b(?:maybe|instead|first|straight|simple version|how's that|the plan|outside|deal)\b/i;
const HABIT =
  /^(?:eat|drink|smoke|vape|scroll|feel|get|am|end up|can't|don't|just|always|never|think|cry|want|have|order)\b/i;

/** Finds what the member used to do, in case they say next that they could do that again. */
export const parseFormerHabit = (message: string): string | null =>
  toPlan(/\bI used to ([^.!?]+?)(?=[.!?]|,? when\b|$)/i.exec(tidySpelling(message))?.[1], null)
    ?.action ?? null;

const COMMITMENT =
  /^(?:(?:that|this)(?: one)? I(?:'d| would| could| can)(?: actually| really)? do|that's (?:it|my plan|the plan|as far as I go)|let's not go mad)\b/i;

/** Finds a plan that is told without "I'll": "When she leaves, I go and sit outside". */
export function parseLoosePlan(message: string, isAsked: boolean): Plan | null {
  const sentences = repairGrammar(tidySpelling(message)).split(/(?<=[.!?…])\s+/);
  const isCommitted = sentences.some((one) => COMMITMENT.test(one));
  for (const sentence of sentences) {
    const text = removeFillers(sentence)
      .replace(/^(?:so|simple version|the plan)[:,]? /i, '')
      .replace(/[\s.,!?…]+$/, '');
    const [, cue = '', action = ''] =
      /^((?:(?:maybe |on )?\w+day )?(?:when|after|before|once|as soon as|every time) .{4,50}?),? (?:then )?(?:I (?=\w)|(?=straight (?:to|into)))(.+)$/i.exec(
        text,
      ) ?? [];
    const can = isAsked ? /^I can (.+)$/i.exec(text)?.[1] : undefined;
    const able = countWords(can ?? '') >= 4 ? toPlan(can, null) : null;
    if (able) return addMoment(able, sentences);
    const [, moment = '', then = ''] =
      /^((?:the first \w+ )?(?:in the morning|in the evening|tomorrow(?: \w+ing)?|tonight|(?:on )?\w+days?(?: \w+ing)?|at \d\S*)),? I (.+)$/i.exec(
        text,
      ) ?? [];
    const timed =
      isAsked && !HABIT.test(then)
        ? toPlan(then, toCue(moment.replace(/^the first/i, 'at the first')))
        : null;
    if (timed) return timed;
    const mayTell = isAsked || HINT.test(message);
    const verb = action.replace(/^straight\b/i, 'go straight');
    if (cue && mayTell && !HABIT.test(verb)) {
      const plan = toPlan(verb, toCue(cue.replace(/^maybe /i, '')));
      if (plan) return plan;
    }
    const [, thing = '', how = '', where = ''] =
      /^((?:my |the )?(?:phone|laptop|tablet|book|card|tv|telly|controller|shoes|bag|bottle|glass|wine|biscuits|vape|cigarettes)) (goes|stays|lives|could (?:stay|go)) ((?:in|on|by|out|away|upstairs|downstairs|behind|under|outside|at|to)\b.*)$/i.exec(
        text.split(/, /)[0] ?? '',
      ) ?? [];
    if (thing)
      return toPlan(
        `${/stay/.test(how) ? 'leave' : 'put'} ${/^(?:my|the) /i.test(thing) ? '' : 'my '}${uncapitalize(thing)} ${where}`,
        null,
      );
    const first = /^((?:\S+ ){1,4}first)(?:, (?:then|and) .*)?$/i.exec(text)?.[1];
    const isTimed = isAsked && countWords(text) <= 10 && takeMoment(text)[1] !== null;
    const isNoun = isCommitted || (isTimed && /^(?:\d|a |one |five|ten|two)/i.test(text));
    const plan = first || isNoun ? toPlan(first ?? text, null, true) : null;
    if (plan) return addMoment(plan, sentences);
  }
  return null;
}
