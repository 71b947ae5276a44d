import type { GuideRequest } from '@hearthway/domain/guide/contract';
import { unguardedFetch } from '../../session/api.ts';
import { type GuideAnswer, readAnswer } from './read-stream.ts';

const TIMEOUT_MS = 30_000;

export type AskGuide = (
  request: Omit<GuideRequest, 'kind'>,
  onDelta: (text: string) => void,
) => Promise<GuideAnswer>;

export const askGuide: AskGuide = async (request, onDelta) => {
  const body: GuideRequest = { kind: 'guide', ...request };
  const response = await unguardedFetch('/functions/v1/hello-world', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return readAnswer(response, onDelta);
};
