import { beginCoaching, type CoachReply, coachReply } from '@hearthway/domain/coach/coach';
import { useState } from 'react';
import { quietVisit } from '../../lib/quiet-visit.ts';
import { useMemberId } from '../../session/session.ts';
import { type CoachMessage, EMPTY_CHAT, type KeptChat, keepChat, readChat } from './kept-chat.ts';

/** The conversation, wholly on this device: what is said goes nowhere else. */
export function useCoach(onStep: (step: string) => void) {
  const memberId = useMemberId();
  const [chat, setChat] = useState(() => opened(readChat(memberId)));

  function change(next: KeptChat) {
    keepChat(memberId, next);
    setChat(next);
  }
  return {
    messages: chat.messages,
    choices: chat.choices,
    isOver: chat.conversation?.state === 'ended',
    send(text: string) {
      if (!chat.conversation || text.trim() === '') return;
      const reply = coachReply(chat.conversation, text);
      if (reply.parts.some(({ kind }) => kind === 'crisis')) quietVisit.begin();
      if (reply.step) onStep(reply.step);
      const said: CoachMessage = { ...stamp(), from: 'member', text: text.trim() };
      change(answered({ ...chat, messages: [...chat.messages, said] }, reply));
    },
    beginAgain: () => change(answered(chat, beginCoaching(chat.lastStep))),
    deleteAll: () => change(opened(EMPTY_CHAT)),
  };
}

/** A chat that has not begun begins with the coach's first words. */
const opened = (chat: KeptChat): KeptChat =>
  chat.conversation ? chat : answered(chat, beginCoaching(chat.lastStep));

function answered(chat: KeptChat, reply: CoachReply): KeptChat {
  const lines = reply.parts.map((part): CoachMessage => ({ ...stamp(), from: 'coach', part }));
  return {
    messages: [...chat.messages, ...lines],
    conversation: reply.conversation,
    choices: reply.choices,
    lastStep: reply.step ?? chat.lastStep,
  };
}

const stamp = () => ({ id: crypto.randomUUID(), at: Date.now() });
