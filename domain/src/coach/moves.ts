import { COMPLAINTS } from './answers.ts';
import { CHOICES } from './lines.ts';
import { advise, answer, BACK, changeTopic, listen } from './listen.ts';
import { countWords } from './plain-english.ts';
import * as refused from './refused-step.ts';
import * as safety from './safety-moves.ts';
import * as signs from './safety-signs.ts';
import * as told from './safety-told.ts';
import * as step from './step-moves.ts';
import type { Talk } from './talk.ts';

type Move = readonly [name: string, when: (talk: Talk) => boolean, make: (talk: Talk) => unknown];

const JUST_TALK =
  /^just talk\b|\b(?:just|only) (?:want to |wanted to |need to |needed to |let me )(?:talk|vent|rant|moan|complain|be heard|listen|say it|tell (?:someone|somebody)|get it (?:out|off))\b|\bno (?:\w+ )?(?:advice|steps?|tips|solutions?|plans?)\b|\bdon't (?:really |even )?(?:want|need) (?:to (?:do|make|take|have) )?(?:a |any |your )?(?:little |small )?(?:steps?|advice|solutions?|plan)\b|\bdon't (?:give|make|offer|tell|sell) me\b.*\b(?:plans?|steps?|advice|tips)\b|\bif you (?:offer|give|suggest|tell) me (?:\w+ ){0,4}(?:steps?|plan|tips?)\b|\bdon't want to (?:fix (?:it|this|anything)|do anything|change anything)\b|\bdon't need (?:to change|it fixed|anything (?:done|changed|fixed))\b|\bnot ready (?:for|to) (?:doing|do) (?:something|anything)\b|\bdon't (?:try to )?fix\b|\b(?:don't know (?:that|if) I|not sure I) want (?:a |any )?steps?\b|\bdon't need to do anything\b|\bonly wanted (?:some(?:body|one) to|to (?:say|tell))\b|\bnothing (?:needs|has) to (?:change|be fixed)\b/i;
const DOUBT =
  /\b(?:can't|won't|wouldn't|impossible|no (?:time|energy)|too (?:tired|busy|hard|much)|don't (?:think|know if)|not (?:that )?easy|depends|i'd (?:just|only|probably|never|forget))\b/i;
const STOP_ECHO =
  /\b(?:reflect\w*|mirror\w*|repeat\w*|copying|parrot\w*|echo\w*|back (?:at|to) me)\b/i;
const ABOUT_COACH = /\b(?:you\w*|app|bot|question|answer|stupid|bull\w*|this|machine)\b/i;
const COMMITS =
  /\b(?:that|this) I(?:'d| can| could| would| will)(?: actually| really)? do\b|\bthat's (?:my|the) (?:plan|deal)\b|^(?:(?:ok(?:ay)?|fine|yes|yeah|sure)[,. ]+)+(?:I'll|let's) do (?:it|that|this)\b|^(?:ok(?:ay)?|sure|fine|yes|alright)?,? ?(?:put|write|note) (?:that|it|this) down\b/i;

// biome-ignore format: one move per row reads as a table.
export const MOVES: readonly Move[] = [
  ['hear that tablets were stopped', safety.stoppedTablets, safety.hearStoppedTablets],
  ['raise the alarm', (t) => t.crisis?.answer === 'alarm' && !(t.conversation.safety === 'alarm' && t.crisis.kind === 'unnamed'), safety.raiseAlarm],
  ['hear whether they think of ending their life', signs.answersMeans, (t) => (signs.deniesMeans(t) ? signs.doubtMeans(t) : safety.raiseAlarm(t))],
  ['hear that the means are at hand', signs.hasMeans, signs.hearMeans],
  ['be glad that somebody is there', signs.isInTouch, signs.hearInTouch],
  ['end an alarm that is over', signs.endsAlarm, signs.endAlarm],
  ['stay after an alarm', (t) => t.conversation.safety === 'alarm', safety.stayAfterAlarm],
  ['hear that they starve', safety.isStarving, safety.hearStarving],
  ['hear signs of withdrawal', (t) => t.crisis?.answer !== 'alarm' && safety.isInWithdrawal(t), safety.hearWithdrawal],
  ['hear heavy drinking', (t) => t.crisis?.answer !== 'alarm' && told.drinksHeavily(t), told.hearHeavyDrinking],
  ['hear whether they shake', (t) => t.crisis?.answer !== 'alarm' && told.answersShakes(t), told.hearShakes],
  ['hear of violence or control', told.tellsOfViolence, told.hearViolence],
  ['believe that nothing will happen', told.deniesDanger, told.believe],
  ['send pain to a doctor', (t) => t.crisis?.answer !== 'alarm' && safety.isInPain(t) && !t.is('plan'), safety.hearPain],
  ['hear whether they are safe', (t) => t.conversation.safety === 'check' && t.crisis === null, safety.hearSafety],
  ['stay with despair', (t) => t.crisis?.answer === 'check', safety.stayWithDespair],
  ['check before a goodbye', safety.needsLastCheck, safety.checkBeforeGoodbye],
  ['stay close after a danger', safety.staysClose, safety.stayClose],
  ['answer a loss by suicide', (t) => t.crisis?.answer === 'bereaved' && !t.hasSaid('comfort'), (t) => t.mark('comfort').add({ kind: 'crisis', answer: 'bereaved' }).begin(undefined).set({ topic: 'grief', asked: 'talk' })],
  ['refer a clinical question', (t) => t.turn.isClinical && !t.is('goodbye') && !(t.countSaid('theme expert') > 0 && !t.hears(/\?/)) && !step.isSafePlan(t), safety.refer],

  ['ask which kind of done is meant', (t) => t.is('done'), hearDone],
  ['say goodbye', (t) => (t.is('goodbye') && !saysYesToStep(t)) || (t.asked === 'after' && (t.is('no') || isAside(t))), sayGoodbye],
  ['take thanks', (t) => t.is('thanks') && !saysYesToStep(t), takeThanks],
  ['greet', (t) => t.is('greeting'), greet],
  ['let them think', (t) => t.is('later'), (t) => (t.asked === 'confirm' ? t.say('thinking').askAgain() : t.say('thinking').offer('talk'))],
  ['forgive', (t) => t.is('sorry') && !saysYesToStep(t), (t) => t.say('forgiven').askAgain()],
  ['smile', (t) => t.is('chat'), smile],
  ['wait', (t) => t.is('nothing'), (t) => t.say('quiet')],
  ['drop a refused step', refused.refusesStep, refused.dropStep],
  ['own up to a repeated question', (t) => t.is('told already'), (t) => t.say('toldAlready').askNext()],
  ['roll with a complaint', (t) => t.is('complaint') && !(t.asked === 'confirm' && t.hears(/\bok(?:ay)?[.!]*$/i)), hearComplaint],
  ['say what it is', (t) => t.is('about coach'), (t) => t.say(t.hears(/interviewing|\bmi\b|cbt|therapy|evidence|framework|method|approach|technique|model/i) ? 'method' : t.hears(/\bwhat (?:do|can)\b/i) ? 'canDo' : 'aboutCoach').askAgain()],
  ['stay in scope', (t) => t.is('outside'), (t) => t.say('outside').askAgain()],
  ['explain the question', (t) => t.is('meaning'), (t) => t.say('simpler').offer('talk')],
  ['point to the help page', (t) => t.is('app'), (t) => (t.asked === 'topic' ? t.say('appMatter').offer('talk') : t.say('appMatter').askAgain())],

  ['hear how the step went', (t) => t.asked === 'review', step.hearReview],
  ['offer a smaller step or another moment', (t) => t.asked === 'obstacle' && isNothingElse(t), (t) => step.offerAdjustment(t.acknowledge())],
  ['hear what helped', (t) => t.asked === 'helped' && isNothingElse(t), (t) => t.acknowledge().askOnward()],
  ['adjust the step', (t) => t.asked === 'adjust' && isNothingElse(t), step.adjust],
  ['keep a step that works', (t) => t.asked === 'onward' && t.hears(/\b(?:keep|same|stay|again|yes|another week|carry on)\b/i), (t) => t.say('yes').propose(t.conversation.lastStep ?? '')],

  ['save the step', (t) => t.asked === 'confirm' && step.agrees(t), step.saveDraft],
  ['take an idea from the list', (t) => step.findIdea(t) !== null, (t) => step.takePlan(t, step.findIdea(t))],
  ['just talk', (t) => (t.hears(JUST_TALK) && !t.isGlad) || (t.asked === 'offer' && t.is('no', 'refusal')), (t) => t.mark('just talk').remember().set({ draft: null }).say('justTalk').offer('talk')],
  ['change the step on the screen', (t) => t.asked === 'confirm' && (t.is('no') || t.hears(/^not quite\b/i)) && t.hears(/\bquite\b|\bthat's not it\b|\bwrong\b/i), (t) => t.offer('confirm').say('notQuite')],
  ['hear which time does not suit', step.isOtherTime, step.findOtherTime],
  ['let the step go', (t) => step.isAtTheStep(t) && t.is('no', 'let go', 'refusal'), step.letGo],
  ['leave it when asked', (t) => t.is('let go'), (t) => t.say('letGo').askAfter()],
  ['make it smaller', (t) => t.is('smaller') && step.isAtTheStep(t), step.makeSmaller],
  ['add to the step', (t) => t.asked === 'confirm' && step.findDetail(t) !== null && !t.is('plan'), (t) => t.propose(step.findDetail(t) ?? '', 'changed')],
  ['look for a step', (t) => t.asked === 'offer' && (t.is('yes') || t.hears(/\blook for\b|\bsomething small\b|\bstep\b/i)), (t) => t.summarize().offerReading().showIdeas()],
  ['let them write their own step', (t) => t.asked !== 'confirm' && t.asked !== 'offer' && !t.hasSaid('just talk') && t.hears(COMMITS) && step.findPlan(t) === null, (t) => t.offer('write').say('writeIt')],
  ['change the topic', (t) => t.is('change') || (t.hears(BACK) && countWords(t.turn.text) <= 8 && t.turn.topic !== undefined && t.turn.topic.id !== t.topic?.id), changeTopic],
  ['give an idea when asked', (t) => t.is('advice'), (t) => (safety.isInDanger(t) ? safety.stayClose(t) : advise(t))],
  ['answer a question', (t) => t.is('question'), answer],

  ['keep it to one step', (t) => t.asked === 'confirm' && t.hears(/\b(?:can|could) (?:I|we) (?:also )?add\b|\b(?:also|as well)\b/i), (t) => t.say('oneEnough').askAgain()],
  ['take up what was said before', (t) => step.findLateStep(t) !== null && step.findPlan(t) === null, (t) => t.propose(step.findLateStep(t) ?? '')],
  ['take the step off the table', (t) => t.asked === 'confirm' && t.hears(/^(?:actually,? |oh,? |wait,? )*(?:no|nah)\b,? (?:not|actually|wait|that)\b/i) && step.findPlan(t) === null, (t) => listen(t.set({ draft: null }))],
  ['take a plan', (t) => step.findPlan(t) !== null, (t) => (safety.isInDanger(t) ? safety.stayClose(t) : step.takePlan(t, step.findPlan(t)))],
  ['be curious about what did not work', (t) => t.is('failed') && t.countSaid('obstacle') < 2 && t.conversation.lastStep !== null, (t) => t.say('wentNot').say('obstacle').offer('obstacle')],
  ['hear a doubt about the step', (t) => t.asked === 'confirm' && (t.is('unknown', 'number', 'failed') || (t.hears(DOUBT) && countWords(t.turn.text) <= 10)), step.hearDoubt],
  ['listen beside the step on the screen', (t) => t.asked === 'confirm', (t) => t.remember().acknowledge()],

  ['hear a number', (t) => t.is('number'), hearNumber],
  ['let an “I don’t know” stand', (t) => t.is('unknown'), hearUnknown],
  ['let them choose an idea', (t) => t.asked === 'idea' && t.is('yes'), (t) => t.say('whichIdea').offer('idea', t.steps)],
  ['take a yes', (t) => t.is('yes'), takeYes],
  ['take a no', (t) => t.is('no'), (t) => (t.countSaid('no') > 0 ? t.say('openDoor').offer('talk') : t.say('no').offer('talk'))],
  ['accept a refusal', (t) => t.is('refusal'), (t) => t.remember().say('refused').invite()],
  ['listen', () => true, listen],
];

const saysYesToStep = (talk: Talk) => talk.asked === 'confirm' && step.agrees(talk);
const isAside = (talk: Talk) =>
  talk.is('fact') && countWords(talk.turn.text) <= 4 && !talk.turn.topic;
const isNothingElse = (talk: Talk) => !talk.is('plan', 'advice', 'question', 'change');

function sayGoodbye(talk: Talk) {
  const { saved, isClinical, safety } = talk.conversation;
  if (talk.is('goodbye') && talk.hears(/\bthank|\bthx|\bcheers/i)) talk.say('welcome');
  talk.say('goodbye');
  if (talk.asked === 'confirm') talk.say('unsaved');
  else if (saved.length > 0 && talk.countSaid('savedReminder') === 0) talk.say('savedReminder');
  if (isClinical) talk.say('careTeam');
  if (safety) talk.say('softer');
}

function hearDone(talk: Talk) {
  const isOver =
    talk.asked === 'after' || talk.asked === 'confirm' || talk.conversation.saved.length > 0;
  if (isOver || talk.countSaid('doneHow') > 0) return sayGoodbye(talk);
  return talk.say('doneHow').offer('talk', CHOICES.doneHow);
}

function takeThanks(talk: Talk) {
  talk.say(talk.hears(/\bkind|nice|sweet|better than|helped|helps\b/i) ? 'kind' : 'welcome');
  if (talk.asked === 'confirm') return talk.say('unsaved');
  const isDone =
    talk.asked === 'after' || talk.conversation.saved.length > 0 || talk.hasSaid('just talk');
  return isDone ? sayGoodbye(talk.set({ asked: 'talk' })) : talk.askAfter();
}

function greet(talk: Talk) {
  const isAsked = talk.hears(/how|what's up|you\?*$/i) && talk.countSaid('howAreYou') < 2;
  if (isAsked) return talk.say('howAreYou');
  talk.say('greeting');
  return talk.asked === 'topic' ? talk.say('whichTopic').askTopic() : talk.askAgain();
}

function smile(talk: Talk) {
  const isLaugh = talk.hears(/l(?:o|m)|ha|he|😂|🤣|xd/iu);
  talk.say(talk.hears(/\bit's /i) ? 'aside' : isLaugh ? 'laugh' : 'emoji').askAgain();
}

function hearComplaint(talk: Talk) {
  const kind = COMPLAINTS.find(([, pattern]) => talk.hears(pattern))?.[0] ?? 'complaint';
  if (talk.hears(STOP_ECHO)) talk.mark('no echo');
  talk.remember().say(kind).offer('talk');
  if (kind === 'tooManyQuestions') return talk.mark('no questions');
  if (talk.conversation.saved.length > 0 && talk.hears(/^whatever/i)) return sayGoodbye(talk);
  if (kind === 'noReminders' || kind === 'noTrust' || kind === 'noHurry') return talk;
  const isTold = talk.turn.clauses.some(
    ({ text, weight }) => weight > 2.5 && !ABOUT_COACH.test(text),
  );
  if (isTold && kind !== 'misheard' && countWords(talk.turn.text) > 12)
    return talk.acknowledge().askNext();
  return talk.say(kind === 'misheard' || kind === 'notHeard' ? 'sayAgain' : 'afterComplaint');
}

function hearNumber(talk: Talk) {
  const n = talk.turn.number ?? 5;
  talk.say(n <= 4 ? 'numberLow' : n <= 6 ? 'number' : 'numberHigh', { n: String(n) }).askNext();
}

function takeYes(talk: Talk) {
  const wantsMore = talk.hears(/^(?:yes|yeah|yep|yup)\b/i);
  if (talk.asked === 'after' && !wantsMore) return sayGoodbye(talk);
  const needsTopic = talk.asked === 'after' || talk.asked === 'topic';
  return needsTopic ? talk.say('yes').say('whichTopic').askTopic() : talk.say('yes').askNext();
}

function hearUnknown(talk: Talk) {
  if (talk.asked === 'after') return talk.say('openDoor').offer('talk');
  talk.say('unknown');
  if (talk.asked === 'topic') return talk.askTopic();
  const isLost = talk.countSaid('unknown') > 1 && talk.topic && !talk.hasSaid('just talk');
  return isLost ? talk.offerReading().showIdeas() : talk.invite();
}
