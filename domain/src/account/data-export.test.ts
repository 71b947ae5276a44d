import { describe, expect, it } from 'vitest';
import { exportStatus, type StoredExport, startsNewExport } from './data-export.ts';

const NOW = new Date('2026-11-16T12:00:00Z');
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);
const stored = (change: Partial<StoredExport> = {}): StoredExport => ({
  state: 'preparing',
  isTooLarge: false,
  requestedAt: NOW,
  readyAt: null,
  expiresAt: minutes(24 * 60),
  size: 0,
  ...change,
});

describe('the status of an export', () => {
  it('is “none” before the first request and after the file has expired', () => {
    expect(exportStatus(undefined, NOW)).toEqual({ state: 'none' });
    const expired = stored({ state: 'ready', readyAt: NOW, expiresAt: NOW });
    expect(exportStatus(expired, NOW)).toEqual({ state: 'none' });
  });

  it('is “failed” if the job has been missing for an hour', () => {
    expect(exportStatus(stored(), minutes(59))).toEqual({ state: 'preparing' });
    expect(exportStatus(stored(), minutes(60))).toEqual({ state: 'failed', isTooLarge: false });
  });

  it('allows a new export ten minutes after the last one', () => {
    const ready = stored({ state: 'ready', readyAt: NOW, size: 12 });
    const early = exportStatus(ready, minutes(9));
    expect(early).toMatchObject({ state: 'ready', size: 12, isRenewable: false });
    expect(startsNewExport(early)).toBe(false);
    expect(startsNewExport(exportStatus(ready, minutes(10)))).toBe(true);
    expect(startsNewExport(exportStatus(stored(), NOW))).toBe(false);
  });
});
