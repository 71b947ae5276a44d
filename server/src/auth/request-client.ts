import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Config } from '../config.ts';
import { clientAddress } from '../http/client-address.ts';
import { networkOf } from '../http/client-network.ts';
import type { Client } from './client.ts';
import { newToken } from './secrets.ts';

const COOKIE = 'hearthway_device';
const TOKEN = /^[\w-]{43}$/;
/** The longest that browsers keep one. */
const SECONDS = 400 * 86_400;

/**
 * Who makes this request. A browser is handed its name with the answer; it means something to an
 * account only once it has opened it.
 */
export function requestClient(c: Context, { trustProxy, auth }: Config): Client {
  const address = clientAddress(c, trustProxy);
  const given = getCookie(c, COOKIE);
  const device = given && TOKEN.test(given) ? given : newToken();
  setCookie(c, COOKIE, device, {
    httpOnly: true,
    sameSite: 'Strict',
    secure: auth.publicUrl.startsWith('https:'),
    path: '/',
    maxAge: SECONDS,
  });
  const userAgent = c.req.header('user-agent')?.slice(0, 512) ?? null;
  return { address, network: networkOf(address), device, userAgent };
}
