import type { DeskPage } from '@hearthway/domain/content-desk/contract';
import type { DeskOffer } from '@hearthway/domain/offer-desk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../testing/api.ts';
import { createMember } from '../testing/factories.ts';
import { HOSTILE } from '../testing/hostile-corpus.ts';
import { hostileValue, SHORT_HOSTILE } from '../testing/hostile-value.ts';
import type { JsonSchema } from '../testing/schema-sample.ts';
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts';

interface ApiDocument {
  paths: Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { schema: JsonSchema }> } }>
  >;
  components?: { schemas?: Record<string, JsonSchema> };
}

let desk: TestDesk;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());

/**
 * Each route gets only a sample of the hostile texts, to save time. e2e/hostile-desk.spec.ts checks
 * how pages display them.
 */
const TEXTS = [
  ...SHORT_HOSTILE.filter((_, index) => index % 20 === 0),
  SHORT_HOSTILE.join('\n\n'),
  ...HOSTILE.filter((text) => text.length >= 1000).slice(0, 1),
];

test('every field of every desk route either stores or refuses hostile text, without a server error', async () => {
  const { t, ruth } = desk;
  const send = <Body>(method: string, path: string, body?: unknown) =>
    callApi<Body>(t, ruth, method, path, body);
  const page = await send<DeskPage>('POST', '/admin/content', {
    ...{ kind: 'resource', title: 'A page', lane: 'SHJ' },
  });
  const offer = await send<DeskOffer>('POST', '/admin/offers', { title: 'An offer' });
  const letter = await send<{ id: string }>('POST', '/admin/letters', {});
  const { userId } = await createMember(t);
  const ids: Record<string, string> = {
    content: page.body.id,
    offers: offer.body.id,
    letters: letter.body.id,
  };
  const { paths, components } = (await send<ApiDocument>('GET', '/openapi.json')).body;
  const taken = new Set<string>();
  for (const [path, methods] of Object.entries(paths)) {
    const room = /^\/admin\/([^/]+)/.exec(path)?.[1];
    if (!room) continue;
    const filled = path
      .replace('{id}', ids[room] ?? crypto.randomUUID())
      .replace('{userId}', userId)
      .replace('{version}', '1')
      .replaceAll(/\{\w+\}/g, 'x');
    for (const [method, { requestBody }] of Object.entries(methods)) {
      const schema = requestBody?.content['application/json']?.schema;
      if (!schema) continue;
      for (const text of TEXTS) {
        const body = hostileValue(schema, components?.schemas ?? {}, text);
        const answer = await send<{ code?: string }>(method.toUpperCase(), filled, body);
        const told = `${method} ${path} ${JSON.stringify(answer.body).slice(0, 200)}`;
        expect(answer.status, told).toBeLessThan(500);
        if (answer.status === 200) taken.add(`${method.toUpperCase()} ${path}`);
      }
    }
  }
  expect([...taken]).toEqual(
    expect.arrayContaining([
      'POST /admin/content',
      'PUT /admin/content/{id}',
      'POST /admin/offers',
      'PUT /admin/offers/{id}',
      'PUT /admin/letters/{id}',
      'POST /admin/letters/preview',
      'PUT /admin/members/{userId}/note',
    ]),
  );
  for (const path of ['/admin/content', '/admin/offers', '/admin/words', '/admin/practice']) {
    expect((await send('GET', path)).status, path).toBe(200);
  }
});
