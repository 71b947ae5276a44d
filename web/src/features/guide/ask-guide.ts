import type { GuideRequest } from '@hearthway/domain/guide/contract';
import { unguardedFetch } from '../../session/api.ts';
import { readAnswer, type StreamedAnswer } from './read-stream.ts';

const TIMEOUT_MS = 30_000;

export type AskGuide = (
  request: Omit<GuideRequest, 'kind'>,
  onDelta: (text: string) => void,
  signal: AbortSignal,
) => Promise<StreamedAnswer>;

/** Sends a message to the guide. Throws on failure, timeout or if `signal` is aborted. */
export const askGuide: AskGuide = async (request, onDelta, signal) => {
  const body: GuideRequest = { kind: 'guide', ...request };
  const response = await unguardedFetch('/functions/v1/hello-world', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify(body),
    signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), signal]),
  });
  return readAnswer(response, onDelta);
};
