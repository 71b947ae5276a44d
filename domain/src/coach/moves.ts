import { countWords, toSecondPerson, uncapitalize } from './plain-english.ts';
import { SLOT_OF } from './questions.ts';
import { isStatement, reflect } from './reflect.ts';
import {
  checkStep,
  formatStep,
  hasVerb,
  isNegated,
  parseStep,
  STEP_PROBLEMS,
  startsWithVerb,
  toCue,
} from './step.ts';
import type { Talk } from './talk.ts';

type Move = readonly [name: string, when: (talk: Talk) => boolean, make: (talk: Talk) => unknown];

const AT_THE_STEP = ['action', 'cue', 'confirm'];

/** The first move that fits is made: safety first, then the member's wishes, then the question. */
// biome-ignore format: one move per row reads as a table.
export const MOVES: readonly Move[] = [
  ['raise the alarm', (t) => t.crisis?.answer === 'alarm', raiseAlarm],
  ['stay after an alarm', (t) => t.conversation.safety === 'alarm', stayAfterAlarm],
  ['stay with despair', (t) => t.crisis?.answer === 'check', (t) => t.say('despair')],
  ['answer a loss by suicide', (t) => t.crisis?.answer === 'bereaved' && !t.hasSaid('comfort'), (t) => t.mark('comfort').add({ kind: 'crisis', answer: 'bereaved' }).set({ topic: 'grief', asked: 'picture' })],
  ['refer a clinical question', (t) => t.turn.isClinical && !(t.conversation.isClinical && (t.is('plan') || t.asked === 'cue')), (t) => t.add({ kind: 'clinical' }).set({ isClinical: true }).say('afterClinical').askAgain()],

  ['say goodbye', (t) => t.is('goodbye') || (t.asked === 'after' && t.is('no')), sayGoodbye],
  ['take thanks', (t) => t.is('thanks') && t.asked !== 'confirm', (t) => (t.asked === 'after' ? t.say('welcome').say('goodbye') : t.say('welcome').askAgain())],
  ['greet', (t) => t.is('greeting'), greet],
  ['smile', (t) => t.is('chat'), (t) => t.say(/\bit's /i.test(t.turn.text) ? 'aside' : /l(?:o|m)|ha|he|😂|🤣|xd/iu.test(t.turn.text) ? 'laugh' : 'emoji').askAgain()],
  ['wait', (t) => t.is('nothing'), (t) => t.say('quiet').askEasier()],
  ['own up to a repeated question', (t) => t.is('told already'), (t) => (t.asked === 'topic' ? t.say('toldAlready').askEasier() : t.say('toldAlready').skip().goOn())],
  ['roll with anger', (t) => t.is('complaint'), (t) => (/repeat|copy|parrot/i.test(t.turn.text) ? t.mark('brief') : t).say('complaint').say('afterComplaint')],
  ['say what it is', (t) => t.is('about coach'), (t) => t.say(/interviewing|\bmi\b|cbt|therapy|evidence/i.test(t.turn.text) ? 'method' : 'aboutCoach').askAgain()],
  ['stay in scope', (t) => t.is('outside'), (t) => t.say('outside').askAgain()],
  ['change the topic', (t) => t.is('change') && !['review', 'adjust', 'onward'].includes(t.asked), changeTopic],
  ['explain the question', (t) => t.is('asks meaning'), (t) => t.askEasier()],
  ['answer from our pages', (t) => t.is('asks advice', 'question'), giveAdvice],

  ['hear how the step went', (t) => t.asked === 'review', hearReview],
  ['hear of a step that was not done', (t) => t.asked === 'topic' && NOT_DONE.test(t.turn.text), (t) => t.say('wentNot').ask('obstacle')],
  ['be curious about what got in the way', (t) => t.asked === 'obstacle' && t.is('unknown') && !t.hasSaid('curious'), (t) => t.mark('curious').askEasier()],
  ['offer a smaller step or another moment', (t) => t.asked === 'obstacle', (t) => t.acknowledge().ask('adjust')],
  ['hear what helped', (t) => t.asked === 'helped', (t) => t.acknowledge().ask('onward')],
  ['adjust the step', (t) => t.asked === 'adjust', adjustStep],
  ['keep a step that works', (t) => t.asked === 'onward' && /\b(?:keep|same|stay|again|yes|another week|carry on)\b/i.test(t.turn.text), (t) => t.say('yes').set(lastStep(t)).propose()],
  ['leave the last step', (t) => t.asked === 'onward', beginTopic],

  ['save the step', (t) => t.asked === 'confirm' && agrees(t), (t) => t.saveDraft()],
  ['keep it to one step', (t) => ['cue', 'confirm'].includes(t.asked) && /\b(?:can|could) (?:I|we) (?:also )?add\b|\b(?:also|as well)\b/i.test(t.turn.text), (t) => t.say('oneEnough').askAgain()],
  ['make it smaller', (t) => t.is('smaller') && t.conversation.action !== null, (t) => t.say('half').set({ asked: 'action', action: null })],
  ['let the step go', (t) => t.is('no') && (AT_THE_STEP.includes(t.asked) || /\bsteps?\b/i.test(t.turn.text)), (t) => t.say('notNow').set({ cue: null, action: null }).ask('after')],
  ['hear how sure they are', (t) => t.is('number') && !['cue', 'topic'].includes(t.asked), hearNumber],
  ['take a plan', isStepPart, takeStepPart],
  ['offer small steps', (t) => t.asked === 'action' && t.is('unknown', 'yes'), (t) => t.say('noMatter').offerActions()],
  ['make the question easier', (t) => t.is('unknown'), (t) => t.askEasier()],

  ['care about meals left out', (t) => NOT_EATING.test(t.turn.text) && !t.hasSaid('meals'), (t) => t.mark('meals').set({ isClinical: true }).remember().say('notEating').goOn()],
  ['choose between two topics', (t) => t.asked === 'which', beginTopic],
  ['notice a second topic', hopsTopic, askWhich],
  ['narrow down a list', (t) => t.asked === 'topic' && /^(?:[^,]{2,30},){3}/.test(t.turn.text) && !/\bI\b/.test(t.turn.text), (t) => t.say('many')],
  ['begin a topic', (t) => t.asked === 'topic', beginTopic],
  ['go on after the step', (t) => t.asked === 'after', (t) => (t.is('yes') ? t.begin(undefined).ask('topic') : t.turn.topic ? beginTopic(t) : t.acknowledge().ask('after'))],
  ['take a yes or no', (t) => t.is('yes', 'no'), (t) => t.say(t.is('yes') ? 'yes' : 'no').skip().goOn()],
  ['hear a doubt about the step', (t) => AT_THE_STEP.includes(t.asked), (t) => (t.asked === 'action' && t.countAsked('action') >= 2 ? t.acknowledge().offerActions() : t.acknowledge().askAgain())],
  ['listen', () => true, listen],
];

const NOT_DONE =
  /\b(?:didn't|did not|never|couldn't) (?:do|did|keep|manage|try) (?:the|my|that|it|our) ?(?:\w+ )?step\b|\bstep (?:didn't|did not) (?:work|happen)\b/i;
const NOT_EATING =
  /\bskip(?:ping|ped)? (?:\w+ ){0,2}(?:meals?|breakfast|lunch|dinner|eating)\b|\bstarv(?:e|ing) myself\b|\b(?:make|making|made) myself (?:sick|vomit)\b|\bpurg(?:e|ing)\b|\bnot eaten\b/i;
const HOP =
  /\b(?:also|another thing|by the way|btw|speaking of|anyway|oh and|but really|the real (?:problem|issue)|bigger (?:problem|issue)|what about my|and then there's)\b/i;

const MAX_STAYS = 2;
const SAFETY_CHOICES = ['I am safe', 'I am not safe'];

function raiseAlarm(talk: Talk) {
  talk.add({ kind: 'crisis', answer: 'alarm' }).set({ safety: 'alarm', cue: null, action: null });
  talk.choices = SAFETY_CHOICES;
}

/** Only words like "I'm safe" lead back; a mere "yes" may answer another question. */
function stayAfterAlarm(talk: Talk) {
  const isSafe = /\bsafe\b|\b(?:I'm|I am) (?:ok(?:ay)?|fine|all ?right)\b/i.test(talk.turn.text);
  const reachesOut =
    /\bI(?:'ll| will| could| can|'m going to) (?:call|ring|text|see|go|get|tell|talk|ask)\b/i;
  if (reachesOut.test(talk.turn.text)) return talk.say('reachOut');
  if (!isSafe || /\bnot\b|n't\b|unsafe/i.test(talk.turn.text)) {
    // After several replies about something else, the coach listens again.
    if (talk.countSaid('stayAlarm') >= MAX_STAYS && talk.crisis === null) {
      return talk.set({ safety: 'watch' }).remember().say('softer').acknowledge().goOn();
    }
    talk.choices = SAFETY_CHOICES;
    return talk.say('stayAlarm');
  }
  return talk.say('gladSafe').say('afterSafe').set({ safety: 'watch' });
}

function sayGoodbye(talk: Talk) {
  const { saved, isClinical, safety } = talk.conversation;
  talk.say('goodbye');
  if (talk.asked === 'confirm') talk.say('unsaved');
  else if (saved.length > 0 && !talk.hasSaid('savedReminder.0')) talk.say('savedReminder');
  if (isClinical) talk.say('careTeam');
  if (safety) talk.say('softer');
}

function greet(talk: Talk) {
  const { text } = talk.turn;
  const isAsked = /how|what's up|you\?*$/i.test(text) && !talk.hasSaid('howAreYou.0');
  talk.say(isAsked ? 'howAreYou' : 'greeting');
  if (talk.topic && /back|where/i.test(text)) talk.say('whereWeWere', { aim: talk.topic.aim });
  talk.askAgain();
}

function changeTopic(talk: Talk) {
  const { topic } = talk.turn;
  talk.say('changeTopic').begin(topic);
  if (topic) talk.say('newTopic', { aim: topic.aim }).goOn();
  else talk.ask('topic');
}

/** As in motivational interviewing: first what our page says, then the member's own view. */
function giveAdvice(talk: Talk) {
  const topic = talk.turn.topic ?? talk.topic;
  if (!topic) {
    return talk.is('asks advice') && talk.asked === 'topic'
      ? talk.askEasier()
      : talk.say('noAnswer').askAgain();
  }
  if (!talk.topic) talk.set({ topic: topic.id });
  if (!talk.hasSaid(`tip ${topic.id}`)) {
    talk.mark(`tip ${topic.id}`).say('tip', { page: topic.page[1], tip: topic.tip }).offerReading();
  } else if (talk.is('asks advice') && !talk.hasSaid(`idea ${topic.id}`)) {
    return talk
      .mark(`idea ${topic.id}`)
      .say('idea', { action: topic.actions[0] ?? '' })
      .offerActions();
  } else {
    talk.say('noAnswer');
  }
  return talk.asked === 'topic' ? talk.goOn() : talk.askAgain();
}

const PARTLY =
  /\b(?:part\w*|some\w*|half|a bit|a little|mixed|once|twice|so-so|kind of|a few|couple|at first|mostly)\b/i;
const NOT =
  /\b(?:didn't|did not|not|no|nope|never|forgot|fail\w*|couldn't|nothing|wasn't|hardly|skipped)\b/i;
const WELL = /\b(?:work\w*|well|good|great|did it|yes|kept|every|easy|fine|yep|yeah|managed)\b/i;

function hearReview(talk: Talk) {
  const { text } = talk.turn;
  if (PARTLY.test(text) && !/\bnot\b/i.test(text)) return talk.say('wentPartly').ask('helped');
  if (NOT.test(text)) {
    const hasReason = /\bbecause\b|\bforgot\b|\btoo (?:tired|busy|hard|much)\b/i.test(text);
    talk.say('wentNot');
    return hasReason ? talk.acknowledge().ask('adjust') : talk.ask('obstacle');
  }
  return WELL.test(text) ? talk.say('wentWell').ask('helped') : beginTopic(talk);
}

function lastStep({ conversation }: Talk) {
  const { cue, action } = parseStep(conversation.lastStep ?? '');
  return { cue, action };
}

function adjustStep(talk: Talk) {
  const { text } = talk.turn;
  const { cue, action } = lastStep(talk);
  if (isStepPart(talk)) return takeStepPart(talk);
  if (talk.is('unknown', 'yes') || /\b(?:smaller|small|shrink|less|half|easier)\b/i.test(text)) {
    return talk.set({ cue, asked: 'action' }).say('half');
  }
  if (/\b(?:moment|time|cue|later|earlier|move|different)\b/i.test(text)) {
    return talk.set({ action, cue: null }).propose();
  }
  return isMoment(text) ? talk.set({ action, cue: toCue(text) }).propose() : beginTopic(talk);
}

/** A yes in any wording: "yes that's exactly it", "lol save it", "ok thanks". */
function agrees(talk: Talk): boolean {
  if (talk.is('yes', 'thanks')) return true;
  const { opener, text } = talk.turn;
  const { cue, isPlan } = parseStep(text);
  if (isPlan || /\b(?:but|instead|rather|change|smaller|not|no)\b/i.test(text)) return false;
  return opener === 'yes' ? cue === null : /\b(?:save|keep) it\b|^save\b/i.test(text);
}

function hearNumber(talk: Talk) {
  const n = talk.turn.number ?? 5;
  talk.say(n <= 4 ? 'numberLow' : n <= 6 ? 'number' : 'numberHigh', { n: String(n) });
  return talk.asked === 'confirm' ? talk.askAgain() : talk.goOn();
}

function isStepPart(talk: Talk): boolean {
  const { asked, turn } = talk;
  if (talk.is('question', 'asks advice', 'yes', 'no', 'unknown')) return false;
  const { cue, action, isPlan } = parseStep(turn.text);
  if (isPlan) return asked !== 'topic';
  if (asked === 'cue') return cue !== null || toCue(turn.text) !== null;
  if (asked !== 'action' && asked !== 'confirm') return false;
  if (isMoment(turn.text) || (cue && startsWithVerb(turn.text))) return true;
  if (action === null || isStatement(turn.text)) return false;
  if (isNegated(action)) return true;
  if (talk.is('objection', 'feeling', 'tried', 'reason')) return false;
  const isShort = countWords(turn.text) <= 5 && talk.is('fact', 'wish');
  return hasVerb(action) || (asked === 'action' && isShort);
}

/** Accepts a time ("Morning.", "on Sunday"), not any clause that could follow "when". */
function isMoment(text: string): boolean {
  const cue = toCue(text);
  const isTime = /^when\b/i.test(text) || !cue?.startsWith('When');
  return cue !== null && isTime && countWords(text) <= 12;
}

function takeStepPart(talk: Talk) {
  const { conversation, turn, asked } = talk;
  const { cue, action, isPlan } = parseStep(turn.text);
  const isOnlyCue =
    !isPlan && (asked === 'cue' || (isMoment(turn.text) && !startsWithVerb(turn.text)));
  const isNamed = action !== null && !/^(?:do|try|use) (?:that|this|it|one)$/i.test(action);
  const next = {
    cue: cue ?? (isOnlyCue ? toCue(turn.text) : null) ?? conversation.cue,
    action: isOnlyCue || !isNamed ? conversation.action : action,
  };
  talk.set({ cue: next.cue });
  const check = next.action ? checkStep(formatStep('When I get up', next.action)) : null;
  if (check && !check.ok && check.problem !== 'verb') return talk.refuse(check.problem);
  if (next.action && !isOnlyCue && !hasVerb(next.action)) {
    if (talk.hasSaid('verb')) return talk.offerActions();
    return talk
      .mark('verb')
      .set({ asked: 'action' })
      .tell(`“${uncapitalize(next.action)}”: ${STEP_PROBLEMS.verb}`);
  }
  if (!next.action && next.cue) talk.tell(`${toSecondPerson(next.cue)}, then.`);
  const praise = asked === 'action' ? 'doable' : 'ownIdea';
  if (check?.ok && !isOnlyCue && asked !== 'confirm' && !talk.hasSaid(praise))
    talk.mark(praise).say(praise);
  return talk.set(next).propose();
}

function hopsTopic({ turn, topic, asked }: Talk): boolean {
  const isOther = topic !== undefined && turn.topic !== undefined && turn.topic.id !== topic.id;
  return isOther && HOP.test(turn.text) && asked in SLOT_OF;
}

function askWhich(talk: Talk) {
  const [a, b] = [talk.topic, talk.turn.topic];
  talk.say('twoTopics', { a: a?.aim ?? 'this', b: b?.aim ?? 'that' }).set({ asked: 'which' });
  talk.choices = [a?.label ?? '', b?.label ?? ''].filter(Boolean);
}

function beginTopic(talk: Talk) {
  const { topic, text } = talk.turn;
  const isEmpty = !topic && (talk.is('yes', 'no', 'unknown', 'number') || countWords(text) < 2);
  if (isEmpty || talk.is('change')) {
    if (talk.is('yes', 'no')) talk.say(talk.is('no') ? 'no' : 'yes');
    return talk.begin(undefined).set({ asked: 'topic' }).askEasier();
  }
  talk.begin(topic).set({ asked: 'topic' });
  const past = topic && talk.conversation.past[topic.id];
  if (past && past !== talk.conversation.lastStep && !talk.hasSaid(`past ${topic.id}`)) {
    talk.mark(`past ${topic.id}`).say('seenBefore', { last: past });
  }
  const isTapped = topic?.label.toLowerCase() === text.toLowerCase();
  if (topic && (isTapped || !reflect(text))) return talk.say('newTopic', { aim: topic.aim }).goOn();
  return talk.remember().acknowledge().goOn();
}

function listen(talk: Talk) {
  const { topic } = talk.turn;
  if (topic && (!talk.topic || topic.id === 'grief')) talk.set({ topic: topic.id });
  return talk.remember().acknowledge().goOn();
}
