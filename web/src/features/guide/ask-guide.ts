import type { GuideRequest } from '@hearthway/domain/guide/contract';
import { stayingFetch } from '../../session/api.ts';
import { readAnswer, type StreamedAnswer } from './read-stream.ts';

const LIMIT_MS = 30_000;

export type AskGuide = (
  request: Omit<GuideRequest, 'kind'>,
  onDelta: (text: string) => void,
  ended: AbortSignal,
) => Promise<StreamedAnswer>;

/** Asks the guide's function; throws when there is no answer to be had, or nobody waits for it. */
export const askGuide: AskGuide = async (request, onDelta, ended) => {
  const body: GuideRequest = { kind: 'guide', ...request };
  const response = await stayingFetch('/functions/v1/hello-world', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify(body),
    signal: AbortSignal.any([AbortSignal.timeout(LIMIT_MS), ended]),
  });
  return readAnswer(response, onDelta);
};
