import type { AnalyticsEvent, RecordEventRequest } from '@hearthway/domain/analytics/contract';
import type { TxCall } from '../db/call.ts';
import { analyticsEvents } from '../db/tables/analytics-events.ts';

interface Event {
  event: AnalyticsEvent;
  /** Events contain only counts and choices, never free text. */
  props?: RecordEventRequest['props'];
}

export function recordEvent({ tx, who, now }: TxCall, { event, props = {} }: Event) {
  const row = { id: crypto.randomUUID(), userId: who.userId, event, props, createdAt: now };
  return tx.insert(analyticsEvents).values(row).returning({ id: analyticsEvents.id });
}
