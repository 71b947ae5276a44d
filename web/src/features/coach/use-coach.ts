import { beginCoaching, coachReply, isNewVisit, saveStep } from '@hearthway/domain/coach/coach';
import { type CoachReply, isAboutDanger } from '@hearthway/domain/coach/conversation';
import { draftStep } from '@hearthway/domain/coach/step';
import type { Commitment } from '@hearthway/domain/commitments/commitment';
import { useEffect, useRef, useState } from 'react';
import { config } from '../../lib/config.ts';
import { quietVisit } from '../../lib/quiet-visit.ts';
import { useGuideModelConsent } from '../../member/guide-model-consent.ts';
import { useMemberId } from '../../session/session.ts';
import { type CoachMessage, EMPTY_CHAT, type KeptChat, readChat, saveChat } from './kept-chat.ts';
import { requestRephrasing } from './request-rephrasing.ts';

/**
 * Text leaves this device only if the member has agreed that a language model may rephrase the
 * coach's replies.
 */
export function useCoach(commitments: readonly Commitment[], onStep: (step: string) => void) {
  const memberId = useMemberId();
  const [chat, setChat] = useState(() => ensureBegun(readChat(memberId), commitments));
  const [isThinking, setThinking] = useState(false);
  const isWorded = useGuideModelConsent().state === 'granted' && config.coachIsWorded;
  const latestRequest = useRef(0);
  useEffect(
    () => () => {
      latestRequest.current += 1;
    },
    [],
  );

  function update(next: KeptChat) {
    saveChat(memberId, next);
    setChat(next);
  }

  async function rephrase(reply: CoachReply, before: KeptChat, text: string, next: KeptChat) {
    const { conversation } = before;
    const isFixed = reply.parts.some(({ kind }) => kind === 'crisis' || kind === 'clinical');
    const isSensitive = isFixed || isAboutDanger(reply.conversation);
    if (!isWorded || isSensitive || !conversation || !navigator.onLine) return;
    latestRequest.current += 1;
    const request = latestRequest.current;
    setThinking(true);
    const lines = await requestRephrasing(conversation, text, getCurrentMessages(before));
    if (request !== latestRequest.current) return;
    setThinking(false);
    if (lines) update(applyRephrasing(next, lines, reply.parts.length));
  }

  return {
    isWorded,
    messages: isThinking
      ? chat.messages.slice(0, countUpToLastMemberMessage(chat.messages))
      : chat.messages,
    conversation: chat.conversation,
    choices: isThinking ? [] : chat.choices,
    draft: !isThinking && chat.conversation ? draftStep(chat.conversation) : null,
    isThinking,
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
    save(text: string): string | null {
      if (!chat.conversation) return null;
      const { check, reply } = saveStep(chat.conversation, text);
      if (!check.ok) return check.message;
      onStep(check.step);
      if (reply) update(appendReply(chat, reply));
      return null;
    },
    beginAgain: () => update(beginConversation(chat, commitments)),
    deleteAll() {
      latestRequest.current += 1;
      setThinking(false);
      update(beginConversation(EMPTY_CHAT, []));
    },
  };
}

function ensureBegun(chat: KeptChat, commitments: readonly Commitment[]): KeptChat {
  const lastAt = chat.messages.at(-1)?.at ?? 0;
  const isOpen = chat.conversation && !isNewVisit(lastAt, Date.now());
  return isOpen ? chat : beginConversation(chat, commitments);
}

function beginConversation(chat: KeptChat, commitments: readonly Commitment[]): KeptChat {
  const { conversation, lastStep, past } = chat;
  const kept = commitments.findLast(({ text }) => text === lastStep);
  const reply = beginCoaching(Math.random, {
    lastStep,
    past,
    ticks: kept?.ticked.length,
    isKept: kept?.review === 'kept',
    lastTopic: conversation?.topic,
  });
  return { ...appendReply(chat, reply), beganAt: Date.now() };
}

function appendReply(chat: KeptChat, reply: CoachReply): KeptChat {
  const lines = reply.parts.map((part): CoachMessage => ({ ...stamp(), from: 'coach', part }));
  const { topic } = reply.conversation;
  return {
    ...chat,
    messages: [...chat.messages, ...lines],
    conversation: reply.conversation,
    choices: reply.choices,
    lastStep: reply.step ?? chat.lastStep,
    past: reply.step && topic ? { ...chat.past, [topic]: reply.step } : chat.past,
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
  messages.filter(({ at }) => at >= beganAt);

const countUpToLastMemberMessage = (messages: readonly CoachMessage[]) =>
  messages.findLastIndex(({ from }) => from === 'member') + 1;

const stamp = () => ({ id: crypto.randomUUID(), at: Date.now() });
