import { ApiError } from '../../lib/api-error.ts';
import { api, unguardedFetch } from '../../session/api.ts';

type GuideEvent =
  | { event: 'guide_opened' }
  | { event: 'guide_question'; props: { len: number; page: string } }
  | { event: 'guide_error'; props: { error: string } };

/** Only names and counts of events are recorded, never the text of a message. */
export function recordGuideEvent(event: GuideEvent): void {
  const json = { props: {}, ...event };
  api.analytics.events.$post({ json }, { fetch: unguardedFetch }).catch(() => {});
}

export const pageProp = (pathname: string) => pathname.replace(/[^\w/#.:-]/g, '').slice(0, 80);

export function errorProp(error: unknown): string {
  if (error instanceof ApiError) return error.code;
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'too_slow' : 'unreadable';
}
