import type { AnalyticsEvent, RecordEventRequest } from '@hearthway/domain/analytics/contract';
import { debugLog } from '../lib/debug-log.ts';
import { api } from '../session/api.ts';

/** Counts something that happened. A member never hears of a count that was lost. */
export function recordEvent(event: AnalyticsEvent, props: RecordEventRequest['props'] = {}): void {
  api.analytics.events
    .$post({ json: { event, props } }, { init: { keepalive: true } })
    .catch((error: unknown) => debugLog.add('analytics', `${event} was not recorded`, error));
}
