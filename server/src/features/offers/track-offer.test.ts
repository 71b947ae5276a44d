import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const now = new Date('2026-11-15T20:00:00Z');
const OFFER = '11111111-2222-4333-8444-555555555555';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ now });
  await t.sql(`insert into offers (id, title) values ($1, 'An offer')`, [OFFER]);
});
afterAll(() => t.close());

const track = (member: SignedInMember, event: string, offerId = OFFER) =>
  callApi<{ recorded: boolean }>(t, member, 'POST', '/offers/events', { offerId, event });

test('a member’s first view and first click of an offer are recorded only once', async () => {
  const member = await signUpMember(t);
  const events = ['seen', 'clicked', 'seen', 'clicked', 'seen', 'seen', 'clicked'];
  const answers = await Promise.all(events.map((event) => track(member, event)));
  expect(answers.filter(({ body }) => body.recorded)).toHaveLength(2);
  t.clock.advance(60_000);
  expect((await track(member, 'seen')).body).toEqual({ recorded: false });
  expect(
    await t.sql('select offer_id, seen_at, clicked_at from user_offers where user_id = $1', [
      member.userId,
    ]),
  ).toEqual([{ offer_id: OFFER, seen_at: now, clicked_at: now }]);
  expect(
    await t.sql('select event, props from analytics_events where user_id = $1 order by event', [
      member.userId,
    ]),
  ).toEqual([
    { event: 'offer_clicked', props: {} },
    { event: 'offer_seen', props: {} },
  ]);
});

test('an unknown offer returns 404, and an unknown event returns 400', async () => {
  const member = await signUpMember(t);
  expect((await track(member, 'seen', crypto.randomUUID())).status).toBe(404);
  expect((await track(member, 'bought')).status).toBe(400);
});
