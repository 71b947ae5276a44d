import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAdmin } from '../testing/api.ts';
import { type SignedInMember, signUpMember } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { ROUTE_ACCESS } from './access.ts';

const DESK_ROUTES = Object.entries(ROUTE_ACCESS)
  .filter(([, access]) => ['admin', 'editor', 'front_desk'].includes(access))
  .map(([route]) => route);
const JSON_TYPE = 'application/json';
const BODIES: [string, string][] = [
  ['{', JSON_TYPE],
  ['{"nonsense":1}', JSON_TYPE],
  [`"${'x'.repeat(70_000)}"`, JSON_TYPE],
  ['<a/>', 'text/xml'],
];

let t: TestApp;
let member: SignedInMember;
let ruth: SignedInMember;
beforeAll(async () => {
  t = await createTestApp();
  [member, ruth] = [await signUpMember(t), await signUpMember(t)];
  await makeAdmin(t, ruth);
});
afterAll(() => t.close());

async function send(route: string, who: SignedInMember, body: string, type: string) {
  const [method = '', pattern = ''] = route.split(' ');
  const response = await t.app.request(pattern.replaceAll(/:\w+/g, 'x'), {
    method,
    headers: { ...who.headers, 'Content-Type': type },
    ...(method !== 'GET' && { body }),
  });
  return response.status;
}

test.each(DESK_ROUTES)(
  '%s refuses a member without a desk role before it reports invalid input',
  async (route) => {
    for (const [body, type] of BODIES) {
      expect(await send(route, member, body, type), body.slice(0, 20)).toBe(403);
    }
  },
);

test('a person with the desk role is told about invalid input', async () => {
  const statuses = BODIES.map(([body, type]) => send('PUT /api/admin/words', ruth, body, type));
  expect(await Promise.all(statuses)).toEqual([400, 400, 413, 415]);
});
