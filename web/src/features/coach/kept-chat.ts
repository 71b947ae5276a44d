import type { CoachConversation, CoachPart } from '@hearthway/domain/coach/conversation';
import { persist, readPersisted } from '../../lib/persisted-query.ts';

export type CoachMessage = { id: string; at: number } & (
  | { from: 'member'; text: string }
  | { from: 'coach'; part: CoachPart }
);

export interface KeptChat {
  messages: readonly CoachMessage[];
  conversation: CoachConversation | null;
  beganAt: number;
  choices: readonly string[];
  lastStep: string | null;
  past: Readonly<Record<string, string>>;
}

export const EMPTY_CHAT: KeptChat = {
  messages: [],
  conversation: null,
  beganAt: 0,
  choices: [],
  lastStep: null,
  past: {},
};

const MAX_MESSAGES = 400;
const PART_KINDS: readonly CoachPart['kind'][] = ['line', 'crisis', 'clinical', 'tool', 'reading'];

const chatKey = (memberId: string) => ['coach', memberId] as const;

/**
 * A conversation that an earlier version of the app stored cannot be continued. Its messages stay
 * visible, and a new conversation begins below them.
 */
export function readChat(memberId: string): KeptChat {
  const kept = readPersisted<Partial<KeptChat>>(chatKey(memberId))?.data;
  if (!kept || !Array.isArray(kept.messages)) return EMPTY_CHAT;
  const messages = kept.messages.filter(
    (one) => one?.from === 'member' || PART_KINDS.includes(one?.part?.kind),
  );
  const isCurrent = kept.conversation?.version === 4;
  return { ...EMPTY_CHAT, ...kept, messages, ...(!isCurrent && { conversation: null }) };
}

export function saveChat(memberId: string, chat: KeptChat): void {
  persist(chatKey(memberId), { ...chat, messages: chat.messages.slice(-MAX_MESSAGES) });
}
