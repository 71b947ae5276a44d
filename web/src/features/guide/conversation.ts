import { checkMessage } from '@hearthway/domain/guide/check-message';
import type { GuideThreadResponse } from '@hearthway/domain/guide/contract';
import { crisisAnswer, findCrisisAnswer } from '@hearthway/domain/guide/crisis-answer';
import type { CrisisAnswer } from '@hearthway/domain/guide/detect-crisis';
import { GUIDE_MESSAGES } from '@hearthway/domain/guide/messages';
import { parseSafetyReply } from '@hearthway/domain/guide/read-safety';
import type { HelpContacts } from '@hearthway/domain/help/help-contacts';
import { createAtom, type ReadonlyAtom } from '@tanstack/react-store';
import type { AskGuide } from './ask-guide.ts';
import { askWithTimeout } from './ask-with-timeout.ts';

export interface ChatMessage {
  id: number;
  role: 'user' | 'assistant';
  content: string;
  crisis?: CrisisAnswer | null;
  /** Asks whether the member is safe, and has no answer yet. */
  awaitsSafety?: boolean;
}

/** `accepted` clears the input; otherwise `problem`, if any, is shown as a toast. */
export type SendResult = { accepted: true } | { accepted: false; problem: string | null };

interface Question {
  message: string;
  page: string;
}

interface ConversationDeps {
  detectCrisis: (message: string) => { answer: CrisisAnswer } | null;
  ask: AskGuide;
  deleteThread: (id: string) => Promise<void>;
  contacts: () => HelpContacts;
  isOnline: () => boolean;
  today: () => string;
  onCrisis: () => void;
  onQuestion: (question: Question) => void;
  onError: (error: unknown) => void;
}

interface Conversation {
  messages: ReadonlyAtom<ChatMessage[]>;
  isBusy: ReadonlyAtom<boolean>;
  /** Restores an earlier thread, unless the member has already written something. */
  resume(thread: NonNullable<GuideThreadResponse['thread']>): void;
  send(message: string, page: string): SendResult;
  /** If safe, the pending question is answered; otherwise the alarm is shown. */
  answerSafety(isSafe: boolean): void;
  /** Deletes the thread on the server, then here. Throws if the server fails. */
  deleteConversation(): Promise<void>;
}

/** How long an uncertain detection waits for the server before asking whether the member is safe. */
const SERVER_TIMEOUT_MS = 4_000;

export function createConversation(deps: ConversationDeps): Conversation {
  const messages = createAtom<ChatMessage[]>([]);
  const isBusy = createAtom(false);
  let threadId: string | null = null;
  let nextId = 1;
  let pendingQuestion: Question | null = null;
  /** Resolves when the current answer is complete. */
  let currentAnswer = Promise.resolve();

  function add(message: Omit<ChatMessage, 'id'>): number {
    const id = nextId++;
    messages.set((all) => [...all, { id, ...message }]);
    return id;
  }

  const update = (id: number, changed: Partial<ChatMessage>) =>
    messages.set((all) => all.map((one) => (one.id === id ? { ...one, ...changed } : one)));

  /**
   * Shows a fixed crisis answer with the contacts of the member's country, which the server does not
   * know. Only the latest crisis message may ask about safety, even if an earlier one is answered after it.
   */
  function answerCrisis(crisis: CrisisAnswer, question: Question, id: number): void {
    deps.onCrisis();
    update(id, { content: crisisAnswer(deps.contacts(), crisis), crisis });
    if (messages.get().some((later) => later.id > id && later.crisis)) return;
    const awaitsSafety = crisis === 'ask';
    pendingQuestion = awaitsSafety ? question : null;
    messages.set((all) =>
      all.map((one) => ({ ...one, awaitsSafety: awaitsSafety && one.id === id })),
    );
  }

  const addAnswer = () => add({ role: 'assistant', content: '' });

  /** Asks the server. After an uncertain detection, a failure leads to the question about safety. */
  async function answer(
    question: Question,
    { isSafe = false, isUncertain = false },
  ): Promise<void> {
    isBusy.set(true);
    const id = addAnswer();
    const context = { page: question.page, today: deps.today(), ...(isSafe && { is_safe: true }) };
    let text = '';
    let fallback: string = GUIDE_MESSAGES.noAnswer;
    try {
      const request = { message: question.message, thread_id: threadId, context };
      const whole = await askWithTimeout(deps.ask, request, {
        onText: (content) => update(id, { content }),
        timeoutMs: isUncertain ? SERVER_TIMEOUT_MS : null,
      });
      text = whole.answer;
      threadId = whole.threadId ?? threadId;
    } catch (error) {
      fallback = GUIDE_MESSAGES.failed;
      deps.onError(error);
    }
    const crisis = text === '' && isUncertain ? 'ask' : findCrisisAnswer(text);
    if (crisis) answerCrisis(crisis, question, id);
    else update(id, { content: text || fallback });
    isBusy.set(false);
  }

  function answerSafety(isSafe: boolean, text = isSafe ? 'I am safe' : 'I am not safe'): void {
    const question = pendingQuestion;
    if (!question) return;
    pendingQuestion = null;
    messages.set((all) => all.map((message) => ({ ...message, awaitsSafety: false })));
    add({ role: 'user', content: text });
    if (!isSafe) {
      answerCrisis('alarm', question, addAnswer());
      return;
    }
    add({ role: 'assistant', content: GUIDE_MESSAGES.gladYouAreSafe });
    if (!checkMessage(question.message).ok) return;
    currentAnswer = currentAnswer.then(() => answer(question, { isSafe }));
  }

  /** An uncertain detection is first checked by the server, whose classifier is better. */
  const shouldAskServer = (message: string, detected: CrisisAnswer) =>
    detected === 'ask' && !isBusy.get() && deps.isOnline() && checkMessage(message).ok;

  function send(message: string, page: string): SendResult {
    const crisis = deps.detectCrisis(message);
    if (!crisis) {
      const safety = pendingQuestion && parseSafetyReply(message);
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
    if (!crisis) currentAnswer = answer(question, {});
    else if (shouldAskServer(message, crisis.answer))
      currentAnswer = answer(question, { isUncertain: true });
    // Immediately: no length check, no network and no wait for a running answer.
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
    async deleteConversation() {
      if (threadId) await deps.deleteThread(threadId);
      threadId = null;
      pendingQuestion = null;
      messages.set([]);
    },
  };
}
