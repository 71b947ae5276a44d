import { isClinicalQuestion } from '../guide/clinical-rules.ts';
import { detectCrisis } from '../guide/detect-crisis.ts';
import type { CoachConversation, CoachReply, CoachState } from './conversation.ts';
import { Draft } from './draft.ts';
import type { LineKind } from './lines.ts';
import { isAskedBack, readAnswer, readConfidence, readReview } from './read-message.ts';
import { isNoStep, looksLikeMoment, readMoment, readStep, withoutFillers } from './read-step.ts';
import { topicOf } from './topic-of.ts';
import { coachTopic } from './topics.ts';

/** How a conversation begins: with how the last step went, where there was one. */
export function beginCoaching(lastStep: string | null): CoachReply {
  const draft = new Draft({
    state: lastStep ? 'review' : 'topic',
    topic: null,
    moment: null,
    act: null,
    said: [],
    end: null,
  });
  if (lastStep) draft.say('helloAgain', { last: lastStep });
  else draft.say('hello');
  return draft.reply();
}

/** What the coach says to a message. The same conversation and message always get the same reply. */
export function coachReply(before: CoachConversation, message: string): CoachReply {
  const draft = new Draft(before);
  const text = message.trim();
  if (before.state === 'ended' && !before.pausedIn) return draft.reply();
  const crisis = detectCrisis(text);
  // Failures and bad days are told here all the time, in half sentences: what only the classifier hears
  // is left to the guide and the journal.
  if (crisis && crisis.kind !== 'unnamed' && crisis.kind !== 'bereaved') {
    draft.add({ kind: 'crisis' });
    draft.end('crisis');
    return draft.reply();
  }
  if (crisis?.answer === 'bereaved') return answerGrief(draft);
  const answer = readAnswer(text);
  if (answer === 'goodbye') return draft.pause();
  if (before.state === 'ended') return comeBack(draft, text);
  if (isClinicalQuestion(text)) {
    draft.add({ kind: 'clinical' });
    return draft.say('afterClinical') ? draft.reply() : draft.sayGoodbye();
  }
  if (answer === 'outside') return draft.say('outOfScope') ? draft.reply() : draft.sayGoodbye();
  if (answer === 'about coach' && draft.say('aboutCoach')) return draft.reply();
  if (answer === 'too much') return draft.say('lighter') ? draft.reply() : draft.pause();
  if (answer === 'change' && before.state !== 'topic' && before.state !== 'review') {
    const named = topicOf(text);
    if (named && named.id !== before.topic) return chooseTopic(draft, named.id);
    draft.set({ state: 'topic', moment: null, act: null });
    return draft.say('changeTopic') ? draft.reply() : draft.sayGoodbye();
  }
  return TURNS[before.state](draft, text);
}

/** The gentle answer is given once; whoever goes on telling of a loss needs a person, not our questions. */
function answerGrief(draft: Draft): CoachReply {
  if (draft.comfort()) return draft.reply();
  draft.say('grief');
  draft.set({ pausedIn: undefined });
  draft.end('goodbye');
  return draft.reply();
}

/** Where we were, and, where something was said that goes on from there, the answer to it. */
function comeBack(draft: Draft, message: string): CoachReply {
  const { pausedIn, topic } = draft.conversation;
  draft.set({ state: pausedIn ?? 'topic', end: null });
  draft.set({ pausedIn: undefined });
  const isOnlyHello =
    /\b(back|where were we)\b/i.test(message) || readAnswer(message) === 'greeting';
  if (isOnlyHello && draft.say('welcomeBack', { aim: coachTopic(topic ?? '')?.aim ?? 'you' })) {
    return draft.reply();
  }
  return coachReply(draft.conversation, message);
}

type Turn = (draft: Draft, message: string) => CoachReply;

const TURNS: Record<Exclude<CoachState, 'ended'>, Turn> = {
  review(draft, message) {
    const outcome = readReview(message);
    draft.set({ state: 'topic' });
    draft.say(outcome);
    return draft.reply();
  },

  topic(draft, message) {
    if (isAskedBack(message) && draft.say('askTopic')) return draft.reply();
    const topic = topicOf(message);
    if (topic) return chooseTopic(draft, topic.id);
    // Somebody's own words for it are as good as ours, if they are words.
    if (readAnswer(message) === 'words' && message.split(/\s+/).length >= 2) {
      return chooseTopic(draft, 'habit');
    }
    return draft.say('askTopic') ? draft.reply() : draft.sayGoodbye();
  },

  tried(draft, message) {
    const answer = readAnswer(message);
    if (answer === 'unsure' && draft.say('askTriedAgain')) return draft.reply();
    if (isAskedBack(message) && draft.say('explainTried')) return draft.reply();
    const { topic } = draft.conversation;
    if (answer === 'words') draft.say('heardTried');
    draft.quoteFrom(topic);
    draft.set({ state: 'sure' });
    return draft.say('askSure') ? draft.reply() : draft.sayGoodbye();
  },

  sure(draft, message) {
    const confidence = readConfidence(message);
    if (confidence === null) {
      if (isAskedBack(message) && draft.say('explainSure')) return draft.reply();
      if (draft.say('askSureAgain')) return draft.reply();
    }
    draft.set({ state: 'surer' });
    return draft.say(surerKind(confidence ?? 5)) ? draft.reply() : TURNS.surer(draft, '');
  },

  surer(draft, message) {
    // A number that comes late is still the answer to how sure somebody is.
    const late = message.split(/\s+/).length <= 4 ? readConfidence(message) : null;
    if (late !== null && draft.say(surerKind(late))) return draft.reply();
    if (isAskedBack(message) && draft.say('explainSurer')) return draft.reply();
    draft.offerTool();
    draft.set({ state: 'step' });
    return draft.say('askStep') ? draft.reply() : draft.sayGoodbye();
  },

  step(draft, message) {
    if (isBare(message)) return draft.say('didNotFollow') ? draft.reply() : leaveIt(draft);
    const halves = readStep(message);
    const isAsked = isAskedBack(message) && !(halves.moment && halves.act);
    if (isAsked && draft.say('explainStep')) return draft.reply();
    if (isNoStep(message) && draft.say('whatCouldYouDo')) return draft.reply();
    draft.set(halves);
    return askWhatIsMissing(draft);
  },

  moment(draft, message) {
    if (readAnswer(message) === 'no' && isBare(message)) return leaveIt(draft);
    const halves = readStep(message);
    if (halves.moment) draft.set(halves.act ? halves : { moment: halves.moment });
    // What is done and not when: "I could put it in the hallway".
    else if (/^(?:i )?(?:could|can|will|might)\b/i.test(withoutFillers(message.trim()))) {
      if (!/^do (?:that|this|it)\b/i.test(halves.act ?? '')) draft.set(halves);
    } else if (!isBare(message) && !isNoStep(message)) draft.set({ moment: readMoment(message) });
    return askWhatIsMissing(draft);
  },

  act(draft, message) {
    if (readAnswer(message) === 'no' && isBare(message)) return leaveIt(draft);
    if (isBare(message)) return draft.say('askAct') ? draft.reply() : leaveIt(draft);
    if (isNoStep(message) && draft.say('whatCouldYouDo')) return draft.reply();
    const { moment, act } = readStep(message);
    draft.set({ act, moment: draft.conversation.moment ?? moment });
    return askWhatIsMissing(draft);
  },

  agree(draft, message) {
    const answer = readAnswer(message);
    if ((answer === 'yes' || answer === 'thanks') && !looksLikeMoment(message)) {
      draft.say('kept');
      draft.end('kept');
      return draft.reply(draft.step());
    }
    if (answer === 'smaller') {
      draft.set({ state: 'smaller' });
      return draft.say('askSmaller') ? draft.reply() : leaveIt(draft);
    }
    if (answer === 'no' || answer === 'unsure') return leaveIt(draft);
    if ((isAskedBack(message) || isNoStep(message)) && draft.say('oneIsEnough'))
      return draft.reply();
    // Something else was written: the step in other words.
    return TURNS.smaller(draft, message);
  },

  smaller(draft, message) {
    if (isBare(message)) return leaveIt(draft);
    const { moment, act } = readStep(message);
    draft.set({ moment: moment ?? draft.conversation.moment, act: act ?? draft.conversation.act });
    return askWhatIsMissing(draft);
  },
};

const surerKind = (sure: number): LineKind =>
  sure <= 4 ? 'surerFromLow' : sure <= 7 ? 'surerFromMiddle' : 'surerFromHigh';

/** A bare yes, no or don't-know where words are asked for; "No phone after nine" is a step. */
function isBare(message: string): boolean {
  const answer = readAnswer(message);
  if (answer === 'unsure' && !/^(maybe|perhaps)/i.test(message.trim())) return true;
  return answer !== 'words' && message.split(/\s+/).length <= 4;
}

function chooseTopic(draft: Draft, id: string): CoachReply {
  draft.set({ topic: id, state: 'tried', moment: null, act: null });
  const asked = draft.say('askTried', { aim: coachTopic(id)?.aim ?? 'that' });
  return asked ? draft.reply() : draft.sayGoodbye();
}

function askWhatIsMissing(draft: Draft): CoachReply {
  const { moment, act } = draft.conversation;
  if (!act) {
    draft.set({ state: 'act' });
    return draft.say('askAct') ? draft.reply() : leaveIt(draft);
  }
  if (!moment) {
    draft.set({ state: 'moment' });
    return draft.say('askMoment') ? draft.reply() : leaveIt(draft);
  }
  draft.set({ state: 'agree' });
  return draft.say('askAgree', { step: draft.step() ?? '' }) ? draft.reply() : leaveIt(draft);
}

function leaveIt(draft: Draft): CoachReply {
  draft.say('notKept');
  draft.end('goodbye');
  return draft.reply();
}
