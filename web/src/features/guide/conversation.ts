import { checkMessage } from '@hearthway/domain/guide/check-message';
import type { GuideRequest, GuideThreadResponse } from '@hearthway/domain/guide/contract';
import {
  type CrisisContact,
  checkInAnswer,
  crisisAnswer,
  crisisContacts,
  findAlarmSubject,
  quietLine,
} from '@hearthway/domain/guide/crisis-answer';
import type { Crisis, CrisisAnswer, CrisisKind } from '@hearthway/domain/guide/detect-crisis';
import { GUIDE_MESSAGES, isAllClearAnswer } from '@hearthway/domain/guide/messages';
import type { PageChoice } from '@hearthway/domain/guide/not-known';
import type { HelpContacts } from '@hearthway/domain/help/help-contacts';
import { createAtom, type ReadonlyAtom } from '@tanstack/react-store';
import type { AskGuide } from './ask-guide.ts';

interface Question {
  message: string;
  page: string;
}

export interface ChatMessage {
  id: number;
  role: 'user' | 'assistant';
  content: string;
  crisis?: CrisisAnswer | null;
  contacts?: readonly CrisisContact[];
  /** The message that raised an alarm is kept here until the member says that they are safe. */
  dismissable?: Question | null;
  choices?: readonly PageChoice[];
  isByModel?: boolean;
}

export type SendResult = { accepted: true } | { accepted: false; problem: string | null };

interface ConversationDeps {
  detectCrisis: (message: string, previous?: string) => Pick<Crisis, 'answer' | 'kind'> | null;
  ask: AskGuide;
  deleteThread: (id: string) => Promise<void>;
  contacts: () => HelpContacts;
  today: () => string;
  /**
   * The browser stores that an alarm was raised, so that the guide still knows about a crisis after
   * a reload.
   */
  alarm: { wasRaised: () => boolean; remember: () => void; forget: () => void };
  somethingElse: () => string;
  onCrisis: () => void;
  onQuestion: (question: Question) => void;
  onError: (error: unknown) => void;
}

export interface Conversation {
  messages: ReadonlyAtom<ChatMessage[]>;
  isBusy: ReadonlyAtom<boolean>;
  resume(thread: NonNullable<GuideThreadResponse['thread']>): void;
  send(message: string, page: string): SendResult;
  dismissAlarm(id: number): void;
  raiseAlarm(id: number): void;
  choose(id: number, choice: PageChoice | null, page: string): void;
  deleteConversation(): Promise<void>;
}

type Context = Pick<NonNullable<GuideRequest['context']>, 'is_safe' | 'choice'>;

export function createConversation(deps: ConversationDeps): Conversation {
  const messages = createAtom<ChatMessage[]>([]);
  const isBusy = createAtom(false);
  let threadId: string | null = null;
  let nextId = 1;
  let hasSaidSafe = false;
  let currentAnswer = Promise.resolve();

  function add(message: Omit<ChatMessage, 'id'>): number {
    const id = nextId++;
    messages.set((all) => [...all, { id, ...message }]);
    return id;
  }

  const update = (id: number, changed: Partial<ChatMessage>) =>
    messages.set((all) => all.map((one) => (one.id === id ? { ...one, ...changed } : one)));

  const find = (id: number) => messages.get().find((one) => one.id === id);

  function rememberCrisis(crisis: CrisisAnswer): void {
    deps.onCrisis();
    if (crisis === 'alarm') {
      deps.alarm.remember();
      hasSaidSafe = false;
    }
  }

  /**
   * Crisis contacts must never wait: not for the network, not for another answer, and not because a
   * message is too long.
   */
  function showCrisis(crisis: CrisisAnswer, kind: CrisisKind, dismissable: Question | null): void {
    rememberCrisis(crisis);
    const message = dismissable?.message;
    add({
      role: 'assistant',
      content: crisisAnswer(deps.contacts(), crisis, kind, message),
      crisis,
      contacts: crisisContacts(deps.contacts(), crisis, kind, message),
      dismissable,
    });
  }

  function failedAnswer(received: string, isUncertain: boolean): Partial<ChatMessage> {
    const contacts = deps.contacts();
    const safety = { crisis: 'check', contacts: crisisContacts(contacts) } as const;
    if (deps.alarm.wasRaised()) {
      const earlier = messages.get().map(({ content }) => content);
      return { ...safety, content: checkInAnswer(contacts, earlier) };
    }
    const parts = [received, GUIDE_MESSAGES.failed].filter(Boolean);
    return isUncertain
      ? { ...safety, content: [...parts, quietLine(contacts)].join('\n\n') }
      : { content: parts.join('\n\n') };
  }

  async function answer(question: Question, isUncertain: boolean, more: Context): Promise<void> {
    isBusy.set(true);
    const last = messages.get().findLast(({ role }) => role === 'assistant');
    const id = add({ role: 'assistant', content: '' });
    const about = findAlarmSubject(messages.get().map(({ content }) => content));
    const context = {
      page: question.page,
      today: deps.today(),
      country: deps.contacts().country,
      ...(deps.alarm.wasRaised() && { after_alarm: true }),
      ...(last?.crisis === 'alarm' && { answers_alarm: true }),
      ...(hasSaidSafe && { said_safe: true }),
      ...(deps.alarm.wasRaised() && about && { alarm_about: about }),
      ...more,
    };
    let received = '';
    try {
      const whole = await deps.ask(
        { message: question.message, thread_id: threadId, context },
        (piece) => {
          received += piece;
          update(id, { content: received });
        },
      );
      threadId = whole.threadId ?? threadId;
      const { crisis, contacts, choices, isByModel } = whole;
      const isAlarm = crisis === 'alarm' || crisis === 'bereaved';
      if (isAlarm) rememberCrisis(crisis);
      if (isAllClearAnswer(whole.answer)) hasSaidSafe = true;
      update(id, {
        content: whole.answer || GUIDE_MESSAGES.noAnswer,
        crisis,
        contacts,
        choices,
        isByModel,
        dismissable: isAlarm ? question : null,
      });
    } catch (error) {
      update(id, failedAnswer(received, isUncertain || more.is_safe === true));
      deps.onError(error);
    }
    isBusy.set(false);
  }

  function queue(question: Question, more: Context): void {
    currentAnswer = currentAnswer.then(() => answer(question, false, more));
  }

  function send(message: string, page: string): SendResult {
    const previous = messages.get().findLast(({ role }) => role === 'user')?.content;
    const crisis = deps.detectCrisis(message, previous);
    const isShownHere = crisis !== null && crisis.answer !== 'check';
    if (!isShownHere) {
      if (isBusy.get()) return { accepted: false, problem: null };
      const check = checkMessage(message);
      if (!check.ok) return { accepted: false, problem: check.message };
    }
    const question = { message, page };
    add({ role: 'user', content: message.trim() });
    deps.onQuestion(question);
    if (isShownHere) showCrisis(crisis.answer, crisis.kind, question);
    else currentAnswer = answer(question, crisis !== null, {});
    return { accepted: true };
  }

  return {
    messages,
    isBusy,
    send,
    dismissAlarm(id) {
      const question = find(id)?.dismissable;
      if (!question) return;
      update(id, { dismissable: null });
      hasSaidSafe = true;
      add({ role: 'user', content: 'I’m safe, please answer' });
      const check = checkMessage(question.message);
      if (check.ok) queue(question, { is_safe: true });
      else add({ role: 'assistant', content: check.message });
    },
    raiseAlarm(id) {
      add({ role: 'user', content: 'I’m not safe' });
      const shown = find(id)?.contacts;
      const kind = (['emergency', 'abuse', 'child'] as const).find((one) =>
        crisisContacts(deps.contacts(), 'check', one).every(
          ({ address }, index) => address === shown?.[index]?.address,
        ),
      );
      showCrisis('alarm', kind ?? 'unnamed', null);
    },
    choose(id, choice, page) {
      if (isBusy.get() || !find(id)?.choices) return;
      update(id, { choices: [] });
      add({ role: 'user', content: choice?.title ?? 'Something else' });
      if (choice) queue({ message: choice.title, page }, { choice: choice.slug });
      else add({ role: 'assistant', content: deps.somethingElse() });
    },
    resume(thread) {
      if (nextId > 1) return;
      threadId = thread.id;
      messages.set(
        thread.messages.map(({ written_by_model: isByModel = false, ...message }) => ({
          id: nextId++,
          ...message,
          isByModel,
        })),
      );
    },
    async deleteConversation() {
      if (threadId) await deps.deleteThread(threadId);
      threadId = null;
      deps.alarm.forget();
      messages.set([]);
    },
  };
}
