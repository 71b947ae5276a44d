import { removeFillers } from './fillers.ts';
import {
  baseOfGerund,
  capitalize,
  countWords,
  curly,
  isVerb,
  repairGrammar,
  tidySpelling,
  uncapitalize,
} from './plain-english.ts';
import { NEGATION } from './step.ts';
import { type CoachTopic, isTriggered } from './topics.ts';

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const CLOCK =
  "(?:\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?(?: o'?clock)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday)(?: o'?clock)?";
const PART = '(?:mornings?|afternoons?|evenings?|nights?|lunch(?: ?time)?|breakfast)';
/** A time inside an action: "ring her [on Sunday at eleven] with the crossword". */
const MOMENTS: readonly RegExp[] = [
  /(?:,? |^)((?:when(?:ever)?|after|before|while|once|as soon as|every time|each time) (?:I|I'm|I've|my|the|he|he's|she|she's|it|it's|they|we|our|his|her|a|an|everyone|nobody|someone|mum|mom|dad)\b(?:(?! I\b| and (?:just|then)\b)[^,])*)/i,
  new RegExp(
    `(?:,? |^)((?:on |this |next |every )?${DAY}(?: and ${DAY})?(?: ${PART})?(?: (?:at|around|after|before) (?:${CLOCK}|work|school|lunch|dinner|breakfast|church))?)(?=$|[ ,])`,
    'i',
  ),
  new RegExp(
    `(?:,? |^)(at (?:${CLOCK})(?: on (?:${DAY}|work ?(?:nights|days)|week ?(?:days|nights|ends)))?(?: in the (?:morning|evening|afternoon))?)(?=$|[ ,])`,
    'i',
  ),
  new RegExp(
    `(?:,? |^)((?:in the (?:morning|evening|afternoon)s?|at (?:night|lunch(?: ?time)?|dinner|breakfast|bedtime|the weekend)|(?:in|on) my (?:lunch ?break|break|way (?:home|to work|back))|on (?:weekdays|weekends|week ?nights|work nights)|every (?:day|morning|evening|night|week|lunch)|(?:(?:an|half an|one|two|\\d+) (?:hours?|minutes?) )?before bed|(?:after|before|during) (?:work|school|class|lunch|dinner|breakfast|supper|church|the shift|my shift|the news|coffee|football|training|meals?|bed)(?: (?:tomorrow|tonight|today|on ${DAY}))?))(?=$|[ ,])`,
    'i',
  ),
  /(?:,? |^)((?:tonight|tomorrow(?: (?:morning|night|evening|afternoon))?|first thing(?: in the morning)?))(?=$|[ ,])/i,
];

/** Splits an action into what is done and when it is done. */
export function takeMoment(text: string): [string, string | null] {
  for (const pattern of MOMENTS) {
    const found = pattern.exec(text);
    const cue = found?.[1] && toCue(found[1].replace(/^(?:this|next) /i, 'on '));
    if (!found || !cue) continue;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    return [
      rest
        .replaceAll(/\s+/g, ' ')
        .replaceAll(' ,', ',')
        .replace(/^[\s,]+|[\s,]+$/g, ''),
      cue,
    ];
  }
  return [text, null];
}

const TIME =
  /^(?:(?:at|around|about|by) )?(\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|o'?clock)?|noon|midday|midnight|half past \w+|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: o'?clock)?)$/i;
const CUE_DAY =
  /^(?:on |this |next )?((?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?)\b.*)$/i;
const HAS_PREPOSITION =
  /^(?:when(?:ever)?|after|before|while|once|as soon as|during|every|each|at|on|in|by|first thing|tonight|tomorrow|if)\b/i;
const MEAL =
  /^(?:my |the )?(breakfast|lunch|dinner|supper|tea|work|school|church|shower|bath|coffee|news|walk)$/i;

/** Returns "When I sit down", "After dinner" or "At 9pm"; null if the text names no moment. */
export function toCue(said: string): string | null {
  const text = repairGrammar(removeFillers(said))
    .replace(/[\s.,!?…]+$/, '')
    .replace(/^(?:every|each) time /i, 'when ')
    .replace(/^whenever /i, 'when ')
    .replace(/^if (?=I\b|he|she|it|they|the|my)/i, 'when ')
    .replace(
      /,? (?:is|are|would be|works|sounds) (?:usually |always |probably )?(?:good|best|fine|ok(?:ay)?|better|easiest|for me)\b.*$/i,
      '',
    )
    .replace(/^([^,]+),(?! (?:before|after|when|while)\b).*$/, '$1')
    .replaceAll(/\byou\b/g, 'I')
    .replaceAll(/\byour\b/g, 'my');
  if (!/\p{L}|\d/u.test(text) || countWords(text) > 18 || NEGATION.test(text)) return null;
  const [word = '', ...others] = text.split(' ');
  const base = baseOfGerund(word);
  const time = TIME.exec(text)?.[1];
  const day = CUE_DAY.exec(text)?.[1];
  const meal = MEAL.exec(text)?.[1];
  const part =
    /^(?:in )?(?:the |my )?(mornings?|evenings?|afternoons?|lunch ?break|break|lunch ?time|bedtime|night)s?$/i.exec(
      text,
    )?.[1];
  if (time) return curly(`At ${time}`);
  if (day && /^\w+ (?:breakfast|lunch|dinner|tea)$/i.test(day)) return `At ${capitalize(day)}`;
  if (day)
    return /\b(?:is|are|was|were)\b/i.test(day)
      ? null
      : `On ${/^week/i.test(day) ? uncapitalize(day) : capitalize(day)}`;
  if (part)
    return /bedtime|lunch ?time|night/i.test(part)
      ? `At ${part.toLowerCase()}`
      : `In ${/break/i.test(part) ? 'my' : 'the'} ${part.toLowerCase().replace(/s$/, '')}`;
  if (/^first thing\b/i.test(text)) return curly(capitalize(text));
  if (meal)
    return `After ${/shower|bath|coffee|walk/i.test(meal) ? 'my ' : /news/i.test(meal) ? 'the ' : ''}${meal.toLowerCase()}`;
  if (/^when\b/i.test(text) && others.length === 0) return null;
  if (/^when \w+ing\b/i.test(text)) {
    const verb = baseOfGerund(others[0] ?? '');
    return verb ? curly(`When I ${[verb, ...others.slice(1)].join(' ')}`) : null;
  }
  if (/^first day\b/i.test(text)) return `On my ${uncapitalize(text)}`;
  if (/^(?:an|half an|one|two|\d+) (?:hours?|minutes?) (?:before|after) \w/i.test(text))
    return curly(capitalize(text));
  if (HAS_PREPOSITION.test(text))
    return others.length > 0 || /^(?:tonight|tomorrow)$/i.test(word)
      ? curly(capitalize(text))
      : null;
  if (base) return curly(`When I ${[base, ...others].join(' ')}`);
  if (/^(?:I|I'm|I've|we|the|my|our|he|she|it|it's|they|everyone)\b.* \w/i.test(text))
    return curly(`When ${uncapitalize(text)}`);
  if (isVerb(word) && others.length > 0) return curly(`When I ${uncapitalize(text)}`);
  return null;
}

/** Accepts a time ("Morning.", "on Sunday") or a "when" clause, but no other clause. */
export function isMoment(said: string): boolean {
  const text = removeFillers(tidySpelling(said));
  const cue = toCue(text);
  const subjects = text.match(/\b(?:I|we|he|she|they)\b/gi) ?? [];
  return (
    cue !== null &&
    subjects.length < 2 &&
    !(subjects.length > 0 && /^(?:in|on|at|by)\b/i.test(text)) &&
    (/^(?:when|after|before|while)\b/i.test(text) || !cue.startsWith('When')) &&
    countWords(text) <= 12
  );
}

/** Actions that are done once rather than every time. */
const ONCE =
  /^(?:buy|book|call|ring|phone|write|text|message|email|send|ask|tell|talk|speak|order|find|look up|sign up|visit|drop by|invite|cancel|delete|meet|suggest|see|pay|fix|go to|join|borrow|open the|show|have one|have two|limit)\b/i;
const ONCE_CUES = ['Tonight', 'After work tomorrow', 'On Saturday morning'];
/** Actions that are done at the moment when the habit strikes. */
const REACTION =
  /\b(?:instead|first|wait|breathe|tea|count|leave the room|go outside|step outside|chew|timer|pause|before I)\b/i;

/** This cue fits any action; the member may name a better moment. */
export const ANY_TIME = 'This week';

export const guessCue = (action: string, topic: CoachTopic | undefined): string =>
  (topic && isTriggered(topic) && REACTION.test(action) && topic.ideas[0]?.[0]) || ANY_TIME;

export const suggestCues = (action: string, ideas: CoachTopic['ideas']): readonly string[] =>
  ONCE.test(action) ? ONCE_CUES : ideas.map(([cue]) => cue);
