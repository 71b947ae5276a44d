import { z } from 'zod';

const HOUR = 3_600_000;

export const EXPORT_KEPT_MS = 24 * HOUR;
/** A member who asks again within ten minutes gets the same export. */
export const EXPORT_RENEWED_AFTER_MS = 10 * 60_000;
export const EXPORT_PREPARED_WITHIN_MS = HOUR;

export const dataExportResponse = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({ state: z.literal('preparing') }),
  z.object({ state: z.literal('failed'), isTooLarge: z.boolean() }),
  z.object({
    state: z.literal('ready'),
    readyAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    size: z.int(),
    isRenewable: z.boolean(),
  }),
]);
export type DataExport = z.infer<typeof dataExportResponse>;

export interface StoredExport {
  state: 'preparing' | 'ready' | 'failed';
  isTooLarge: boolean;
  requestedAt: Date;
  readyAt: Date | null;
  expiresAt: Date;
  size: number;
}

export function exportStatus(stored: StoredExport | undefined, now: Date): DataExport {
  if (!stored || stored.expiresAt <= now) return { state: 'none' };
  const { state, isTooLarge, requestedAt, readyAt, expiresAt, size } = stored;
  if (state === 'ready' && readyAt) {
    return {
      state,
      readyAt: readyAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      size,
      isRenewable: now.getTime() - readyAt.getTime() >= EXPORT_RENEWED_AFTER_MS,
    };
  }
  const isLost = now.getTime() - requestedAt.getTime() >= EXPORT_PREPARED_WITHIN_MS;
  return state === 'failed' || isLost ? { state: 'failed', isTooLarge } : { state: 'preparing' };
}

export const startsNewExport = (current: DataExport): boolean =>
  current.state === 'none' ||
  current.state === 'failed' ||
  (current.state === 'ready' && current.isRenewable);
