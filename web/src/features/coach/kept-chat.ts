import type { CoachConversation, CoachPart } from '@hearthway/domain/coach/conversation';
import { persist, readPersisted } from '../../lib/persisted-query.ts';

export type CoachMessage = { id: string; at: number } & (
  | { from: 'member'; text: string }
  | { from: 'coach'; part: CoachPart }
);

/** Stored only in this browser and deleted at sign-out. */
export interface KeptChat {
  messages: readonly CoachMessage[];
  conversation: CoachConversation | null;
  /** Start of the current conversation; missing in chats stored by earlier versions. */
  beganAt?: number;
  choices: readonly string[];
  /** The last agreed step; the next conversation asks about it. */
  lastStep: string | null;
}

export const EMPTY_CHAT: KeptChat = {
  messages: [],
  conversation: null,
  choices: [],
  lastStep: null,
};

/** Keeps the chat well below the browser's storage quota. */
const MAX_MESSAGES = 400;

const chatKey = (memberId: string) => ['coach', memberId] as const;

export function readChat(memberId: string): KeptChat {
  return readPersisted<KeptChat>(chatKey(memberId))?.data ?? EMPTY_CHAT;
}

export function saveChat(memberId: string, chat: KeptChat): void {
  persist(chatKey(memberId), { ...chat, messages: chat.messages.slice(-MAX_MESSAGES) });
}
