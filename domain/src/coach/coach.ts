import { isClinicalQuestion } from '../guide/clinical-rules.ts';
import { type CrisisAnswer, detectCrisis } from '../guide/detect-crisis.ts';
import { COACH_LINES, type LineKind } from './lines.ts';
import { isAskedBack, readAnswer, readConfidence, readReview } from './read-message.ts';
import {
  isNoStep,
  looksLikeMoment,
  readMoment,
  readStep,
  stepSentence,
  withoutFillers,
} from './read-step.ts';
import { type CoachTool, coachTopic, OFFERED_TOPICS, topicOf } from './topics.ts';

/** What the coach is waiting for. */
export const COACH_STATES = [
  'review',
  'topic',
  'tried',
  'sure',
  'surer',
  'step',
  'moment',
  'act',
  'agree',
  'smaller',
  'ended',
] as const;
export type CoachState = (typeof COACH_STATES)[number];

/** One conversation, as it is kept on the device: plain data, so that a reload goes on with it. */
export interface CoachConversation {
  state: CoachState;
  topic: string | null;
  /** Halves of the step as far as they are known. */
  moment: string | null;
  act: string | null;
  /** Lines that were said, so that none is said twice. */
  said: readonly string[];
  /** Why it ended. */
  end: 'kept' | 'goodbye' | 'crisis' | null;
  /** Where it goes on when somebody who said goodbye comes back. */
  pausedIn?: CoachState;
}

/** Words that the guide gives too; whoever shows them knows the contacts. A crisis is an alarm unless it says otherwise. */
export type FixedPart = { kind: 'crisis'; answer?: CrisisAnswer } | { kind: 'clinical' };

export type CoachPart =
  | { kind: 'line'; text: string }
  | FixedPart
  | { kind: 'tool'; tool: CoachTool }
  /** A sentence of this workshop, where the member may open it. */
  | { kind: 'quote'; workshop: string };

export interface CoachReply {
  conversation: CoachConversation;
  parts: CoachPart[];
  /** Answers to tap; writing is always possible too. */
  choices: string[];
  /** The step that was agreed: it becomes a commitment. */
  step: string | null;
}

export const REVIEW_CHOICES = ['It worked', 'Partly', 'It didn’t happen'] as const;
export const AGREE_CHOICES = ['Yes, keep it', 'Make it smaller', 'Not now'] as const;
const TRIED_CHOICES = ['Nothing yet', 'A few things'] as const;
const CONFIDENCE_CHOICES = ['2', '4', '6', '8', '10'] as const;

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
  if (crisis?.answer === 'alarm') {
    draft.add({ kind: 'crisis' });
    draft.end('crisis');
    return draft.reply();
  }
  // Asked whether they are safe, or met in their grief: the conversation stays where it was.
  if (crisis) {
    draft.add({ kind: 'crisis', answer: crisis.answer });
    return draft.reply();
  }
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

/** A reply while it is being put together. */
class Draft {
  conversation: CoachConversation;
  #parts: CoachPart[] = [];

  constructor(before: CoachConversation) {
    this.conversation = before;
  }

  set(change: Partial<CoachConversation>): void {
    this.conversation = { ...this.conversation, ...change };
  }

  add(part: CoachPart): void {
    this.#parts.push(part);
  }

  /** Says the next line of a kind; returns whether there was one left. */
  say(kind: LineKind, words: Record<string, string> = {}): boolean {
    const lines: readonly string[] = COACH_LINES[kind];
    const index = lines.findIndex((_line, at) => !this.conversation.said.includes(`${kind}-${at}`));
    const line = lines[index];
    if (line === undefined) return false;
    this.set({ said: [...this.conversation.said, `${kind}-${index}`] });
    this.add({
      kind: 'line',
      text: line.replace(/\{(\w+)\}/g, (_place, name: string) => words[name] ?? ''),
    });
    return true;
  }

  quoteFrom(topicId: string | null): void {
    const topic = coachTopic(topicId ?? '');
    const mark = `quote ${topicId}`;
    if (!topic || this.conversation.said.includes(mark)) return;
    this.set({ said: [...this.conversation.said, mark] });
    this.add({ kind: 'quote', workshop: topic.workshop });
  }

  offerTool(): void {
    const tool = coachTopic(this.conversation.topic ?? '')?.tool;
    if (!tool || this.conversation.said.includes(tool)) return;
    if (!this.say('tool')) return;
    this.set({ said: [...this.conversation.said, tool] });
    this.add({ kind: 'tool', tool });
  }

  step(): string | null {
    return stepSentence(this.conversation);
  }

  end(end: NonNullable<CoachConversation['end']>): void {
    this.set({ state: 'ended', end });
  }

  /** Somebody has to go: whoever comes back goes on from here, as long as we can say goodbye again. */
  pause(): CoachReply {
    const { state, pausedIn } = this.conversation;
    const reply = this.sayGoodbye();
    const again = pausedIn ?? (state === 'ended' ? undefined : state);
    const canSayItAgain = COACH_LINES.goodbye.some(
      (_line, at) => !this.conversation.said.includes(`goodbye-${at}`),
    );
    this.set({ pausedIn: canSayItAgain ? again : undefined });
    return { ...reply, conversation: this.conversation };
  }

  sayGoodbye(): CoachReply {
    this.say('goodbye');
    this.end('goodbye');
    return this.reply();
  }

  reply(step: string | null = null): CoachReply {
    return { conversation: this.conversation, parts: this.#parts, choices: this.#choices(), step };
  }

  #choices(): string[] {
    const { state, topic } = this.conversation;
    switch (state) {
      case 'review':
        return [...REVIEW_CHOICES];
      case 'topic':
        return OFFERED_TOPICS.map((id) => coachTopic(id)?.label ?? id);
      case 'tried':
        return [...TRIED_CHOICES];
      case 'sure':
        return [...CONFIDENCE_CHOICES];
      case 'step':
        return [...(coachTopic(topic ?? '')?.steps ?? [])];
      case 'agree':
        return [...AGREE_CHOICES];
      default:
        return [];
    }
  }
}
