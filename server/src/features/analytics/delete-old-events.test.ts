import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { deleteOldEvents } from './delete-old-events.ts';

const DAY = 86_400_000;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test('analytics events are deleted after 400 days', async () => {
  const daysAgo = (days: number) => new Date(t.clock.now().getTime() - days * DAY);
  await t.sql(
    `insert into analytics_events (event, created_at) values ('old', $1), ('recent', $2)`,
    [daysAgo(401), daysAgo(399)],
  );
  await deleteOldEvents(t.deps);
  expect(await t.sql('select event from analytics_events')).toEqual([{ event: 'recent' }]);
});
