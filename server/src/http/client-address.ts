import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Only the last entry of X-Forwarded-For counts, because the trusted proxy wrote it. */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy && c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  if (forwarded) return forwarded.slice(0, 64);
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? 'unknown') : 'in-process';
}
