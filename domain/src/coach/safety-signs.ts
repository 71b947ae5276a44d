import { CHOICES } from './lines.ts';
import type { Talk } from './talk.ts';

const FOOD = '(?:dinner|lunch|supper|tea|meals?|food|eating)';
const AIM =
  '(?:so (?:that )?(?:I|my|the)|to (?:look|fit|lose|get (?:thin\\w*|slim\\w*|smaller)|be (?:thin\\w*|slim\\w*|smaller))|for (?:the|my) (?:summer|beach|wedding|dress|holiday))';
const NO_TIME =
  /\b(?:because|cos|since|as) .*\b(?:late|busy|time|meetings?|shifts?|work\w*|forget|forgot|broke|money)\b|\b(?:too busy|no time|at work|on shift|ramadan|fasting for)\b/i;
const SKIPS = new RegExp(
  `\\bI(?:'ve| have) been (?:\\w+ )?(?:skipping|missing out|leaving out|cutting out|going without|not (?:eating|having)) (?:my |the )?${FOOD}\\b|\\bI (?:\\w+ )?(?:skip|leave out|cut out|go without|don't (?:eat|have)) (?:my |the )?(?:${FOOD}|breakfast) ${AIM}\\b|\\bI've been (?:\\w+ )?(?:skipping|not eating) breakfast ${AIM}\\b`,
  'i',
);
const ILL =
  /\b(?:flu|bug|virus|pregnan\w*|morning sickness|migraines?|hangover|hungover|chemo|drunk|food poisoning|seasick|carsick|cat|dog|baby|toddler|kids?|son|daughter)\b/i;
const VOMIT = '(?:throw(?:ing)? up|vomit(?:ing)?|puk(?:e|ing)|purg(?:e|ing)|be(?:ing)? sick)';
const PURGES = new RegExp(
  [
    '\\b(?:mak|bring|brought|forc|get)\\w* (?:it|them|food|everything|what I (?:ate|eat|had)|my (?:food|dinner|lunch|meals?)) (?:all )?(?:come (?:back )?(?:up|out)|back up|up again)\\b(?! (?:with|to|at|in)\\b)',
    `\\bhow (?:often|many times) I (?:\\w+ )?${VOMIT}`,
    `\\bI (?:\\w+ )?${VOMIT}(?: \\w+)? (?:on purpose|after (?:I eat|I've eaten|eating|meals?|food|every|each|dinner|lunch)|my (?:food|dinner|lunch|meals?)|what I ate|(?:\\d+|once|twice|two|three|four|five|a few|several)(?: times| x)? (?:a|per|every) (?:day|week))`,
    '\\bfingers? down my throat\\b|\\bbing(?:e|ed|ing|es) and (?:then )?purg|\\bI (?:have |been |\\w+ )?purg(?:e|ed|ing)(?= (?:after|food|every|again|when|on|at|most)\\b|[.,!?]|$)',
  ].join('|'),
  'i',
);

export const purges = (talk: Talk): boolean => talk.hears(PURGES) && !talk.hears(ILL);

export const skipsMeals = (talk: Talk): boolean => talk.hears(SKIPS) && !talk.hears(NO_TIME);

const isOnlySelf = (talk: Talk): boolean =>
  talk.hasSaid('risk self') &&
  talk.conversation.said.every((key) => !key.startsWith('risk ') || key === 'risk self');

const isAnyOtherRisk = (talk: Talk) =>
  talk.conversation.said.some((key) => key.startsWith('risk ') && key !== 'risk self');

const MEANS =
  /\b(?:guns?|pistol|rifle|shotgun|firearm|bullets|ammo|pills?|tablets|meds|medication|kni(?:fe|ves)|blades?|razors?|rope|noose)\b/i;
const OUT_OF_REACH =
  /\b(?:no|don't (?:have|own|keep)|haven't got|never had) (?:\w+ ){0,2}(?:guns?|pistol|rifle|shotgun|firearm|pills?|tablets|meds|kni(?:fe|ves)|blades?|razors?|rope)\b|\b(?:gave|given|handed|threw|thrown|flushed|took|taken) (?:\w+ ){0,4}(?:to|away|out|back|down)\b|\bgot rid of\b/i;
const IS_SAFE = /\b(?:I am|I'm|we're) (?:\w+ )?safe\b/i;
const MAX_MEANS = 2;

/**
 * True if the member mentions a weapon or a store of tablets while the coach is asking about
 * safety.
 */
export const hasMeans = (talk: Talk): boolean =>
  (talk.conversation.safety === 'alarm' ||
    talk.conversation.safety === 'check' ||
    talk.hasSaid('risk self')) &&
  !isAnyOtherRisk(talk) &&
  talk.hears(MEANS) &&
  !talk.hears(OUT_OF_REACH) &&
  !talk.hasSaid('said safe') &&
  talk.countSaid('means') < MAX_MEANS;

export function hearMeans(talk: Talk) {
  const safety = talk.conversation.safety === 'alarm' ? 'alarm' : 'check';
  talk.mark('risk self').mark('just talk').set({ safety, draft: null });
  return talk.say('means').offer('talk', CHOICES.safety);
}

const YES =
  /^(?:yes|yeah|yep|yea|I (?:am|do|have been|might)|(?:maybe|sometimes|kind of|sort of|a bit|a little|probably)(?=[\s.,!…]*$|[.,!…]))\b/i;
const NO =
  /^(?:no|nope|nah)\b(?! ?one)|\bnot (?:going to|gonna)\b(?! lie)|\b(?:I'm|I am) not\b(?! sure)|\bI(?:'d| would) never\b|\bwouldn't (?:do|use|take|hurt)\b/i;

/** True if the member answers the coach's question whether they think of ending their life. */
export const answersMeans = (talk: Talk): boolean =>
  talk.conversation.said.at(-1)?.startsWith('means.') === true &&
  talk.crisis?.answer !== 'alarm' &&
  !talk.hears(IS_SAFE) &&
  (talk.hears(YES) || talk.hears(NO)) &&
  !talk.hears(/\bsafe\b|\b(?:I'm|I am) (?:ok(?:ay)?|fine|all ?right)\b/i);

export const deniesMeans = (talk: Talk): boolean => !talk.hears(YES);

export const doubtMeans = (talk: Talk) =>
  talk.set({ safety: 'watch' }).say('stillHere').say('despairAsk').offer('talk');

const HELPER =
  '(?:he|she|they|(?:my )?(?:\\w+ )?(?:brother|sister|mum|mom|mother|dad|father|friend|mate|neighbou?r|cousin|aunt|uncle|daughter|son|wife|husband|partner))';
const IN_TOUCH = new RegExp(
  `\\bI(?:'m| am) (?:\\w+ )?(?:ringing|calling|phoning|texting|messaging|telling|on the phone|with (?:him|her|them|my))\\b|\\b${HELPER} (?:\\w+ )?(?:picked up|answered|rang back|called back|wrote back|texted back)\\b|\\b${HELPER}(?:'s| is|'re| are) (?:\\w+ )?(?:coming|on (?:his|her|their|the) way|driving|staying|sitting|here|with me)\\b|\\bI (?:just |\\w+ )?(?:rang|called|phoned|texted|messaged|told) (?:him|her|them|my)\\b`,
  'i',
);
const NO_ANSWER =
  /\b(?:didn't|don't|doesn't|not|no|won't|isn't|never|can't) (?:\w+ )?(?:answer\w*|pick\w*|reply|replied|coming|here|ringing|calling|telling)\b|\bvoice ?mail\b/i;

/** True if, after an alarm, the member says that somebody is being called or is on the way. */
export const isInTouch = (talk: Talk): boolean =>
  isOnlySelf(talk) &&
  talk.conversation.safety !== null &&
  talk.crisis?.answer !== 'alarm' &&
  talk.hears(IN_TOUCH) &&
  !talk.hears(NO_ANSWER) &&
  !talk.hears(/\bsafe\b|\b(?:I'm|I am) (?:ok(?:ay)?|fine|all ?right)\b/i) &&
  !talk.is('goodbye', 'thanks', 'done');

export const hearInTouch = (talk: Talk) =>
  talk.set({ safety: 'watch' }).mark('reaches out').say('inTouch').offer('talk');

const SAFETY_LINES =
  /^(?:stayAlarm|reachOut|unsureSafe|askSafe|close|today|person|means|inTouch|stillHere|gladSafe|despairAsk|softer)\./;
const MIN_REPLIES = 2;

/**
 * "I am safe" ends an alarm for good only if at least two replies of the coach have dealt with the
 * danger.
 */
export const endsAlarm = (talk: Talk): boolean => {
  const { said } = talk.conversation;
  const replies = said.slice(said.lastIndexOf('risk self')).filter((key) => SAFETY_LINES.test(key));
  return (
    isOnlySelf(talk) &&
    talk.crisis === null &&
    talk.hears(IS_SAFE) &&
    !talk.hears(
      /\b(?:not|never|until|unless|if|whether) (?:\w+ ){0,2}(?:I'm |I am )?safe\b|\bbut\b/i,
    ) &&
    !talk.hasSaid('last check') &&
    replies.length >= MIN_REPLIES
  );
};

export function endAlarm(talk: Talk) {
  const said = talk.conversation.said.filter((key) => key !== 'risk self');
  return talk.set({ safety: 'watch', said }).say('gladSafe').invite();
}
