import type { SignedInMember } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** A request of a member to the data API, as the browser would send it. */
export async function memberCall(
  t: TestApp,
  member: SignedInMember,
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
) {
  const response = await t.app.request(`/api${path}`, {
    method,
    headers: {
      ...member.headers,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the answer it asked for.
  return { status: response.status, body: (await response.json()) as any };
}
