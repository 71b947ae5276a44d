import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Config } from '../config.ts';
import { clientAddress } from '../http/client-address.ts';
import { toNetwork } from '../http/client-network.ts';
import type { Client } from './client.ts';
import { newToken } from './secrets.ts';

const COOKIE = 'hearthway_device';
const TOKEN = /^[\w-]{43}$/;
const SECONDS = 400 * 86_400;

/** Anyone can set this cookie, so an account recognises it only after a sign-in with it. */
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
  return { address, network: toNetwork(address), device, userAgent };
}
