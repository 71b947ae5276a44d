import { GoTrueClient } from '@supabase/auth-js';
import type { TestApp } from './test-app.ts';

export const PASSWORD = 'a quiet walk at dusk';

export function newAddress(): string {
  return `${crypto.randomUUID()}@example.com`;
}

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

export async function signedUp(t: TestApp, email = newAddress()) {
  const client = authClient(t);
  const { data, error } = await client.signUp({ email, password: PASSWORD });
  if (error || !data.session) throw error ?? new Error('sign-up gave no session');
  return { client, email, session: data.session, user: data.session.user };
}

export async function mailedLink(t: TestApp, email: string): Promise<string> {
  await t.deps.outbox.drain();
  const findLink = (text: string) => text.match(/https?:\/\/\S+\/auth\/confirm#\S+/)?.[0];
  const mail = t.mails.findLast(({ to, text }) => to === email && findLink(text));
  const link = mail && findLink(mail.text);
  if (!link) throw new Error('no mail with a link was sent to this address');
  return link;
}

export const parseLink = (link: string) => Object.fromEntries(parseHash(new URL(link)));

export async function follow(
  t: TestApp,
  link: string,
  password: string | null = PASSWORD,
): Promise<{ to: URL | null; refusal: string | null; hash: URLSearchParams }> {
  const parts = parseLink(link);
  const body = { ...parts, ...(parts.type === 'signup' && password && { password }) };
  const response = await request(t, 'POST', '/follow', { body });
  const answer = await readBody<{ to?: string | null; code?: string }>(response);
  if (!response.ok) {
    return { to: null, refusal: answer.code ?? `${response.status}`, hash: new URLSearchParams() };
  }
  const to = answer.to ? new URL(answer.to, t.deps.config.auth.publicUrl) : null;
  return { to, refusal: null, hash: to ? parseHash(to) : new URLSearchParams() };
}

export async function readBody<Body = { code: string; message: string }>(
  response: Response,
): Promise<Body> {
  return (await response.json()) as Body;
}

export const parseHash = (url: URL) => new URLSearchParams(url.hash.slice(1));

export async function signUpUnconfirmed(t: TestApp, email = newAddress(), password = PASSWORD) {
  const client = authClient(t);
  const { data, error } = await client.signUp({ email, password });
  if (error || data.session) throw error ?? new Error('sign-up gave a session');
  return { client, email };
}

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

export async function signInCode(t: TestApp, email: string, password: string): Promise<string> {
  const { error } = await authClient(t).signInWithPassword({ email, password });
  return error?.code ?? 'in';
}
