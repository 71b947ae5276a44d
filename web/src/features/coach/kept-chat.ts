import type { CoachConversation, CoachPart } from '@hearthway/domain/coach/conversation';
import { keep, readKept } from '../../lib/kept.ts';

export type CoachMessage = { id: string; at: number } & (
  | { from: 'member'; text: string }
  | { from: 'coach'; part: CoachPart }
);

/** All of it is kept in this browser and nowhere else; signing out takes it away. */
export interface KeptChat {
  messages: readonly CoachMessage[];
  conversation: CoachConversation | null;
  /** When this conversation began; a chat kept by an earlier version does not know. */
  beganAt?: number;
  choices: readonly string[];
  /** The step that was agreed last: the next conversation begins with it. */
  lastStep: string | null;
}

export const EMPTY_CHAT: KeptChat = {
  messages: [],
  conversation: null,
  choices: [],
  lastStep: null,
};

/** More than anybody reads again, and far from filling the browser's storage. */
const MAX_MESSAGES = 400;

const keyOf = (memberId: string) => ['coach', memberId] as const;

export function readChat(memberId: string): KeptChat {
  return readKept<KeptChat>(keyOf(memberId))?.data ?? EMPTY_CHAT;
}

export function keepChat(memberId: string, chat: KeptChat): void {
  keep(keyOf(memberId), { ...chat, messages: chat.messages.slice(-MAX_MESSAGES) });
}
