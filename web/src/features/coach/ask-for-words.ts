import type {
  CoachWordsRequest,
  CoachWordsResponse,
  EarlierWords,
} from '@hearthway/domain/coach/contract';
import type { CoachConversation } from '@hearthway/domain/coach/conversation';
import { MAX_EARLIER } from '@hearthway/domain/coach/limits';
import { stayingFetch } from '../../session/api.ts';
import type { CoachMessage } from './kept-chat.ts';

/** Longer than this nobody waits for other words: the written ones are good. */
const PATIENCE_MS = 9_000;

/** The coach's lines in the model's words; null where there are none, for whatever reason. */
export async function askForWords(
  conversation: CoachConversation,
  message: string,
  before: readonly CoachMessage[],
): Promise<string[] | null> {
  const body: CoachWordsRequest = {
    conversation: { ...conversation, said: [...conversation.said] },
    message,
    earlier: before.flatMap(toEarlier).slice(-MAX_EARLIER),
  };
  try {
    const response = await stayingFetch('/api/coach/words', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { lines }: CoachWordsResponse = await response.json();
    return lines;
  } catch {
    return null;
  }
}

function toEarlier(message: CoachMessage): EarlierWords[] {
  if (message.from === 'member') return [{ from: 'member', text: message.text }];
  return message.part.kind === 'line' ? [{ from: 'coach', text: message.part.text }] : [];
}
