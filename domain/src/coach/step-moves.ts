import { ANY_TIME, isMoment, toCue } from './cue.ts';
import { CHOICES } from './lines.ts';
import { listen } from './listen.ts';
import { parseLoosePlan } from './loose-plan.ts';
import { countWords, uncapitalize } from './plain-english.ts';
import { type Plan, parsePlan } from './plan.ts';
import { checkStep, formatStep } from './step.ts';
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

export const lastPlan = ({ conversation }: Talk): Partial<Plan> =>
  parsePlan(conversation.lastStep ?? '') ?? {};

/** Changes the step on the screen, or the step that was saved last. */
export function adjust(talk: Talk) {
  const last = lastPlan(talk);
  const { cue = last.cue, action = last.action } = talk.conversation;
  if (talk.is('yes', 'unknown', 'smaller') || talk.hears(/\b(?:small|shrink|less|half|easier)/i))
    return makeSmaller(talk.set({ cue: cue ?? last.cue ?? null }));
  const changed = { action: action ?? last.action ?? null };
  if (isMoment(talk.turn.text))
    return talk.set({ ...changed, cue: toCue(talk.turn.text) }).propose();
  if (talk.hears(/\b(?:moment|time|cue|later|earlier|move|different)\b/i))
    return talk
      .set({ ...changed, cue: null })
      .say('anotherMoment')
      .propose();
  if (talk.is('no') || talk.hears(/\b(?:leave|drop|nothing|forget)\b/i)) return letGo(talk);
  return listen(talk.set({ cue: null, action: null }));
}

export const makeSmaller = (talk: Talk) =>
  talk.set({ action: null }).say('smaller').offer('idea', talk.steps);

export const letGo = (talk: Talk) =>
  talk.set({ cue: null, action: null, turns: 0 }).say('notNow').askAfter();

const AGREES =
  /^(?:(?:well|ok(?:ay)?|yes|yeah|sure|fine|right|hm+|oh|alright|all right|deal)[,.! ]+)*(?:(?:that|this)(?: one)? I(?:'d| can| could| would| will)(?: actually| really)?(?: do)?\b|i can (?:do|live with) (?:that|this|it)|(?:ok ?)+ ?bet|bet\b|(?:this|that|it)(?:'s| is)(?: very)? (?:good|fine|right|ok(?:ay)?|perfect|nice|doable|it)\b|(?:put|write|note|save|keep|take|do|leave) (?:that|it|this)(?: down| like that| in)?\b|go on(?: then)?\b|go ahead|d'accord|va bene|genau|we do (?:it )?(?:like |so )?(?:that|this|so)?|whatever,? (?:ok(?:ay)?|yes|fine|sure)|i'd sign (?:that|it)|sounds? (?:good|ok(?:ay)?|fine|right|doable|about right)|good for me|works|let's (?:do|go|try|say)\b)/i;
const CHANGES =
  /\b(?:but|instead|rather|change|smaller|not|no|don't|can't|won't|except|only if|different)\b/i;

/** Recognises a yes in any wording: "yes that's exactly it", "lol save it", "go on then". */
export function agrees(talk: Talk): boolean {
  const { opener, text } = talk.turn;
  if (talk.is('yes') || talk.hears(/\b(?:save|keep) it\b|^save\b/i))
    return !talk.hears(/\bdon't\b/i);
  if (talk.is('question', 'advice')) return false;
  if (talk.hears(/\blet's (?:do|try|go with) (?:it|that|this)\b/i)) return true;
  const [first = ''] = text.split(/(?<=[.!…])\s/);
  const isShort = countWords(first) <= 8 && !CHANGES.test(first) && !parsePlan(first, 'step');
  return isShort && (opener === 'yes' || AGREES.test(first));
}

/**
 * If the member says yes and then names a plan with a moment, that plan replaces the one on the
 * screen.
 */
export function saveDraft(talk: Talk) {
  const [first = ''] = talk.turn.text.split(/(?<=[.!…])\s/);
  const better = parsePlan(talk.turn.text.slice(first.length));
  if (better?.cue && checkStep(formatStep(better.cue, better.action)).ok) talk.set(better);
  const { cue, action } = talk.conversation;
  const check = checkStep(formatStep(cue ?? '', action ?? ''));
  return check.ok ? talk.save(check.step) : talk.propose();
}

/** A plan such as "I'll ask my doctor about the tablets" needs no referral. */
export function isSafePlan(talk: Talk): boolean {
  const plan = talk.is('plan') ? parsePlan(talk.turn.text) : null;
  return plan !== null && checkStep(formatStep('When I get up', plan.action)).ok;
}

const ORDINAL =
  /^(?:the )?(?:(first|1st|1)|(second|2nd|2|middle)|(?:third|3rd|3|last))(?: one)?[.!]*$/;
const NAMED =
  /^(?:(?:ok|yes|maybe|i like|i'll (?:take|try)|let's (?:do|try)) )*(?:the )?(\w{3,})(?: (?:one|idea|thing))[.!]*$/;

/** Finds the idea that the member means by "the second one", "the tea one" or a tap. */
export function findIdea({ asked, ideas, steps, turn }: Talk): Plan | null {
  if (asked !== 'idea') return null;
  const text = turn.text.toLowerCase();
  const ordinal = ORDINAL.exec(text);
  const at = ordinal ? (ordinal[1] ? 0 : ordinal[2] ? 1 : 2) : -1;
  const named = NAMED.exec(text)?.[1];
  const idea = ideas.find(
    ([, action], index) =>
      index === at ||
      steps[index]?.toLowerCase().replaceAll('’', "'") === text ||
      (named !== undefined && action.toLowerCase().includes(named)),
  );
  return idea ? { cue: idea[0], action: idea[1] } : null;
}

/** While a step is being made, a bare verb phrase such as "make tea" is enough. */
export function findPlan(talk: Talk): Plan | null {
  const isTheirs = talk.hears(/\b(?:I'll|I will|I'm going to|what if I)\b/);
  if (talk.hasSaid('just talk') && !isAtTheStep(talk) && !isTheirs) return null;
  if (talk.is('plan')) return parsePlan(talk.turn.text);
  const { asked } = talk;
  const isTalking = talk.conversation.turns >= 2 || talk.countSaid('offer') > 0;
  const loose =
    isTalking && !talk.is('no', 'unknown', 'objection')
      ? parseLoosePlan(talk.turn.text, talk.countSaid('offer') > 0 || talk.conversation.turns >= 4)
      : null;
  if (loose) return loose;
  const isOpen = !talk.is('question', 'yes', 'no', 'unknown', 'objection', 'failed', 'wish');
  const isLate = talk.conversation.turns >= 3 && talk.turn.themes.length === 0;
  const isCommand = isLate && COMMAND.test(talk.turn.text) && countWords(talk.turn.text) <= 6;
  if (!isOpen || (!isAtTheStep(talk) && asked !== 'offer' && !isCommand)) return null;
  return parsePlan(talk.turn.text, asked === 'idea' || asked === 'write' ? 'idea' : 'step');
}

const COMMAND =
  /^(?:bring|call|ring|write|put|go to|ask|tell|text|buy|pack|take|turn|set|leave|read) (?:my|the|a|an|to|her|him|them|it|one)\b/i;
const UNCLEAR =
  /^(?:do|try|use|start) (?:that|it|this|one)(?: (?:again|too|then|first))?$|^go (?:back|there)(?: again)?$|^(?:try|start) again$/i;

export function takePlan(talk: Talk, plan: Plan | null) {
  if (!plan) return listen(talk);
  const former = talk.conversation.action;
  if (UNCLEAR.test(plan.action) && former && !isAtTheStep(talk))
    return talk.say('ownIdea').set({ cue: plan.cue }).propose();
  if (UNCLEAR.test(plan.action))
    return talk.set({ cue: plan.cue, action: null }).say('whatExactly').offer('write');
  if (talk.turn.topic && !talk.topic) talk.set({ topic: talk.turn.topic.id });
  const isPhone =
    talk.topic?.id === 'phone' &&
    /^(?:charge|put|leave|plug|turn|switch|keep) it\b/.test(plan.action);
  const action = isPhone ? plan.action.replace(/ it\b/, ' my phone') : plan.action;
  const isFirst = !isAtTheStep(talk);
  talk.remember().set({ action, cue: plan.cue ?? (isFirst ? null : talk.conversation.cue) });
  if (talk.hasSaid('injured') && /\b(?:run|train|lift|play|race|jog|sprint|gym)\b/i.test(action))
    return talk.refuse('exercise');
  const check = checkStep(formatStep('When I get up', action));
  if (!check.ok) return talk.refuse(check.problem);
  if (isFirst) talk.summarize();
  if (isFirst && talk.countSaid('ownIdea') < 2) talk.say('ownIdea');
  return talk.propose();
}

const DURATION =
  /^(?:about |like |maybe |just |only )?(\d+|five|ten|fifteen|twenty|thirty) ?min(?:ute)?s?[.!]*$/i;
const ADDITION = /^(?:with|without|by|from|to) (?!that\b|it\b)\w+(?: \w+){0,4}[.!]*$/i;

/** Finds additions to the step on the screen, such as "10 min" or "with my sister". */
export function findAddition({ turn, conversation }: Talk): string | null {
  const minutes = DURATION.exec(turn.text)?.[1];
  if (minutes && !/\d|minute/.test(conversation.action ?? '')) return `for ${minutes} minutes`;
  const isAddition = ADDITION.test(turn.text) && !isMoment(turn.text);
  return isAddition ? uncapitalize(turn.text.replace(/[\s.!]+$/, '')) : null;
}

export const addToStep = (talk: Talk) =>
  talk.set({ action: `${talk.conversation.action} ${findAddition(talk)}` }).propose();

/** A bare number may also say how sure the member is. */
export const momentOf = ({ turn }: Talk): string =>
  (
    turn.text
      .replace(/^(?:yes|yeah|aye|ok(?:ay)?|deal|al ?right|all right|fine|sure)[,.! ]+/i, '')
      .split(/,|[.!] | because | since /)[0] ?? ''
  )
    .replace(/^(?:make it|let's (?:say|make it)|better|rather|maybe|but)\s+/i, '')
    .replace(/ (?:only|yes|please)[.!]*$/i, '');

export const namesMoment = (talk: Talk): boolean =>
  isMoment(momentOf(talk)) &&
  !(talk.is('number') && (talk.conversation.cue !== ANY_TIME || (talk.turn.number ?? 0) < 5));

/** If the member says yes and names a moment, no second question is needed. */
export function takeMoment(talk: Talk) {
  talk.set({ cue: toCue(momentOf(talk)) });
  return talk.hears(/\b(?:yes|yeah|aye|ok(?:ay)?|deal|al ?right|all right|fine|sure)\b/i)
    ? saveDraft(talk)
    : talk.propose();
}

export function hearDoubt(talk: Talk) {
  if (talk.turn.themes.length > 0) talk.remember().acknowledge();
  else talk.say('doubt');
  return talk.say('doubtAsk').offer('adjust', CHOICES.adjust);
}

export const needsDetail = (talk: Talk): boolean =>
  talk.is('yes', 'unknown') ||
  (talk.turn.themes.length === 0 &&
    countWords(talk.turn.text) <= 6 &&
    !talk.hears(/^(?:I|I'm|my|it|it's|he|she|they|that|that's|this|we|you|no|not)\b/i));

export function askWhatExactly(talk: Talk) {
  if (talk.countSaid('whatExactly') >= 2) return talk.offer('write').say('writeIt');
  return talk.say('whatExactly').offer('idea', talk.steps);
}
