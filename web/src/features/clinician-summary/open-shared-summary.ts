import type {
  OpenSummaryRequest,
  SharedSummary,
} from '@hearthway/domain/clinician-summary/contract';
import { READER_MESSAGES } from '@hearthway/domain/clinician-summary/link-messages';
import { toApiError } from '../../lib/api-error.ts';

type Opening = { shared: SharedSummary } | { problem: string; isFinal: boolean };

export async function openSharedSummary(request: OpenSummaryRequest): Promise<Opening> {
  let response: Response;
  try {
    response = await fetch('/api/shared-summary/open', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      cache: 'no-store',
      credentials: 'omit',
    });
    if (response.ok) return { shared: (await response.json()) as SharedSummary };
  } catch {
    return { problem: READER_MESSAGES.failed, isFinal: false };
  }
  const { code, message } = await toApiError(response);
  if (code === 'link_not_open') return { problem: message, isFinal: true };
  const isKnown = code === 'wrong_code' || code === 'too_many_requests';
  return { problem: isKnown ? message : READER_MESSAGES.failed, isFinal: false };
}
