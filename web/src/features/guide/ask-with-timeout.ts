import { findCrisisAnswer } from '@hearthway/domain/guide/crisis-answer';
import type { AskGuide } from './ask-guide.ts';
import type { StreamedAnswer } from './read-stream.ts';

interface AskOptions {
  onText: (text: string) => void;
  /** Time limit for the first piece of text; null for none. */
  timeoutMs: number | null;
}

/**
 * Asks the server. A crisis answer is final as soon as it is recognized, even if the rest of the stream
 * fails. The time limit also applies while the request has not left yet, for example during a session
 * renewal.
 */
export function askWithTimeout(
  ask: AskGuide,
  request: Parameters<AskGuide>[0],
  { onText, timeoutMs }: AskOptions,
): Promise<StreamedAnswer> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const end = () => {
      const reason = new DOMException('The server took too long.', 'TimeoutError');
      controller.abort(reason);
      reject(reason);
    };
    const timer = timeoutMs === null ? undefined : setTimeout(end, timeoutMs);
    let text = '';
    const onDelta = (piece: string) => {
      if (controller.signal.aborted) return;
      clearTimeout(timer);
      text += piece;
      if (findCrisisAnswer(text)) resolve({ answer: text, threadId: null });
      else onText(text);
    };
    ask(request, onDelta, controller.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
