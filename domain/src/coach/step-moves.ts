import { CHOICES } from './lines.ts';
import { listen } from './listen.ts';
import { addMoment, findMoment, isOnlyMoment, looksAhead } from './moment.ts';
import { countWords } from './plain-english.ts';
import { findStep } from './plan.ts';
import { checkStep, MAX_STEP } from './step.ts';
import type { Talk } from './talk.ts';

const AT_THE_STEP = ['idea', 'confirm', 'write'];
export const isAtTheStep = (talk: Talk): boolean => AT_THE_STEP.includes(talk.asked);

const PARTLY =
  /\b(?:part\w*|some\w*|half|a bit|a little|mixed|once|twice|so-so|kind of|a few|couple|at first|mostly)\b/i;
const NOT =
  /\b(?:didn't|did not|not|no|nope|never|forgot|fail\w*|couldn't|nothing|wasn't|hardly|skipped)\b/i;
const WELL = /\b(?:work\w*|well|good|great|did it|yes|kept|every|easy|fine|yep|yeah|managed)\b/i;

export function hearReview(talk: Talk) {
  if (talk.hears(PARTLY) && !talk.hears(/\bnot\b/i))
    return talk.say('wentPartly').say('helped').offer('helped');
  if (talk.hears(NOT)) {
    talk.say('wentNot');
    const hasReason = talk.hears(/\bbecause\b|\bforgot\b|\btoo (?:tired|busy|hard|much)\b/i);
    return hasReason ? offerAdjustment(talk.acknowledge()) : talk.say('obstacle').offer('obstacle');
  }
  const isWell = talk.hears(WELL) && countWords(talk.turn.text) < 12;
  return isWell ? talk.say('wentWell').say('helped').offer('helped') : listen(talk);
}

export const offerAdjustment = (talk: Talk) => talk.say('adjust').offer('adjust', CHOICES.adjust);

export function adjust(talk: Talk) {
  const step = talk.conversation.draft ?? talk.conversation.lastStep;
  if (talk.is('yes', 'unknown', 'smaller') || talk.hears(/\b(?:small|shrink|less|half|easier)/i))
    return makeSmaller(talk);
  const moment = findMoment(talk.turn.text);
  if (step && moment) return talk.propose(addMoment(step, moment), 'changed');
  if (step && talk.hears(/\b(?:moment|time|later|earlier|move|different)\b/i))
    return talk.set({ draft: step }).offer('confirm').say('anotherMoment');
  if (talk.is('no') || talk.hears(/\b(?:leave|drop|nothing|forget)\b/i)) return letGo(talk);
  return listen(talk.set({ draft: null }));
}

export const makeSmaller = (talk: Talk) =>
  talk.set({ draft: null }).say('smaller').offer('idea', talk.steps);

export const letGo = (talk: Talk) => talk.set({ draft: null, turns: 0 }).say('notNow').askAfter();

const AGREES =
  /^(?:(?:well|ok(?:ay)?|yes|yea|yeah|sure|fine|right|hm+|oh|alright|all right|deal|lol)[,.! ]+)*(?:(?:that|this)(?: one)? I(?:'d| can| could| would| will)(?: actually| really)?(?: do)?\b|i can (?:do|live with) (?:that|this|it)|(?:ok ?)+ ?bet|bet\b|deal\b|agreed\b|done\b|(?:this|that|it)(?:'s| is)(?: very| my| the)? (?:good|fine|right|ok(?:ay)?|perfect|nice|doable|it|plan|step)\b|that'll do|that(?:'d| would) be (?:it|good|fine|right|nice)|(?:put|write|note|save|keep|take|do|leave) (?:that|it|this)(?: down| like that| in)?\b|lock(?:ing)? (?:it|that) in|go on(?: then)?\b|go ahead|d'accord|va bene|genau|we do (?:it )?(?:like |so )?(?:that|this|so)?|whatever,? (?:ok(?:ay)?|yes|fine|sure)|i'd sign (?:that|it)|sounds? (?:good|ok(?:ay)?|fine|right|doable|about right)|good for me|works|let's (?:do|go|try|say)\b|(?:that's )?an? no[- ]brainer)/i;
const CHANGES =
  /\b(?:but|instead|rather|change|smaller|not|don't|can't|won't|except|only if|different)\b/i;
const SAYS_YES =
  /(?:^|[,.!] |\bbut )(?:yes|yeah|yep|aye|deal|agreed)\b|\b(?:but|and|well) (?:ok(?:ay)?|fine|sure)[.!]*$|[.!] (?:ok(?:ay)?|fine|sure)(?: \w+)?[.!]*$/i;

export function agrees(talk: Talk): boolean {
  const { opener, text } = talk.turn;
  if (talk.is('yes') || talk.hears(/\b(?:save|keep) it\b|^save\b/i))
    return !talk.hears(/\bdon't\b/i);
  const named = NAMED.exec(text.toLowerCase())?.[1];
  if (named && talk.conversation.draft?.toLowerCase().includes(named)) return true;
  if (talk.hears(/\blet's (?:do|try|go with) (?:it|that|this)\b/i)) return true;
  const [first = ''] = text.split(/(?<=[.!…])\s/);
  const isShort = countWords(first) <= 14 && !CHANGES.test(first);
  return (isShort && (opener === 'yes' || AGREES.test(first))) || SAYS_YES.test(text);
}

export function saveDraft(talk: Talk) {
  const step = extend(talk);
  const check = checkStep(step);
  return check.ok ? talk.save(check.step) : talk.refuse(check.problem);
}

const ELSEWHEN = /\b(?:some other|another|other) (?:day|time)\b/i;

function extend({ turn, conversation }: Talk): string {
  const { draft } = conversation;
  const step = draft ?? '';
  const more = ELSEWHEN.test(turn.text) ? null : findAddition(turn.text);
  if (more && !isRestated(step, more) && step.length + more.length < MAX_STEP)
    return `${step.replace(/[.\s]+$/, '')}. ${more}`;
  const moment = findMoment(turn.text);
  return moment ? addMoment(step, moment) : step;
}

const CONDITION = /(?:^|[.!] )((?:if|when) [^.!?]+, (?:then )?I [^.!?]+)/i;
const findAddition = (text: string): string | null => {
  const condition = CONDITION.exec(text)?.[1];
  if (condition) return `${condition.charAt(0).toUpperCase()}${condition.slice(1)}.`;
  const more = /(?:^|[.!,] )((?:and|also|then|plus)\b.*)$/i.exec(text)?.[1];
  const isMore = more !== undefined;
  const plan = findStep(more ?? text, isMore ? 'asked' : 'none');
  return plan && (isMore || /^(?:I|We)\b/.test(plan)) ? plan : null;
};

const words = (text: string) => new Set(text.toLowerCase().match(/[a-z]{4,}/g));
const isRestated = (step: string, plan: string): boolean => {
  const known = words(step);
  const said = [...words(plan)];
  return said.length > 0 && said.filter((word) => known.has(word)).length >= said.length / 2;
};

/**
 * A plan such as "I'll ask my doctor about the tablets" is safe, so the coach does not refer the
 * member to a doctor again.
 */
export function isSafePlan(talk: Talk): boolean {
  const step = findStep(talk.turn.text);
  return step !== null && checkStep(step).ok;
}

const ORDINAL =
  /^(?:the )?(?:(first|1st|1)|(second|2nd|2|middle)|(?:third|3rd|3|last))(?: one)?[.!]*$/;
const NAMED =
  /^(?:(?:ok|yes|maybe|just|only|i like|i'll (?:take|try)|let's (?:do|try)) )*(?:the )?(\w{3,})(?: (?:one|idea|thing))(?: then)?[.!]*$/;

export function findIdea({ asked, steps, turn }: Talk): string | null {
  if (asked !== 'idea') return null;
  const text = turn.text.toLowerCase();
  const ordinal = ORDINAL.exec(text);
  const at = ordinal ? (ordinal[1] ? 0 : ordinal[2] ? 1 : 2) : -1;
  const named = NAMED.exec(text)?.[1];
  const idea = steps.find(
    (step, index) =>
      index === at ||
      step.toLowerCase().replaceAll('’', "'") === text ||
      (named !== undefined && step.toLowerCase().includes(named)),
  );
  return idea ?? null;
}

const ITS_PHONE = /\b(put|leave|charge|keep|lock|hide|turn|switch) it\b/i;

export function findPlan(talk: Talk): string | null {
  const isTheirs = talk.hears(/\b(?:I'll|I will|I'm going to|what if I)\b/);
  if (talk.hasSaid('just talk') && !isAtTheStep(talk) && !isTheirs) return null;
  if (talk.is('question', 'yes', 'no', 'unknown', 'failed', 'goodbye')) return null;
  const plan = findStep(talk.turn.text, talk.expectation);
  return talk.topic?.id === 'phone' ? (plan?.replace(ITS_PHONE, '$1 my phone') ?? null) : plan;
}

const COMMITS =
  /^(?:(?:yes|yeah|yep|ok(?:ay)?|fine)[,. ]+)*(?:deal|bet|agreed|save(?: (?:it|that))?|do that|let's do (?:it|that)|lock(?:ing)? it in|write (?:it|that) down|put (?:it|that) down)\b/i;

export function findLateStep(talk: Talk): string | null {
  const { draft, safety } = talk.conversation;
  const isRefusal = /\bforget\b|^(?:no|nah|nope)\b[,.! ]+(?:no|not|that|it|I)\b/i.test(draft ?? '');
  if (!draft || isRefusal || safety !== null || (talk.asked !== 'talk' && talk.asked !== 'offer'))
    return null;
  const { text } = talk.turn;
  const moment = countWords(text) <= 8 && !talk.is('question') ? findMoment(text) : null;
  if (moment && (looksAhead(text) || isOnlyMoment(text) || talk.turn.opener === 'yes'))
    return addMoment(draft, moment);
  return COMMITS.test(text) ? draft : null;
}

const UNCLEAR = /^(?:I’ll )?(?:do|try|use|start) (?:that|it|this|one)\b.{0,25}$/i;

export function takePlan(talk: Talk, plan: string | null) {
  if (!plan) return listen(talk);
  if (UNCLEAR.test(plan)) return talk.set({ draft: plan }).offer('write').say('writeIt');
  if (talk.turn.topic && !talk.topic) talk.set({ topic: talk.turn.topic.id });
  if (talk.hasSaid('injured') && /\b(?:run|train|lift|play|race|jog|sprint|gym)\b/i.test(plan))
    return talk.refuse('exercise');
  const isNew = talk.asked !== 'confirm' || CHANGES.test(talk.turn.text);
  if (!isNew && (/^(?:I|We)\b/.test(plan) || talk.hears(/^(?:and|also|then|plus)\b/i)))
    return talk.propose(extend(talk), 'changed');
  const isFirst = !isAtTheStep(talk) && checkStep(plan).ok;
  if (isFirst && talk.countSaid('ownIdea') < 2) talk.say('ownIdea');
  return talk.propose(plan);
}

const DURATION =
  /^(?:about |like |maybe |just |only )?(?:\d+|five|ten|fifteen|twenty|thirty) ?min(?:ute)?s?[.!]*$/i;
const ADDITION = /^(?:with|without|by|from|to) (?!that\b|it\b)\w+(?: \w+){0,4}[.!]*$/i;

export function findDetail({ turn, conversation }: Talk): string | null {
  const text = turn.text.replace(/[\s.!]+$/, '');
  const step = (conversation.draft ?? '').replace(/[.\s]+$/, '');
  if (DURATION.test(turn.text)) return `${step}, ${text}.`;
  const moment = findMoment(turn.text);
  const isMoment = isOnlyMoment(turn.text) || findStep(turn.text, 'asked') === null;
  const isOffered =
    countWords(text) <= 12 ||
    (countWords(text) <= 18 && /\b(?:could|can|probably|maybe)\b/i.test(text));
  if (moment && isMoment && isOffered) return addMoment(step, moment);
  return ADDITION.test(turn.text) ? `${step} ${text.toLowerCase()}.` : null;
}

const NOT_THEN =
  /\bnot (?:on |at |in |this |over )?(?:the )?((?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays?|mornings?|afternoons?|evenings?|nights?|tomorrow)\b/i;

export const isOtherTime = (talk: Talk): boolean =>
  talk.asked === 'confirm' && talk.hears(NOT_THEN) && talk.conversation.draft !== null;

export function findOtherTime(talk: Talk) {
  const { text } = talk.turn;
  const step = talk.conversation.draft ?? '';
  const time = NOT_THEN.exec(text)?.[1] ?? '';
  const said = findMoment(text.replace(NOT_THEN, '').replace(/^[\s,.]+/, ''));
  const moment = said ?? (/^weekends?$/i.test(time) ? 'on weekdays' : null);
  if (moment) return talk.propose(addMoment(step, moment), 'changed');
  return talk.offer('confirm').say('otherTime', { time });
}

export function hearDoubt(talk: Talk) {
  if (talk.turn.themes.length > 0) talk.remember().acknowledge();
  else talk.say('doubt');
  return talk.say('doubtAsk').offer('adjust', CHOICES.adjust);
}
