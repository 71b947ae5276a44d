import type { SignedInMember } from './factories.ts';
import type { TestApp } from './test-app.ts';

// biome-ignore lint/suspicious/noExplicitAny: each test knows the type of its response.
export async function callApi<Body = any>(
  t: TestApp,
  member: Pick<SignedInMember, 'headers'>,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; body: Body }> {
  const response = await t.app.request(`/api${path}`, {
    method,
    headers: { ...member.headers, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as Body };
}

export async function makeAdmin(t: TestApp, { userId }: { userId: string }): Promise<void> {
  await t.sql(`update profiles set role = 'inner-circle', first_name = 'Ruth' where user_id = $1`, [
    userId,
  ]);
}
