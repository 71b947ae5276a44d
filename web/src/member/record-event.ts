import type { AnalyticsEvent, RecordEventRequest } from '@hearthway/domain/analytics/contract';
import { debugLog } from '../lib/debug-log.ts';
import { api } from '../session/api.ts';

export function recordEvent(event: AnalyticsEvent, props: RecordEventRequest['props'] = {}): void {
  api.analytics.events
    .$post({ json: { event, props } }, { init: { keepalive: true } })
    .catch((error: unknown) => debugLog.add('analytics', `could not record ${event}`, error));
}
