import type { ApiType } from '@hearthway/server/app';
import { hc } from 'hono/client';
import { toApiError } from './api-error.ts';

export type AccessTokenProvider = () => Promise<string | null>;

let getAccessToken: AccessTokenProvider = () => Promise.resolve(null);

/** The auth client tells where the token comes from; the API client does not know it. */
export function setAccessTokenProvider(provider: AccessTokenProvider): void {
  getAccessToken = provider;
}

async function request(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  const token = await getAccessToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const response = await fetch(input, { ...init, headers });
  if (!response.ok) throw await toApiError(response);
  return response;
}

/** The server's own routes as functions: `await (await api.account.me.$get()).json()`. */
export const api = hc<ApiType>('/api', { fetch: request });
