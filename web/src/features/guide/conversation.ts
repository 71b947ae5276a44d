import { checkMessage } from '@hearthway/domain/guide/check-message';
import type { GuideThreadResponse } from '@hearthway/domain/guide/contract';
import { crisisAnswer, crisisAnswerIn } from '@hearthway/domain/guide/crisis-answer';
import type { CrisisAnswer } from '@hearthway/domain/guide/detect-crisis';
import { GUIDE_MESSAGES } from '@hearthway/domain/guide/messages';
import { readSafety } from '@hearthway/domain/guide/read-safety';
import type { HelpContacts } from '@hearthway/domain/help/help-contacts';
import { createAtom, type ReadonlyAtom } from '@tanstack/react-store';
import type { AskGuide } from './ask-guide.ts';
import { hearServer } from './hear-server.ts';

export interface ChatMessage {
  id: number;
  role: 'user' | 'assistant';
  content: string;
  /** Which of the fixed answers to words of crisis this is. */
  crisis?: CrisisAnswer | null;
  /** The member has been asked whether they are safe, and has not said. */
  awaitsSafety?: boolean;
}

/** `accepted` clears the input; otherwise `problem` is for a toast. */
export type SendResult = { accepted: true } | { accepted: false; problem: string | null };

interface Question {
  message: string;
  page: string;
}

interface ConversationDeps {
  /** What this device hears by itself. */
  hear: (message: string) => { answer: CrisisAnswer } | null;
  ask: AskGuide;
  deleteThread: (id: string) => Promise<void>;
  /** Whom to reach from where the member is. */
  contacts: () => HelpContacts;
  isOnline: () => boolean;
  /** The day it is where the member is. */
  today: () => string;
  /** Somebody spoke of a crisis. */
  onCrisis: () => void;
  onQuestion: (question: Question) => void;
  onError: (error: unknown) => void;
}

interface Conversation {
  messages: ReadonlyAtom<ChatMessage[]>;
  isBusy: ReadonlyAtom<boolean>;
  /** What was said before comes back; whoever has spoken by then has begun anew. */
  resume(thread: NonNullable<GuideThreadResponse['thread']>): void;
  send(message: string, page: string): SendResult;
  /** Whoever is safe gets their question answered; whoever is not gets the numbers again, first. */
  answerSafety(isSafe: boolean): void;
  /** Gone on every device, and here at once. Throws when it is not. */
  forget(): Promise<void>;
}

/** So long the question whether somebody is safe waits for the server to say that it need not be asked. */
const DOUBT_MS = 4_000;

export function createConversation(deps: ConversationDeps): Conversation {
  const messages = createAtom<ChatMessage[]>([]);
  const isBusy = createAtom(false);
  let threadId: string | null = null;
  let nextId = 1;
  /** What waits for the member to say that they are safe. */
  let held: Question | null = null;
  /** The answer that is being given, if one is. */
  let answering = Promise.resolve();

  function add(message: Omit<ChatMessage, 'id'>): number {
    const id = nextId++;
    messages.set((all) => [...all, { id, ...message }]);
    return id;
  }

  const change = (id: number, changed: Partial<ChatMessage>) =>
    messages.set((all) => all.map((one) => (one.id === id ? { ...one, ...changed } : one)));

  /**
   * A fixed answer, with the numbers of where the member is: the server does not know. What was heard
   * last is what they are asked about, even if an earlier message is answered after it.
   */
  function answerCrisis(crisis: CrisisAnswer, question: Question, id: number): void {
    deps.onCrisis();
    change(id, { content: crisisAnswer(deps.contacts(), crisis), crisis });
    if (messages.get().some((later) => later.id > id && later.crisis)) return;
    const awaitsSafety = crisis === 'ask';
    held = awaitsSafety ? question : null;
    messages.set((all) =>
      all.map((one) => ({ ...one, awaitsSafety: awaitsSafety && one.id === id })),
    );
  }

  const addAnswer = () => add({ role: 'assistant', content: '' });

  /** By the server. In doubt, whatever keeps it from answering leads to the question whether they are safe. */
  async function answer(question: Question, { isSafe = false, isDoubtful = false }): Promise<void> {
    isBusy.set(true);
    const id = addAnswer();
    const context = { page: question.page, today: deps.today(), ...(isSafe && { is_safe: true }) };
    let text = '';
    let otherwise: string = GUIDE_MESSAGES.noAnswer;
    try {
      const request = { message: question.message, thread_id: threadId, context };
      const whole = await hearServer(deps.ask, request, {
        onText: (content) => change(id, { content }),
        patienceMs: isDoubtful ? DOUBT_MS : null,
      });
      text = whole.answer;
      threadId = whole.threadId ?? threadId;
    } catch (error) {
      otherwise = GUIDE_MESSAGES.failed;
      deps.onError(error);
    }
    const crisis = text === '' && isDoubtful ? 'ask' : crisisAnswerIn(text);
    if (crisis) answerCrisis(crisis, question, id);
    else change(id, { content: text || otherwise });
    isBusy.set(false);
  }

  function answerSafety(isSafe: boolean, said = isSafe ? 'I am safe' : 'I am not safe'): void {
    const question = held;
    if (!question) return;
    held = null;
    messages.set((all) => all.map((message) => ({ ...message, awaitsSafety: false })));
    add({ role: 'user', content: said });
    if (!isSafe) {
      answerCrisis('alarm', question, addAnswer());
      return;
    }
    add({ role: 'assistant', content: GUIDE_MESSAGES.gladYouAreSafe });
    if (!checkMessage(question.message).ok) return;
    answering = answering.then(() => answer(question, { isSafe }));
  }

  /** Where this device is in doubt and has a network, the server, which hears better, is asked first. */
  const isForServer = (message: string, heard: CrisisAnswer) =>
    heard === 'ask' && !isBusy.get() && deps.isOnline() && checkMessage(message).ok;

  function send(message: string, page: string): SendResult {
    const crisis = deps.hear(message);
    if (!crisis) {
      const safety = held && readSafety(message);
      if (safety) {
        answerSafety(safety === 'safe', message.trim());
        return { accepted: true };
      }
      if (isBusy.get()) return { accepted: false, problem: null };
      const check = checkMessage(message);
      if (!check.ok) return { accepted: false, problem: check.message };
    }
    const question = { message, page };
    add({ role: 'user', content: message.trim() });
    deps.onQuestion(question);
    if (!crisis) answering = answer(question, {});
    else if (isForServer(message, crisis.answer))
      answering = answer(question, { isDoubtful: true });
    // Here and now: no rule, no network and no waiting stands before.
    else answerCrisis(crisis.answer, question, addAnswer());
    return { accepted: true };
  }

  return {
    messages,
    isBusy,
    send,
    answerSafety: (isSafe) => answerSafety(isSafe),
    resume(thread) {
      if (nextId > 1) return;
      threadId = thread.id;
      messages.set(thread.messages.map((message) => ({ id: nextId++, ...message })));
    },
    async forget() {
      if (threadId) await deps.deleteThread(threadId);
      threadId = null;
      held = null;
      messages.set([]);
    },
  };
}
