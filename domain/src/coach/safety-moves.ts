import { parseSafetyReply } from '../guide/read-safety.ts';
import { CHOICES } from './lines.ts';
import { listen } from './listen.ts';
import { countWords } from './plain-english.ts';
import { findStep } from './plan.ts';
import { purges, skipsMeals } from './safety-signs.ts';
import { findTone } from './salience.ts';
import type { Talk } from './talk.ts';

const DISMISSED =
  /\b(?:jok(?:e|ing|ed)|kidding|didn't mean|did not mean|figure of speech|just (?:an? )?(?:expression|saying)|misunderst\w*|(?:not|isn't|wasn't) (?:like that|that kind|serious|meant|what I mean\w*|about that)|lol|haha|relax|calm down|chill|overreact\w*|wrong (?:way|idea))\b/i;
const NO_PLAN =
  /\bno plan|\bnot a plan\b|\bnothing like that\b|\bwouldn't (?:do|act)\b|\bnot going to do\b|\bjust tired\b/i;
const SAFE = /\bsafe\b|\b(?:I'm|I am|we're) (?:ok(?:ay)?|fine|all ?right|good)\b/i;
const UNSAFE = /\bnot (?:really |so |very )?safe\b|\bunsafe\b/i;
const REACHES_OUT =
  /(?<!who |whom )\bI(?:'ll| will| could| can|'m going to)? (?:call|ring|phone|text|message|see|go to|get|tell|talk|ask|write|show|drive|go (?:over|round|now|there)|do (?:it|that))\b(?! (?:myself|about|on|in|down)\b)|\b(?:we're|we are|I'm) (?:going|leaving|on (?:our|my) way)\b|\bknock on\b|\b(?:son|daughter|wife|husband|neighbour|friend|she|he) (?:could|can|will) (?:drive|take|bring)\b/i;
const UNSURE =
  /\b(?:not (?:really |so |too )?sure|(?:don't|do not) (?:really )?know(?! (?:what|how|why|where) (?:would|could|can|to (?:do|say)|else|it's|that)\b)|kind of)\b/i;
const IS_THERE =
  /\b(?:in the house|(?:is|are|'s|'re) (?:here|home|next door|upstairs|downstairs|with me|in bed|asleep|outside|around))\b/i;
const WAITS = /\b(?:tomorrow|morning|later|monday|next week|weekend)\b/i;
const PERSON =
  /\bmy ((?:best |good |old |one )?(?:sister|brother|mum|mom|mother|dad|father|friend|neighbou?r|cousin|aunt|uncle|daughter|son|wife|husband|partner|colleague|gran|nan|flat ?mate|room ?mate|house ?mate))\b|\b(?:friend|neighbou?r|colleague|cousin),? ([A-Z][a-z]+)\b/;

type Risk = 'self' | 'abuse' | 'body' | 'eating';
const isAtRisk = (talk: Talk, ...risks: Risk[]) =>
  risks.some((risk) => talk.hasSaid(`risk ${risk}`));

export const isInDanger = (talk: Talk): boolean =>
  isAtRisk(talk, 'self', 'abuse', 'body', 'eating');

const isOnly = (talk: Talk, risk: Risk) =>
  talk.conversation.said.every((key) => !key.startsWith('risk ') || key === `risk ${risk}`);

const RISK_OF = {
  'self-harm': 'self',
  unnamed: 'self',
  abuse: 'abuse',
  child: 'abuse',
  emergency: 'body',
} as const;

export function raiseAlarm(talk: Talk) {
  const kind = talk.crisis?.kind ?? 'self-harm';
  // After a new alarm, earlier messages such as "I'm safe" no longer count.
  const isVoid = (key: string) => key === 'said safe' || key === 'reaches out';
  talk.set({ said: talk.conversation.said.filter((key) => !isVoid(key)) });
  const isOverdose = talk.hears(/\b(?:pills?|tablets?|overdose|meds)\b/i);
  const risk = kind in RISK_OF && !isOverdose ? RISK_OF[kind as keyof typeof RISK_OF] : 'self';
  const danger = risk === 'self' ? {} : { danger: kind };
  talk
    .mark(`risk ${risk}`)
    .mark('just talk')
    .add({ kind: 'crisis', answer: 'alarm', ...danger });
  const isGrave = kind === 'self-harm' || risk === 'abuse' || risk === 'body';
  talk.set({ safety: isGrave ? 'alarm' : 'check', draft: null });
  talk.offer('talk', risk === 'body' ? [] : CHOICES.safety);
}

const MAX_STAYS = 2;

/**
 * If the member shows that the alarm was a mistake, it ends at once. Otherwise the coach offers
 * nothing but help for two more replies.
 */
export function stayAfterAlarm(talk: Talk) {
  const isUnsafe = talk.hears(UNSAFE);
  const isBody = isAtRisk(talk, 'body');
  if (!isUnsafe && talk.hears(REACHES_OUT)) {
    if (isOnly(talk, 'self')) talk.set({ safety: 'watch' }).mark('reaches out');
    return talk.say(isBody && talk.hears(WAITS) ? 'notLater' : 'reachOut');
  }
  if (talk.is('yes') && talk.countSaid('reachOut') + talk.countSaid('notLater') > 0)
    return talk.say('reachOut');
  if (isBody && talk.hears(IS_THERE) && talk.countSaid('bodyPerson') < 2)
    return talk.say('bodyPerson');
  const isSafe = isBody
    ? talk.hears(DISMISSED)
    : [SAFE, DISMISSED, NO_PLAN].some((one) => talk.hears(one));
  if (!isUnsafe && isSafe) return leaveAlarm(talk);
  if (talk.is('goodbye', 'thanks', 'done')) return checkBeforeGoodbye(talk);
  if (!isUnsafe && namePerson(talk)) return talk;
  if (isAtRisk(talk, 'self') && talk.hears(UNSURE) && talk.countSaid('unsureSafe') < 2)
    return talk.say('unsureSafe');
  if (isAtRisk(talk, 'abuse') && answerAbuse(talk)) return talk;
  const line = isBody ? 'stayBody' : isAtRisk(talk, 'abuse') ? 'stayAbuse' : 'stayAlarm';
  if (!isBody && talk.countSaid(line) >= MAX_STAYS && talk.crisis === null && !isUnsafe)
    return stayClose(talk.set({ safety: 'watch' }));
  return talk.say(line).offer('talk', isBody ? [] : CHOICES.safety);
}

function namePerson(talk: Talk): boolean {
  const [, kin, name] = PERSON.exec(talk.turn.text) ?? [];
  const isCulprit = isAtRisk(talk, 'abuse') && /husband|wife|partner/.test(kin ?? '');
  const who = name ?? (kin && `your ${kin}`);
  if (!who || isCulprit || talk.countSaid('person') > 0) return false;
  talk.say('person', { who }).offer('talk');
  return true;
}

function leaveAlarm(talk: Talk) {
  const line = talk.hears(NO_PLAN)
    ? 'stillHere'
    : talk.hears(DISMISSED)
      ? 'falseAlarm'
      : 'gladSafe';
  talk.set({ safety: 'watch' }).say(line);
  if (line !== 'stillHere') talk.mark('said safe');
  if (talk.hasSaid('last check')) return talk.say('goodbye').offer('talk');
  if (line === 'falseAlarm')
    talk.set({
      said: talk.conversation.said.filter((key) => !key.startsWith('risk ') && key !== 'just talk'),
    });
  if (line === 'stillHere' || isAtRisk(talk, 'abuse'))
    return talk.remember().say('despairAsk').offer('talk');
  return countWords(talk.turn.text) > 8 ? talk.remember().acknowledge().askNext() : talk.askNext();
}

const ABOUT_CALL = /\b(?:who|call|phone|speak|english|language|number)\b/i;
const ALONE =
  /\b(?:at work|until \w+|(?:is|he's|she's) (?:out|away|gone)|not (?:here|home)|comes? (?:back|home))\b/i;

function answerAbuse(talk: Talk): boolean {
  const line = talk.hears(ALONE) ? 'abuseAlone' : talk.hears(ABOUT_CALL) ? 'abuseCall' : null;
  if (!line || talk.countSaid(line) > 0 || talk.hears(REACHES_OUT)) return false;
  talk.say(line).offer('talk');
  return true;
}

const OTHER_NO =
  /^no,? I (?:haven't|didn't|don't|never) (?:told|tell|said|say|asked?|spoken|talk)\b/i;

export function hearSafety(talk: Talk) {
  const reply = parseSafetyReply(talk.turn.text);
  if (talk.hears(UNSAFE) || (reply === 'unsafe' && !talk.hears(DISMISSED) && !talk.hears(OTHER_NO)))
    return raiseAlarm(talk);
  const isPlainYes = reply === 'safe' && countWords(talk.turn.text) <= 3;
  if (isPlainYes || talk.hears(SAFE) || talk.hears(DISMISSED)) return leaveAlarm(talk);
  if (talk.hears(REACHES_OUT))
    return talk.set({ safety: 'watch' }).mark('reaches out').say('reachOut');
  if (talk.hasSaid('last check')) return talk.set({ safety: 'watch' }).say('softer').say('goodbye');
  if (isAtRisk(talk, 'abuse') && answerAbuse(talk)) return talk.set({ safety: 'watch' });
  if (talk.hears(UNSURE)) return talk.set({ safety: 'watch' }).say('unsureSafe').offer('talk');
  const isOpen = isAtRisk(talk, 'self') && talk.countSaid('askSafe') === 0 && !talk.is('plan');
  if (isOpen) return talk.say('askSafe').offer('talk', CHOICES.safety);
  talk.set({ safety: 'watch' }).say('softer');
  return isInDanger(talk) ? stayClose(talk) : listen(talk);
}

export function stayWithDespair(talk: Talk) {
  const isFirst = talk.conversation.safety === null;
  if (talk.crisis?.kind === 'self-harm') talk.mark('risk self');
  if (isFirst) talk.add({ kind: 'crisis', answer: 'check' }).set({ safety: 'check' });
  else talk.say('despair').say('despairAsk').set({ safety: 'watch' });
  talk.remember().offer('talk', isFirst ? CHOICES.safety : []);
}

const MAX_CLOSE = 5;
const CLOSE_LINES = ['close', 'stayEating', 'today', 'eatingSign', 'eatingPlan'];

/**
 * After members have said that they are safe, they may talk about other subjects, unless the new
 * message sounds distressed.
 */
const saysSafely = (talk: Talk) =>
  talk.hasSaid('said safe') && talk.crisis === null && findTone(talk.turn.text) !== 'hard';

export const staysClose = (talk: Talk): boolean =>
  isInDanger(talk) &&
  !((talk.hasSaid('reaches out') || saysSafely(talk)) && isOnly(talk, 'self')) &&
  CLOSE_LINES.reduce((sum, line) => sum + talk.countSaid(line), 0) < MAX_CLOSE &&
  !talk.is('goodbye', 'thanks', 'about coach', 'complaint', 'change', 'nothing', 'let go');

const SIGN = /\b(?:dizzy|faint\w*|cold|blue|black ?outs?|stars|normal|weak|heart)\b/i;
const EATS = /\b(?:eat|have|cook|make|try)\b/i;

export function stayClose(talk: Talk) {
  const isEating = isAtRisk(talk, 'eating');
  if (isEating && talk.hears(SIGN) && talk.countSaid('eatingSign') === 0)
    return talk.remember().say('eatingSign').offer('talk');
  const intends = findStep(talk.turn.text, 'asked') !== null || talk.hears(REACHES_OUT);
  if (isEating && intends && talk.hears(EATS) && talk.countSaid('eatingPlan') === 0)
    return talk.say('eatingPlan').offer('talk');
  // After a sign of danger, the coach encourages only plans to contact somebody, because any other
  // plan may be part of the danger.
  const reachesOut = talk.hears(REACHES_OUT);
  if (reachesOut) talk.mark('reaches out');
  if (reachesOut || talk.is('yes')) return talk.say('today').offer('talk');
  if (namePerson(talk.remember()) || (isAtRisk(talk, 'abuse') && answerAbuse(talk))) return talk;
  return talk.say(isEating ? 'stayEating' : 'close').offer('talk');
}

export const needsLastCheck = (talk: Talk): boolean =>
  isInDanger(talk) &&
  !talk.hasSaid('last check') &&
  (talk.is('goodbye', 'thanks', 'done') || talk.hears(/^(?:ok,? )?thank/i));

export function checkBeforeGoodbye(talk: Talk) {
  talk.mark('last check');
  if (isAtRisk(talk, 'eating')) return talk.say('eatingGoodbye').offer('talk');
  if (isAtRisk(talk, 'body')) return talk.say('bodyGoodbye').offer('talk');
  return talk.say('lastCheck').set({ safety: 'check' }).offer('talk', CHOICES.safety);
}

const STARVES =
  /\b(?:haven't|have not|hadn't|not|didn't|don't) (?:really |properly )?(?:eaten|eat|ate)\b(?: \w+){0,3} (?:for|since|in|these) (?:like |about |almost )?(?:\d+|two|three|four|five|six|several|many|days|a week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|\bonly (?:had |have )?(?:black )?(?:coffee|water|cucumber|tea|gum|ice|lettuce)\b.*\b(?:since|days?|week)\b|\b(?:afraid|scared|terrified|fear) (?:of|to) (?:food|eat|eating)\b|\bstarv(?:e|ing) myself|\bmak(?:e|ing) myself (?:sick|throw up|vomit)|\blaxatives?\b|\b(?:on|eat\w*|only|under|just|about|maybe|have|had) (?:[1-7]\d\d|[1-9]\d) ?k?cal(?:orie)?s?\b(?!.*\b(?:snack|bar|biscuits?|packet)\b)/i;
const WEAK =
  /\b(?:faint\w*|dizzy|passed? out|black ?out|see(?:ing)? stars|(?:hands?|fingers|lips) (?:are |is )?(?:blue|always cold))\b/i;
const ABOUT_FOOD =
  /\b(?:eat|ate|eaten|eating|food|meals?|calories|fasting|cucumber|(?:number|scales?|weight) (?:go(?:es|ing)? )?down|lose weight|losing weight)\b/i;

const isNewPurging = (talk: Talk) => purges(talk) && talk.countSaid('purging') === 0;

export const isStarving = (talk: Talk): boolean =>
  !talk.hears(/\b(?:i don't|don't|never) (?:purge|restrict)\b/i) &&
  (isNewPurging(talk) ||
    (!isAtRisk(talk, 'eating') &&
      (talk.hears(STARVES) || skipsMeals(talk) || (talk.hears(WEAK) && talk.hears(ABOUT_FOOD)))));

export const hearStarving = (talk: Talk) =>
  talk
    .mark('risk eating')
    .mark('just talk')
    .set({ draft: null })
    .say(isNewPurging(talk) ? 'purging' : 'eatingDanger')
    .pause()
    .say('eatingHelp')
    .offer('talk');

const STOPPED_TABLETS =
  /\b(?:stopp?(?:ed|ing)?|quit|came off|come off|no longer tak\w+|not tak(?:en|ing)) (?:\w+ ){0,3}(?:tablets?|pills?|meds|medication|medicines?|insulin|antidepressants?|inhaler)\b/i;

export const stoppedTablets = (talk: Talk): boolean =>
  talk.hears(STOPPED_TABLETS) &&
  talk.countSaid('stoppedTablets') < 2 &&
  (talk.crisis === null || talk.crisis.kind === 'unnamed') &&
  !talk.hears(/\bdoctor (?:said|told|took|stopped)|\bwith my doctor\b/i);

export function hearStoppedTablets(talk: Talk) {
  const isFirst = !talk.conversation.isClinical;
  if (isFirst) talk.add({ kind: 'clinical' }).set({ isClinical: true });
  return talk.remember().say('stoppedTablets').offer('talk');
}

export const DRINK =
  /\bI drink\b(?! (?:\w+ )?(?:water|tea|coffee|milk|juice))|\b(?:beers?|pints?|cans of|cans (?:a|every)|ciders?|wine|whiske?y|vodka|gin|rum|lager|cider|alcohol\w*|booze|drunk|hungover|drinker|a drink|bottle a (?:day|night))\b|\bdrinking\b(?! (?:more |enough |water|tea|coffee))/i;
const SHAKES =
  /\bthe shakes\b|\b(?:hands?|I'm|I am|I|all) (?:\w+ ){0,2}(?:shak(?:e|es|y|ing)|trembl\w+|sweat\w*)\b.*\b(?:mornings?|(?:if|when|unless|until|till) I\b)|\b(?:mornings?|(?:if|when|unless|until|till) I (?:don't|stop|skip|miss|haven't|have))\b.*\b(?:shak(?:e|es|y|ing)|trembl\w+|sweat\w*|seizures?)\b/i;
const CUTS = /\b(?:stop|quit|no|none|cut|less|without|half|dry|cold turkey|give up)\b/i;
const STOPS =
  /\b(?:stop(?:ped|ping)?|quit(?:ting)?|go(?:ing)? without|cold turkey|give (?:it|them) up|(?:pour|tip|throw|empty)\w* (?:\w+ ){0,4}(?:out|away|down)|seizures?|(?:a|had) fits?)\b/i;
const BODY_PAIN =
  /\b(?:after|since) (?:the |my |giving |having (?:the |my )?)?(?:baby|birth|pregnancy|c-section|caesarean)\b.{0,40}\b(?:pains?|painful|hurts?|bleed\w*|leak\w*)\b|\b(?:pains?|painful|hurts?|bleed\w*|leak\w*)\b.{0,40}(?:\b(?:after|since) (?:the |my |giving |having (?:the |my )?)?(?:baby|birth)\b|\b(?:during|after) sex\b|\bwhen we (?:have sex|make love|sleep together)\b)|\b(?:headaches?|migraines?|pains|bleeding|lump)\b.*\bis (?:that|it|this) (?:\w+ )?\w+\?/i;
const IS_NORMAL =
  /\b(?:is (?:it|that|this) (?:\w+ )?(?:normal|bad|serious|dangerous|ok(?:ay)?))\b/i;

/** Shaking is a sign of alcohol withdrawal only if the member drinks. */
export const isInWithdrawal = (talk: Talk): boolean =>
  talk.hasSaid('drinks') &&
  (talk.hears(SHAKES) ||
    (talk.countSaid('heavyDrinking') > 0 && talk.hears(STOPS) && !talk.is('question')) ||
    (talk.countSaid('withdrawal') > 0 &&
      (talk.hears(STOPS) ||
        (talk.hears(CUTS) && talk.hears(DRINK)) ||
        talk.hears(/\b(?:no|not|hate) \w* ?doctors?\b/i))));

export const hearWithdrawal = (talk: Talk) =>
  talk
    .remember()
    .set({ isClinical: true, draft: null })
    .say(
      talk.countSaid('withdrawal') + (talk.hears(SHAKES) ? 0 : talk.countSaid('heavyDrinking')) > 0
        ? 'noSuddenStop'
        : 'withdrawal',
    )
    .offer('talk');

export const isInPain = (talk: Talk): boolean =>
  talk.countSaid('bodyPain') === 0
    ? talk.hears(BODY_PAIN)
    : talk.hears(IS_NORMAL) && talk.countSaid('bodyPain') < 3;

export const hearPain = (talk: Talk) =>
  talk.remember().set({ isClinical: true }).say('bodyPain').offer('talk');

export function refer(talk: Talk) {
  const isFirst = !talk.conversation.isClinical;
  if (isFirst) talk.add({ kind: 'clinical' }).set({ isClinical: true });
  const line = isFirst ? 'afterClinical' : 'clinicalAgain';
  talk.remember().say(line);
  return countWords(talk.turn.text) > 12 ? talk.acknowledge().askNext() : talk.askNext();
}
