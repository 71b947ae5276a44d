import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Who is calling, for limits. A forwarded header is believed only behind a proxy of the practice's
 * own, and then its last entry, the one that proxy wrote.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy && c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  if (forwarded) return forwarded.slice(0, 64);
  // A request made in process, as tests do, has no socket.
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? 'unknown') : 'in-process';
}
