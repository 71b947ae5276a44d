import { CHOICES } from './lines.ts';
import type { Talk } from './talk.ts';

/** Dangers that members mention in passing: heavy drinking, violence, control. */
const AMOUNT =
  "(?:(?:an?|one|two|three|\\d+) (?:whole |full )?(?:bottles?|litres?|liters?)|half a (?:bottle|litre) of (?:vodka|gin|rum|whisk\\w+)|(?:[6-9]|\\d\\d|six|seven|eight|nine|ten|twelve|a dozen)\\b(?! (?:am|pm|o'clock)\\b))";
const HEAVY = new RegExp(
  `\\b${AMOUNT}\\b.{0,35}\\b(?:an?|per|every|each|most) (?:day|night|evening)s?\\b|\\b(?:drink\\w*|wine|vodka|beers?|gin|whisk\\w+)\\b.{0,20}\\b(?:in the mornings?|first thing|all day|before (?:work|breakfast))\\b`,
  'i',
);
const OTHER_DRINKS = /\b(?:water|coffee|tea|cola|coke|squash|juice|energy|monster|red bull)\b/i;

export const drinksHeavily = (talk: Talk): boolean =>
  talk.hasSaid('drinks') &&
  talk.countSaid('heavyDrinking') === 0 &&
  talk.countSaid('withdrawal') === 0 &&
  talk.hears(HEAVY) &&
  !talk.hears(OTHER_DRINKS);

export const hearHeavyDrinking = (talk: Talk) =>
  talk.remember().set({ draft: null }).say('heavyDrinking').offer('talk');

const NO_SHAKES = /\b(?:no|not|never|don't|none|nope|nah)\b/i;
const SHAKES = /\b(?:yes|yeah|yep|shak\w*|sweat\w*|bit|little|sometimes|mornings?)\b/i;

/** True if the member answers the coach's question whether they get the shakes. */
export const answersShakes = (talk: Talk): boolean =>
  talk.conversation.said.slice(-2).some((key) => key.startsWith('heavyDrinking.')) &&
  !talk.is('question', 'plan') &&
  (talk.hears(NO_SHAKES) || talk.hears(SHAKES)) &&
  talk.turn.text.length < 60;

export const hearShakes = (talk: Talk) =>
  talk.hears(NO_SHAKES)
    ? talk.say('noShakes').offer('talk').askOfTopic()
    : talk.set({ isClinical: true }).say('withdrawal').offer('talk');

const CLOSE =
  '(?:ex|husband|wife|partner|boyfriend|girlfriend|dad|father|mum|mom|mother|step\\w+|brother|son|daughter)';
const WAS_HURT = new RegExp(
  `\\b(?:${CLOSE}|he|she)\\b.{0,40}\\b(?:hits?|beats?|beat|grabbed|grabs|chok(?:ed|es)|strangled|pushed|shoved|punch(?:ed|es)|kicked|slapped|slaps|raped|threw) (?:me\\b(?! (?:a|an|the|off|out|up|to|at)\\b)|an? \\w+ at me|things at me)`,
  'i',
);
const CONTROL =
  /\b(?:he|she|husband|wife|partner|boyfriend|girlfriend)\b.*\b(?:have to ask (?:\w+ )?(?:before|if|permission)|won't let me (?:see|go|work|leave|talk|out)|checks (?:my|every) (?:phone|messages|penny|bag)|locks? me (?:out|in)|takes? my (?:money|phone|card|keys)|follows me)\b|\b(?:not allowed|allowed me) to (?:see|go|work|leave)\b.*\b(?:he|she|husband|wife|partner|boyfriend|girlfriend)\b/i;
const HURT_SOMEBODY =
  /\bI(?:'ve)? (?:\w+ly |just |once |also |even )?(?:hit|slapped|punched|pushed|shoved|choked|kicked|grabbed|smacked|shook|shaken|hurt|threw \w+ at) (?:my )?(?:him|her|them|wife|husband|partner|girlfriend|boyfriend|son|daughter|kids?|child|baby|mum|dad|brother|sister)\b(?! (?:to|feelings|into|and)\b)/i;

const TOLD = [
  ['hurtSomebody', HURT_SOMEBODY],
  ['wasHurt', WAS_HURT],
  ['control', CONTROL],
] as const;

const findTold = (talk: Talk) =>
  talk.hears(/\b(?:lol|haha|jok\w+)\b/i)
    ? undefined
    : TOLD.find(([line, pattern]) => talk.hears(pattern) && talk.countSaid(line) === 0);

export const tellsOfViolence = (talk: Talk): boolean =>
  talk.crisis === null && !talk.hasSaid('small child') && findTold(talk) !== undefined;

export function hearViolence(talk: Talk) {
  const [line] = findTold(talk) ?? ['wasHurt' as const];
  talk.set({ draft: null, safety: 'check' }).mark('just talk');
  if (line !== 'hurtSomebody') talk.mark('risk abuse');
  return talk.remember().say(line).offer('talk', CHOICES.safety);
}

/**
 * The coach believes "I'm not going to do anything silly" if the message shows no other sign of
 * danger.
 */
const DENIES =
  /\bnot (?:going to|gonna) (?:do|try) anything (?:silly|stupid|daft|drastic|like that)\b/i;

export const deniesDanger = (talk: Talk): boolean =>
  talk.hears(DENIES) &&
  talk.crisis === null &&
  talk.countSaid('believed') === 0 &&
  !talk.hears(/\bbut\b/i);

export const believe = (talk: Talk) => talk.say('believed').remember().acknowledge().askNext();
