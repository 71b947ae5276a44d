import { crisisAnswerIn } from '@hearthway/domain/guide/crisis-answer';
import type { AskGuide } from './ask-guide.ts';
import type { StreamedAnswer } from './read-stream.ts';

interface Hearing {
  /** What has come so far. */
  onText: (text: string) => void;
  /** How long its first word is waited for; null where nothing hangs on it. */
  patienceMs: number | null;
}

/**
 * The server's answer. A fixed one to words of crisis counts from its first piece, which has all that
 * is needed: whatever becomes of the rest, nobody waits for it or sees it taken back. Patience ends
 * even where the request does not, such as one that waits for a session to be renewed.
 */
export function hearServer(
  ask: AskGuide,
  request: Parameters<AskGuide>[0],
  { onText, patienceMs }: Hearing,
): Promise<StreamedAnswer> {
  return new Promise((resolve, reject) => {
    const ended = new AbortController();
    const end = () => {
      const reason = new DOMException('The server took too long.', 'TimeoutError');
      ended.abort(reason);
      reject(reason);
    };
    const patience = patienceMs === null ? undefined : setTimeout(end, patienceMs);
    let text = '';
    const onDelta = (piece: string) => {
      if (ended.signal.aborted) return;
      clearTimeout(patience);
      text += piece;
      if (crisisAnswerIn(text)) resolve({ answer: text, threadId: null });
      else onText(text);
    };
    ask(request, onDelta, ended.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(patience));
  });
}
