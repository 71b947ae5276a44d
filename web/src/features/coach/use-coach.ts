import { beginCoaching, coachReply } from '@hearthway/domain/coach/coach';
import type { CoachReply } from '@hearthway/domain/coach/conversation';
import { useEffect, useRef, useState } from 'react';
import { config } from '../../lib/config.ts';
import { quietVisit } from '../../lib/quiet-visit.ts';
import { useMemberId } from '../../session/session.ts';
import { askForWords } from './ask-for-words.ts';
import { type CoachMessage, EMPTY_CHAT, type KeptChat, keepChat, readChat } from './kept-chat.ts';

/**
 * The conversation. What comes next is decided on this device, and without a model what is said goes
 * nowhere else. With one, the model is asked for other words; until they are there the coach is
 * thinking, and when none come the written ones stand.
 */
export function useCoach(onStep: (step: string) => void) {
  const memberId = useMemberId();
  const [chat, setChat] = useState(() => opened(readChat(memberId)));
  const [isThinking, setThinking] = useState(false);
  const thinking = useRef(0);
  useEffect(
    () => () => {
      // Words that come when nobody is here any more change nothing.
      thinking.current += 1;
    },
    [],
  );

  function change(next: KeptChat) {
    keepChat(memberId, next);
    setChat(next);
  }

  /** The chat is kept with the written lines at once, so that a reload in between loses nothing. */
  async function reword(reply: CoachReply, before: KeptChat, text: string, next: KeptChat) {
    const { conversation } = before;
    const isFixed = reply.parts.some(({ kind }) => kind === 'crisis' || kind === 'clinical');
    if (!config.coachIsWorded || isFixed || !conversation || !navigator.onLine) return;
    thinking.current += 1;
    const turn = thinking.current;
    setThinking(true);
    const lines = await askForWords(conversation, text, thisConversation(before));
    if (turn !== thinking.current) return;
    setThinking(false);
    if (lines) change(reworded(next, lines, reply.parts.length));
  }

  return {
    /** While the coach is thinking its next lines are not shown yet. */
    messages: isThinking ? chat.messages.slice(0, lastWords(chat.messages)) : chat.messages,
    choices: isThinking ? [] : chat.choices,
    isThinking,
    isOver: !isThinking && chat.conversation?.state === 'ended',
    /** Said goodbye, and welcome back at any time. */
    isPaused: chat.conversation?.pausedIn !== undefined,
    send(written: string) {
      const text = written.trim();
      if (!chat.conversation || text === '' || isThinking) return;
      const reply = coachReply(chat.conversation, text);
      if (reply.parts.some(({ kind }) => kind === 'crisis')) quietVisit.begin();
      if (reply.step) onStep(reply.step);
      const said: CoachMessage = { ...stamp(), from: 'member', text };
      const next = answered({ ...chat, messages: [...chat.messages, said] }, reply);
      change(next);
      void reword(reply, chat, text, next);
    },
    beginAgain: () => change(begun(chat)),
    deleteAll() {
      thinking.current += 1;
      setThinking(false);
      change(opened(EMPTY_CHAT));
    },
  };
}

/** A chat that has not begun begins with the coach's first words. */
const opened = (chat: KeptChat): KeptChat => (chat.conversation ? chat : begun(chat));

const begun = (chat: KeptChat): KeptChat => ({
  ...answered(chat, beginCoaching(chat.lastStep)),
  beganAt: Date.now(),
});

function answered(chat: KeptChat, reply: CoachReply): KeptChat {
  const lines = reply.parts.map((part): CoachMessage => ({ ...stamp(), from: 'coach', part }));
  return {
    ...chat,
    messages: [...chat.messages, ...lines],
    conversation: reply.conversation,
    choices: reply.choices,
    lastStep: reply.step ?? chat.lastStep,
  };
}

/** The same chat with the model's words for the lines of its last reply. */
function reworded(chat: KeptChat, lines: readonly string[], replyLength: number): KeptChat {
  const start = chat.messages.length - replyLength;
  const words = [...lines];
  const messages = chat.messages.map((message, index): CoachMessage => {
    if (index < start || message.from !== 'coach' || message.part.kind !== 'line') return message;
    return { ...message, part: { kind: 'line', text: words.shift() ?? message.part.text } };
  });
  return { ...chat, messages };
}

const thisConversation = ({ messages, beganAt }: KeptChat) =>
  messages.filter(({ at }) => beganAt !== undefined && at >= beganAt);

/** Up to what the member said last. */
const lastWords = (messages: readonly CoachMessage[]) =>
  messages.findLastIndex(({ from }) => from === 'member') + 1;

const stamp = () => ({ id: crypto.randomUUID(), at: Date.now() });
