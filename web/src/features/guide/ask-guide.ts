import type { GuideRequest } from '@hearthway/domain/guide/contract';
import { stayingFetch } from '../../session/api.ts';
import { readAnswer, type StreamedAnswer } from './read-stream.ts';

const LIMIT_MS = 30_000;

/** Asks the guide's function; throws when there is no answer to be had. */
export async function askGuide(
  request: Omit<GuideRequest, 'kind'>,
  onDelta: (text: string) => void,
): Promise<StreamedAnswer> {
  const body: GuideRequest = { kind: 'guide', ...request };
  const response = await stayingFetch('/functions/v1/hello-world', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  return readAnswer(response, onDelta);
}
