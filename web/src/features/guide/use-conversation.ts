import { checkMessage } from '@hearthway/domain/guide/check-message';
import { crisisAnswer, isCrisisAnswer } from '@hearthway/domain/guide/crisis-answer';
import { detectCrisis } from '@hearthway/domain/guide/detect-crisis';
import { GUIDE_MESSAGES } from '@hearthway/domain/guide/messages';
import { useRef, useState } from 'react';
import { config } from '../../lib/config.ts';
import { quietVisit } from '../../lib/quiet-visit.ts';
import { askGuide } from './ask-guide.ts';
import { errorProp, pageProp, recordGuideEvent } from './guide-events.ts';

export interface ChatMessage {
  id: number;
  role: 'user' | 'assistant';
  content: string;
  isCrisis?: boolean;
}

/** `accepted` clears the input; otherwise `problem` is for a toast. */
export type SendResult = { accepted: true } | { accepted: false; problem: string | null };

/** The conversation of this visit. The thread itself is kept by the server. */
export function useConversation() {
  const [messages, setMessages] = useState<ChatMessage[]>([]);
  const [isBusy, setBusy] = useState(false);
  const threadId = useRef<string | null>(null);
  const nextId = useRef(1);
  const busy = useRef(false);

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
        return { ...message, content: text, isCrisis: isCrisisAnswer(text) };
      }),
    );

  async function answer(message: string, page: string): Promise<void> {
    busy.current = true;
    setBusy(true);
    const id = add({ role: 'assistant', content: '' });
    try {
      const request = { message, thread_id: threadId.current, context: { page } };
      const whole = await askGuide(request, (text) => fill(id, (before) => before + text));
      threadId.current = whole.threadId ?? threadId.current;
      fill(id, whole.answer || GUIDE_MESSAGES.noAnswer);
      if (isCrisisAnswer(whole.answer)) quietVisit.begin();
    } catch (error) {
      fill(id, GUIDE_MESSAGES.failed);
      recordGuideEvent({ event: 'guide_error', props: { error: errorProp(error) } });
    } finally {
      busy.current = false;
      setBusy(false);
    }
  }

  /** Words of crisis are answered here and now: no rule, no network and no waiting stands before. */
  function send(message: string, page: string): SendResult {
    const isCrisis = detectCrisis(message) !== null;
    if (!isCrisis) {
      if (busy.current) return { accepted: false, problem: null };
      const check = checkMessage(message);
      if (!check.ok) return { accepted: false, problem: check.message };
    }
    add({ role: 'user', content: message.trim() });
    recordGuideEvent({
      event: 'guide_question',
      props: { len: message.length, page: pageProp(page) },
    });
    if (isCrisis) {
      quietVisit.begin();
      add({ role: 'assistant', content: crisisAnswer(config.links), isCrisis: true });
    } else {
      void answer(message, page);
    }
    return { accepted: true };
  }

  return { messages, isBusy, send };
}
