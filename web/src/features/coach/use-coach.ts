import { beginCoaching, coachReply } from '@hearthway/domain/coach/coach';
import type { CoachReply } from '@hearthway/domain/coach/conversation';
import { useEffect, useRef, useState } from 'react';
import { config } from '../../lib/config.ts';
import { quietVisit } from '../../lib/quiet-visit.ts';
import { useMemberId } from '../../session/session.ts';
import { type CoachMessage, EMPTY_CHAT, type KeptChat, readChat, saveChat } from './kept-chat.ts';
import { requestRephrasing } from './request-rephrasing.ts';

/**
 * The coach's conversation, which runs on this device. Only if a model is configured is the text sent
 * to have the reply rephrased; if that fails, the coach's own lines are shown.
 */
export function useCoach(onStep: (step: string) => void) {
  const memberId = useMemberId();
  const [chat, setChat] = useState(() => ensureBegun(readChat(memberId)));
  const [isThinking, setThinking] = useState(false);
  const latestRequest = useRef(0);
  useEffect(
    () => () => {
      // Discards a rephrasing that arrives after unmount.
      latestRequest.current += 1;
    },
    [],
  );

  function update(next: KeptChat) {
    saveChat(memberId, next);
    setChat(next);
  }

  /** Replaces the reply's lines. The caller has already stored the originals, in case of a reload. */
  async function rephrase(reply: CoachReply, before: KeptChat, text: string, next: KeptChat) {
    const { conversation } = before;
    const isFixed = reply.parts.some(({ kind }) => kind === 'crisis' || kind === 'clinical');
    if (!config.coachIsWorded || isFixed || !conversation || !navigator.onLine) return;
    latestRequest.current += 1;
    const request = latestRequest.current;
    setThinking(true);
    const lines = await requestRephrasing(conversation, text, getCurrentMessages(before));
    if (request !== latestRequest.current) return;
    setThinking(false);
    if (lines) update(applyRephrasing(next, lines, reply.parts.length));
  }

  return {
    /** Hides the last reply while it is being rephrased. */
    messages: isThinking
      ? chat.messages.slice(0, countUpToLastMemberMessage(chat.messages))
      : chat.messages,
    choices: isThinking ? [] : chat.choices,
    isThinking,
    isOver: !isThinking && chat.conversation?.state === 'ended',
    /** Ended by a goodbye, but can be resumed. */
    isPaused: chat.conversation?.pausedIn !== undefined,
    send(input: string) {
      const text = input.trim();
      if (!chat.conversation || text === '' || isThinking) return;
      const reply = coachReply(chat.conversation, text);
      if (reply.parts.some(({ kind }) => kind === 'crisis')) quietVisit.begin();
      if (reply.step) onStep(reply.step);
      const message: CoachMessage = { ...stamp(), from: 'member', text };
      const next = appendReply({ ...chat, messages: [...chat.messages, message] }, reply);
      update(next);
      void rephrase(reply, chat, text, next);
    },
    beginAgain: () => update(beginConversation(chat)),
    deleteAll() {
      latestRequest.current += 1;
      setThinking(false);
      update(ensureBegun(EMPTY_CHAT));
    },
  };
}

const ensureBegun = (chat: KeptChat): KeptChat =>
  chat.conversation ? chat : beginConversation(chat);

const beginConversation = (chat: KeptChat): KeptChat => ({
  ...appendReply(chat, beginCoaching(chat.lastStep)),
  beganAt: Date.now(),
});

function appendReply(chat: KeptChat, reply: CoachReply): KeptChat {
  const lines = reply.parts.map((part): CoachMessage => ({ ...stamp(), from: 'coach', part }));
  return {
    ...chat,
    messages: [...chat.messages, ...lines],
    conversation: reply.conversation,
    choices: reply.choices,
    lastStep: reply.step ?? chat.lastStep,
  };
}

function applyRephrasing(chat: KeptChat, lines: readonly string[], replyLength: number): KeptChat {
  const start = chat.messages.length - replyLength;
  const remaining = [...lines];
  const messages = chat.messages.map((message, index): CoachMessage => {
    if (index < start || message.from !== 'coach' || message.part.kind !== 'line') return message;
    return { ...message, part: { kind: 'line', text: remaining.shift() ?? message.part.text } };
  });
  return { ...chat, messages };
}

const getCurrentMessages = ({ messages, beganAt }: KeptChat) =>
  messages.filter(({ at }) => beganAt !== undefined && at >= beganAt);

const countUpToLastMemberMessage = (messages: readonly CoachMessage[]) =>
  messages.findLastIndex(({ from }) => from === 'member') + 1;

const stamp = () => ({ id: crypto.randomUUID(), at: Date.now() });
