import { parseSafetyReply } from '../guide/read-safety.ts';
import { CHOICES } from './lines.ts';
import { listen } from './listen.ts';
import { countWords } from './plain-english.ts';
import { parsePlan } from './plan.ts';
import { findPlan, takePlan } from './step-moves.ts';
import type { Talk } from './talk.ts';

const DISMISSED =
  /\b(?:jok(?:e|ing|ed)|kidding|didn't mean|did not mean|figure of speech|just (?:an? )?(?:expression|saying)|misunderst\w*|not (?:like that|that kind|serious)|lol|haha|relax|calm down|chill|overreact\w*|wrong (?:way|idea))\b/i;
const NO_PLAN =
  /\bno plan|\bnot a plan\b|\bnothing like that\b|\bwouldn't (?:do|act)\b|\bnot going to do\b|\bjust tired\b/i;
const SAFE = /\bsafe\b|\b(?:I'm|I am|we're) (?:ok(?:ay)?|fine|all ?right|good)\b/i;
const UNSAFE = /\bnot (?:really |so |very )?safe\b|\bunsafe\b/i;
const REACHES_OUT =
  /\bI(?:'ll| will| could| can|'m going to)? (?:call|ring|phone|text|message|see|go to|get|tell|talk|ask|write)\b(?! (?:myself|about|on|in|down)\b)/i;
const WAITS = /\b(?:tomorrow|morning|later|monday|next week|weekend)\b/i;
const PERSON =
  /\bmy ((?:best |good |old |one )?(?:sister|brother|mum|mom|mother|dad|father|friend|neighbou?r|cousin|aunt|uncle|daughter|son|wife|husband|partner|colleague|gran|nan))\b|\b(?:friend|neighbou?r|colleague|cousin),? ([A-Z][a-z]+)\b/;

/** Dangers that the coach keeps in mind until the goodbye. */
type Risk = 'self' | 'abuse' | 'body' | 'eating';
const isAtRisk = (talk: Talk, ...risks: Risk[]) =>
  risks.some((risk) => talk.hasSaid(`risk ${risk}`));

const RISK_OF = {
  'self-harm': 'self',
  unnamed: 'self',
  abuse: 'abuse',
  child: 'abuse',
  emergency: 'body',
} as const;

export function raiseAlarm(talk: Talk) {
  const kind = talk.crisis?.kind ?? 'self-harm';
  const risk = kind in RISK_OF ? RISK_OF[kind as keyof typeof RISK_OF] : 'self';
  const danger = risk === 'self' ? {} : { danger: kind };
  talk.mark(`risk ${risk}`).add({ kind: 'crisis', answer: 'alarm', ...danger });
  const isGrave = kind === 'self-harm' || risk === 'abuse' || risk === 'body';
  talk.set({ safety: isGrave ? 'alarm' : 'check', cue: null, action: null });
  talk.offer('talk', risk === 'body' ? [] : CHOICES.safety);
}

const MAX_STAYS = 2;

/** A false alarm ends at once; otherwise the coach only offers help for two more replies. */
export function stayAfterAlarm(talk: Talk) {
  const isUnsafe = talk.hears(UNSAFE);
  const isBody = isAtRisk(talk, 'body');
  if (!isUnsafe && talk.hears(REACHES_OUT))
    return talk.say(isBody && talk.hears(WAITS) ? 'notLater' : 'reachOut');
  if (talk.is('yes') && talk.countSaid('reachOut') + talk.countSaid('notLater') > 0)
    return talk.say('reachOut');
  const isSafe = isBody
    ? talk.hears(DISMISSED)
    : [SAFE, DISMISSED, NO_PLAN].some((one) => talk.hears(one));
  if (!isUnsafe && isSafe) return leaveAlarm(talk);
  if (talk.is('goodbye', 'thanks')) return checkBeforeGoodbye(talk);
  const line = isBody ? 'stayBody' : isAtRisk(talk, 'abuse') ? 'stayAbuse' : 'stayAlarm';
  if (!isUnsafe && namePerson(talk)) return talk;
  if (talk.countSaid(line) >= MAX_STAYS && talk.crisis === null && !isUnsafe)
    return goOn(talk.set({ safety: 'watch' }).say('softer'));
  return talk.say(line).offer('talk', isBody ? [] : CHOICES.safety);
}

/** Asks, once, whether the person whom the member has named could be told today. */
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
  if (talk.hasSaid('last check')) return talk.say('goodbye').offer('talk');
  if (line === 'falseAlarm')
    talk.set({ said: talk.conversation.said.filter((key) => !key.startsWith('risk ')) });
  if (line === 'stillHere' || isAtRisk(talk, 'abuse'))
    return talk.remember().say('despairAsk').offer('talk');
  return countWords(talk.turn.text) > 8 ? talk.remember().acknowledge().askNext() : talk.askNext();
}

function goOn(talk: Talk) {
  const plan = findPlan(talk);
  return plan ? takePlan(talk, plan) : listen(talk);
}

export function hearSafety(talk: Talk) {
  const reply = parseSafetyReply(talk.turn.text);
  if (talk.hears(UNSAFE) || (reply === 'unsafe' && !talk.hears(DISMISSED))) return raiseAlarm(talk);
  const isPlainYes = reply === 'safe' && countWords(talk.turn.text) <= 3;
  if (isPlainYes || talk.hears(SAFE) || talk.hears(DISMISSED)) return leaveAlarm(talk);
  if (talk.hasSaid('last check')) return talk.set({ safety: 'watch' }).say('softer').say('goodbye');
  const isOpen = isAtRisk(talk, 'self') && talk.countSaid('askSafe') === 0 && !talk.is('plan');
  if (isOpen) return talk.say('askSafe').offer('talk', CHOICES.safety);
  return goOn(talk.set({ safety: 'watch' }).say('softer'));
}

export function stayWithDespair(talk: Talk) {
  const isFirst = talk.conversation.safety === null;
  if (talk.crisis?.kind === 'self-harm') talk.mark('risk self');
  if (isFirst) talk.add({ kind: 'crisis', answer: 'check' }).set({ safety: 'check' });
  else talk.say('despair').say('despairAsk').set({ safety: 'watch' });
  talk.remember().offer('talk', isFirst ? CHOICES.safety : []);
}

const MAX_CLOSE = 3;

/**
 * After a message about danger, the coach stays with it for some replies before it returns to its
 * questions.
 */
export const staysClose = (talk: Talk): boolean =>
  isAtRisk(talk, 'self', 'abuse', 'eating') &&
  (talk.conversation.safety === 'watch' || isAtRisk(talk, 'eating')) &&
  talk.countSaid('close') + talk.countSaid('stayEating') < MAX_CLOSE &&
  !talk.is(
    'yes',
    'no',
    'goodbye',
    'thanks',
    'question',
    'about coach',
    'complaint',
    'change',
    'nothing',
  ) &&
  talk.asked !== 'confirm';

export function stayClose(talk: Talk) {
  const plan = findPlan(talk) ?? (talk.is('plan') ? parsePlan(talk.turn.text) : null);
  if (plan && talk.hears(REACHES_OUT)) return takeReachingOut(talk, plan.action, plan.cue);
  if (plan) return takePlan(talk, plan);
  if (namePerson(talk.remember())) return talk;
  return talk.say(isAtRisk(talk, 'eating') ? 'stayEating' : 'close').offer('talk');
}

/** A step to tell somebody is meant for today, so it never says "this week". */
function takeReachingOut(talk: Talk, action: string, cue: string | null) {
  return talk
    .say('today')
    .set({ action, cue: cue ?? 'As soon as we’re done here' })
    .propose();
}

export const needsLastCheck = (talk: Talk): boolean =>
  isAtRisk(talk, 'self', 'abuse', 'body', 'eating') &&
  !talk.hasSaid('last check') &&
  (talk.is('goodbye', 'thanks') || talk.hears(/^(?:ok,? )?thank/i));

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

export const isStarving = (talk: Talk): boolean =>
  !isAtRisk(talk, 'eating') &&
  !talk.hears(/\b(?:i don't|don't|never) (?:purge|restrict)\b/i) &&
  (talk.hears(STARVES) || (talk.hears(WEAK) && talk.hears(ABOUT_FOOD)));

export const hearStarving = (talk: Talk) =>
  talk
    .mark('risk eating')
    .mark('just talk')
    .set({ cue: null, action: null })
    .say('eatingDanger')
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

export function refer(talk: Talk) {
  const isFirst = !talk.conversation.isClinical;
  if (isFirst) talk.add({ kind: 'clinical' }).set({ isClinical: true });
  const line = isFirst ? 'afterClinical' : 'clinicalAgain';
  talk.remember().say(line);
  return countWords(talk.turn.text) > 12 ? talk.acknowledge().askNext() : talk.askNext();
}
