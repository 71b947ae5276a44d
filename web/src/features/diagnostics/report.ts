import type { DebugEvent } from '../../lib/debug-log.ts';
import { redact } from '../../lib/redact.ts';
import type { StoredSession } from '../../session/auth-storage.ts';
import type { WorkerReport } from './service-worker-status.ts';

export interface ReportInput {
  now: number;
  buildId: string;
  cacheVersion: string;
  isOnline: boolean;
  path: string;
  userAgent: string;
  worker: WorkerReport | null;
  session: StoredSession | null;
  lastAuthEvent: string | null;
  events: readonly DebugEvent[];
}

/**
 * Members send this report to support, so it must not contain tokens, email addresses or passwords.
 */
export function reportText(input: ReportInput): string {
  const { session, events, now, ...rest } = input;
  const report = {
    ...rest,
    at: new Date(now).toISOString(),
    session: session && {
      userId: session.userId,
      expiresAt: new Date(session.expiresAt).toISOString(),
      hasRefreshToken: session.refreshToken !== '',
    },
    events: events.map(({ timestamp, source, event, payload }) => ({
      at: new Date(timestamp).toISOString(),
      source,
      event,
      payload,
    })),
  };
  return JSON.stringify(redact(report), null, 2);
}
