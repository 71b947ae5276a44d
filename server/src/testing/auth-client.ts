import { GoTrueClient } from '@supabase/auth-js';
import type { TestApp } from './test-app.ts';

export const PASSWORD = 'a quiet walk at dusk';

/** An address that no other test uses. */
export function newAddress(): string {
  return `${crypto.randomUUID()}@example.com`;
}

/** The unmodified client that the browser uses, as one browser with its own storage. */
export function authClient(t: TestApp, flowType: 'implicit' | 'pkce' = 'implicit'): GoTrueClient {
  const stored = new Map<string, string>();
  return new GoTrueClient({
    url: `${t.deps.config.auth.publicUrl}/auth/v1`,
    fetch: async (address, init) => t.app.request(String(address), init),
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    storageKey: crypto.randomUUID(),
    autoRefreshToken: false,
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true },
    flowType,
  });
}

/** Bare requests, for what the client would not send. */
export async function request(
  t: TestApp,
  method: string,
  path: string,
  { token, ...options }: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  return t.app.request(`/auth/v1${path}`, {
    method,
    headers: {
      ...(options.body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...options.headers,
    },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  });
}

/** Signs somebody new up where confirmation is off. */
export async function signedUp(t: TestApp, email = newAddress()) {
  const client = authClient(t);
  const { data, error } = await client.signUp({ email, password: PASSWORD });
  if (error || !data.session) throw error ?? new Error('sign-up gave no session');
  return { client, email, session: data.session, user: data.session.user };
}

/** The link in the newest mail to an address. */
export async function mailedLink(t: TestApp, email: string): Promise<string> {
  await t.auth.outbox.drain();
  const mail = t.mails.findLast(({ to }) => to === email);
  const link = mail?.text.match(/https?:\/\/\S+\/auth\/confirm#\S+/)?.[0];
  if (!link) throw new Error('no mail with a link was sent to this address');
  return link;
}

/** What a mailed link carries: its token, its type and where it leads. */
export const linkParts = (link: string) => Object.fromEntries(hashOf(new URL(link)));

/**
 * Taps the button of the page that a link opens. Returns where that leads, which is nowhere after a
 * cancelled change, or the refusal's code.
 */
export async function follow(
  t: TestApp,
  link: string,
  password: string | null = PASSWORD,
): Promise<{ to: URL | null; refusal: string | null; hash: URLSearchParams }> {
  const parts = linkParts(link);
  const body = { ...parts, ...(parts.type === 'signup' && password && { password }) };
  const response = await request(t, 'POST', '/follow', { body });
  const answer = await bodyOf<{ to?: string | null; code?: string }>(response);
  if (!response.ok) {
    return { to: null, refusal: answer.code ?? `${response.status}`, hash: new URLSearchParams() };
  }
  const to = answer.to ? new URL(answer.to, t.deps.config.auth.publicUrl) : null;
  return { to, refusal: null, hash: to ? hashOf(to) : new URLSearchParams() };
}

export async function bodyOf<Body = { code: string; message: string }>(
  response: Response,
): Promise<Body> {
  return (await response.json()) as Body;
}

/** What a followed link left in the hash of the address. */
export const hashOf = (url: URL) => new URLSearchParams(url.hash.slice(1));

/** Signs somebody new up where confirmation is on. */
export async function signUpUnconfirmed(t: TestApp, email = newAddress(), password = PASSWORD) {
  const client = authClient(t);
  const { data, error } = await client.signUp({ email, password });
  if (error || data.session) throw error ?? new Error('sign-up gave a session');
  return { client, email };
}

/** The same, with the mailed link followed. */
export async function confirmedMember(t: TestApp, email = newAddress()) {
  const { client } = await signUpUnconfirmed(t, email);
  const { hash } = await follow(t, await mailedLink(t, email));
  const { data } = await client.setSession({
    access_token: hash.get('access_token') as string,
    refresh_token: hash.get('refresh_token') as string,
  });
  if (!data.user) throw new Error('the confirmed session was refused');
  return { client, email, userId: data.user.id };
}

/** How signing in with these goes: `in`, or the refusal's code. */
export async function signInCode(t: TestApp, email: string, password: string): Promise<string> {
  const { error } = await authClient(t).signInWithPassword({ email, password });
  return error?.code ?? 'in';
}
