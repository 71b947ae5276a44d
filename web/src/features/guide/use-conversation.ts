import { checkMessage } from '@hearthway/domain/guide/check-message';
import { crisisAnswer, crisisAnswerIn } from '@hearthway/domain/guide/crisis-answer';
import { type CrisisAnswer, detectCrisis } from '@hearthway/domain/guide/detect-crisis';
import { GUIDE_MESSAGES } from '@hearthway/domain/guide/messages';
import { readSafety } from '@hearthway/domain/guide/read-safety';
import { useEffect, useRef, useState } from 'react';
import { currentHelpContacts } from '../../brand/help-country.ts';
import { localDay } from '../../lib/local-time.ts';
import { quietVisit } from '../../lib/quiet-visit.ts';
import { askGuide } from './ask-guide.ts';
import { errorProp, pageProp, recordGuideEvent } from './guide-events.ts';
import { deleteThread, readLatestThread } from './kept-thread.ts';

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

/** The member's latest conversation. The server keeps it, so that it is there again elsewhere. */
export function useConversation() {
  const [messages, setMessages] = useState<ChatMessage[]>([]);
  const [isBusy, setBusy] = useState(false);
  const threadId = useRef<string | null>(null);
  const nextId = useRef(1);
  const busy = useRef(false);
  /** What waits for the member to say that they are safe. It has gone nowhere yet. */
  const held = useRef<Question | null>(null);

  // What was said before comes back; whoever has spoken by then has begun anew.
  useEffect(() => {
    let isWanted = true;
    readLatestThread()
      .then(({ thread }) => {
        if (!isWanted || !thread || nextId.current > 1) return;
        threadId.current = thread.id;
        setMessages(thread.messages.map((message) => ({ id: nextId.current++, ...message })));
      })
      // Without it the conversation simply begins.
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, []);

  const add = (message: Omit<ChatMessage, 'id'>) => {
    const id = nextId.current++;
    setMessages((all) => [...all, { id, ...message }]);
    return id;
  };
  const fill = (id: number, content: string | ((before: string) => string)) =>
    setMessages((all) =>
      all.map((message) => {
        if (message.id !== id) return message;
        const text = typeof content === 'string' ? content : content(message.content);
        return { ...message, content: text, crisis: crisisAnswerIn(text) };
      }),
    );

  async function answer({ message, page }: Question, isSafe: boolean): Promise<void> {
    busy.current = true;
    setBusy(true);
    const id = add({ role: 'assistant', content: '' });
    try {
      const context = { page, today: localDay(), ...(isSafe && { is_safe: true }) };
      const request = { message, thread_id: threadId.current, context };
      const whole = await askGuide(request, (text) => fill(id, (before) => before + text));
      threadId.current = whole.threadId ?? threadId.current;
      fill(id, whole.answer || GUIDE_MESSAGES.noAnswer);
      if (crisisAnswerIn(whole.answer)) quietVisit.begin();
    } catch (error) {
      fill(id, GUIDE_MESSAGES.failed);
      recordGuideEvent({ event: 'guide_error', props: { error: errorProp(error) } });
    } finally {
      busy.current = false;
      setBusy(false);
    }
  }

  /** Here and now: no rule, no network and no waiting stands before. */
  function answerCrisis(kind: CrisisAnswer, question: Question): void {
    quietVisit.begin();
    held.current = kind === 'ask' ? question : null;
    const content = crisisAnswer(currentHelpContacts(), kind);
    add({ role: 'assistant', content, crisis: kind, awaitsSafety: kind === 'ask' });
  }

  /** Whoever is safe gets their question answered; whoever is not gets the numbers again, first. */
  function answerSafety(isSafe: boolean, said = isSafe ? 'I am safe' : 'I am not safe'): void {
    const question = held.current;
    if (!question) return;
    held.current = null;
    setMessages((all) => all.map((message) => ({ ...message, awaitsSafety: false })));
    add({ role: 'user', content: said });
    if (!isSafe) {
      answerCrisis('alarm', question);
      return;
    }
    add({ role: 'assistant', content: GUIDE_MESSAGES.gladYouAreSafe });
    if (!busy.current && checkMessage(question.message).ok) void answer(question, true);
  }

  function send(message: string, page: string): SendResult {
    const crisis = detectCrisis(message);
    if (!crisis) {
      const safety = held.current && readSafety(message);
      if (safety) {
        answerSafety(safety === 'safe', message.trim());
        return { accepted: true };
      }
      if (busy.current) return { accepted: false, problem: null };
      const check = checkMessage(message);
      if (!check.ok) return { accepted: false, problem: check.message };
    }
    add({ role: 'user', content: message.trim() });
    recordGuideEvent({
      event: 'guide_question',
      props: { len: message.length, page: pageProp(page) },
    });
    if (crisis) answerCrisis(crisis.answer, { message, page });
    else void answer({ message, page }, false);
    return { accepted: true };
  }

  /** Gone on every device, and here at once. Throws when it is not. */
  async function forget(): Promise<void> {
    if (threadId.current) await deleteThread(threadId.current);
    threadId.current = null;
    held.current = null;
    setMessages([]);
  }

  return { messages, isBusy, send, answerSafety, forget };
}
