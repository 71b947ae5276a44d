import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The caller's address, for rate limits. X-Forwarded-For is used only behind a trusted proxy, and only
 * its last entry, which that proxy wrote.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy && c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  if (forwarded) return forwarded.slice(0, 64);
  // A request that tests make in process has no socket.
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? 'unknown') : 'in-process';
}
