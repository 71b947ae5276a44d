import type {
  CoachWordsRequest,
  CoachWordsResponse,
  EarlierMessage,
} from '@hearthway/domain/coach/contract';
import type { CoachConversation } from '@hearthway/domain/coach/conversation';
import { MAX_EARLIER_MESSAGES } from '@hearthway/domain/coach/limits';
import { unguardedFetch } from '../../session/api.ts';
import type { CoachMessage } from './kept-chat.ts';

const TIMEOUT_MS = 9_000;

export async function requestRephrasing(
  conversation: CoachConversation,
  message: string,
  before: readonly CoachMessage[],
): Promise<string[] | null> {
  const body: CoachWordsRequest = {
    conversation: {
      ...conversation,
      said: [...conversation.said],
      saved: [...conversation.saved],
      heard: [...conversation.heard],
    },
    message,
    earlier: before.flatMap(toEarlierMessages).slice(-MAX_EARLIER_MESSAGES),
  };
  try {
    const response = await unguardedFetch('/api/coach/words', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { lines }: CoachWordsResponse = await response.json();
    return lines;
  } catch {
    return null;
  }
}

function toEarlierMessages(message: CoachMessage): EarlierMessage[] {
  if (message.from === 'member') return [{ from: 'member', text: message.text }];
  return message.part.kind === 'line' ? [{ from: 'coach', text: message.part.text }] : [];
}
