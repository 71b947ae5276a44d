import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { webPushService } from '../../ports/push-service.ts';
import { signUpMember } from '../../testing/factories.ts';
import { PushInbox } from '../../testing/push-inbox.ts';
import { NOON, ReminderStage } from '../../testing/reminder-stage.ts';
import { handlePushes } from './reminder-push.ts';

const HOUR = 3_600_000;

const stage = new ReminderStage();
beforeAll(() => stage.open());
beforeEach(() => stage.reset());
afterAll(() => stage.close());

const bytes = (text: string) => Buffer.from(text, 'base64url');

const trickle: PushInbox['answer'] = ({ socket }) => {
  socket?.write('HTTP/1.1 201 Created\r\n');
  const timer = setInterval(() => socket?.write('X-More: 1\r\n'), 20);
  socket?.once('close', () => clearInterval(timer));
};

describe('a push message', () => {
  it('is encrypted and signed, and does not reveal its text on a locked screen', async () => {
    await stage.addDevice();
    await stage.save();
    await stage.passTo('2026-11-15T20:00:20Z');
    const key = (await stage.settings()).pushKey;
    expect(stage.inbox.received).toMatchObject([
      {
        device: 'phone',
        payload: {
          title: 'Hearthway',
          body: 'A small thought is waiting',
          tag: 'reminder-check_in',
          path: '/action',
        },
        key,
        topic: 'reminder-check_in',
      },
    ]);
    expect(stage.inbox.received[0]?.ttl).toBeGreaterThan(3000);
    expect(stage.inbox.received[0]?.claims.sub).toMatch(/^(mailto|https):/);
    expect(await stage.t.sql(`select from pgboss.job where name = 'push'`)).toEqual([]);
    await stage.passTo('2026-11-15T20:02:00Z');
    expect(stage.inbox.received).toHaveLength(1);
    expect(await stage.nextDue()).toBe('2026-11-16T20:00:00.000Z');
  });

  it('includes the text of the reminder only if the member has allowed it', async () => {
    await stage.addDevice();
    await stage.save();
    await stage.call('PUT', '/reminders/text', { showsText: true });
    await stage.passTo('2026-11-15T20:00:20Z');
    expect(stage.inbox.received[0]?.payload).toMatchObject({
      title: 'Check-in',
      body: 'No check-in yet today. Five taps and you’re done.',
    });
  });

  test.each([404, 410])(
    'causes its device to be removed if the push service responds with %i',
    async (status) => {
      await stage.addDevice();
      await stage.save();
      stage.inbox.answer = (response) => response.writeHead(status).end();
      await stage.passTo('2026-11-15T20:00:20Z');
      expect((await stage.settings()).devices).toEqual([]);
    },
  );

  it('is resent at the time that a busy push service asks for', async () => {
    await stage.addDevice();
    await stage.save();
    stage.inbox.answer = (response) => response.writeHead(429, { 'Retry-After': '120' }).end();
    await stage.passTo('2026-11-15T20:00:20Z');
    const [waiting] = await stage.t.sql<{ pause: number }>(
      `select extract(epoch from start_after - now())::float as pause from pgboss.job where name = 'push'`,
    );
    expect(waiting?.pause).toBeGreaterThan(100);
    expect(waiting?.pause).toBeLessThanOrEqual(120);
    stage.inbox.answer = (response) => response.writeHead(201).end();
    await stage.retryNow();
    expect(stage.inbox.received).toHaveLength(1);
  });

  test.each<[string, PushInbox['answer']]>([
    ['a server error', (response) => response.writeHead(503).end()],
    ['a closed connection', (response) => response.destroy()],
  ])('is sent again after %s', async (_name, answer) => {
    await stage.addDevice();
    await stage.save();
    stage.inbox.answer = answer;
    await stage.passTo('2026-11-15T20:00:20Z');
    expect(await stage.t.sql(`select state::text from pgboss.job where name = 'push'`)).toEqual([
      { state: 'retry' },
    ]);
    stage.inbox.answer = (response) => response.writeHead(201).end();
    await stage.retryNow();
    expect(stage.inbox.received).toHaveLength(1);
  });

  test.each<[string, PushInbox['answer']]>([
    ['never responds', () => {}],
    ['never finishes its response', trickle],
  ])('is not delayed by another push service that %s', async (_name, answer) => {
    const { t, inbox } = stage;
    const slow = new PushInbox();
    await slow.open();
    slow.answer = answer;
    try {
      const push = webPushService(t.deps.secrets.vapid, t.deps.config.pushSubject, {
        answerMs: 1_500,
        restMs: 60_000,
      });
      handlePushes({ ...t.deps, push });
      await stage.save();
      await stage.addDevice();
      await stage.addDevice('tablet');
      for (let count = 0; count < 5; count += 1) {
        const { endpoint, keys } = slow.subscribe(`slow-${count}`);
        await t.sql(
          `insert into push_devices (user_id, endpoint, p256dh, auth_secret, name, created_at)
           values ($1, $2, $3, $4, 'Chrome', '2020-01-01')`,
          [stage.member.userId, endpoint, bytes(keys.p256dh), bytes(keys.auth)],
        );
      }
      await stage.passTo('2026-11-15T20:00:20Z');
      expect(inbox.received.map(({ device }) => device).toSorted()).toEqual(['phone', 'tablet']);
      const waiting = await t.sql<{ state: string; count: number }>(
        `select state::text, count(*)::int from pgboss.job where name = 'push' group by 1 order by 1`,
      );
      expect(waiting).toEqual([
        { state: 'created', count: 4 },
        { state: 'retry', count: 1 },
      ]);
    } finally {
      handlePushes(t.deps);
      await slow.close();
    }
  });

  it('is given up if the push service refuses it, or after an hour', async () => {
    await stage.addDevice();
    await stage.save();
    stage.inbox.answer = (response) => response.writeHead(403).end();
    await stage.passTo('2026-11-15T20:00:20Z');
    expect(await stage.t.sql(`select state::text from pgboss.job where name = 'push'`)).toEqual([
      { state: 'cancelled' },
    ]);
    stage.inbox.answer = (response) => response.writeHead(503).end();
    await stage.passTo('2026-11-16T20:00:20Z');
    stage.inbox.answer = (response) => response.writeHead(201).end();
    stage.t.clock.advance(HOUR + 1);
    await stage.retryNow();
    expect(stage.inbox.received).toEqual([]);
  });

  it('can be sent only to known push services', async () => {
    const device = stage.inbox.subscribe('phone');
    for (const endpoint of [
      'https://internal.example/x',
      'http://127.0.0.1:1/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://fcm.googleapis.com:8443/x',
      'https://user:password@fcm.googleapis.com/x',
    ]) {
      const answer = await stage.call('POST', '/reminders/devices', { ...device, endpoint });
      expect(answer.status, endpoint).toBe(422);
    }
  });

  it('cannot be sent to a key that is not a point on the P-256 curve', async () => {
    const device = stage.inbox.subscribe('phone');
    const endpoint = 'https://fcm.googleapis.com/x';
    const keys = { ...device.keys, p256dh: `B${'A'.repeat(86)}` };
    const answer = await stage.call('POST', '/reminders/devices', { endpoint, keys });
    expect([answer.status, answer.body.code]).toEqual([422, 'bad_push_key']);
  });

  it('goes to at most ten devices of a member', async () => {
    await stage.t.sql(
      `insert into push_devices (user_id, endpoint, p256dh, auth_secret, name, created_at)
       select $1, 'old-' || n, '', '', 'Phone', $2::timestamptz - n * interval '1 day'
       from generate_series(1, 10) n`,
      [stage.member.userId, NOON],
    );
    await stage.addDevice('new');
    const rows = await stage.t.sql<{ endpoint: string }>(
      'select endpoint from push_devices order by created_at desc',
    );
    expect(rows.map(({ endpoint }) => endpoint.split('/').at(-1))).toEqual([
      'new',
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `old-${n}`),
    ]);
  });

  it('goes to the member who signed in last in a shared browser', async () => {
    const device = stage.inbox.subscribe('shared');
    const first = stage.member;
    await stage.call('POST', '/reminders/devices', device);
    stage.member = await signUpMember(stage.t);
    await stage.call('POST', '/reminders/devices', device);
    await stage.call('POST', '/reminders/devices', device);
    expect((await stage.settings()).devices).toHaveLength(1);
    const [{ id }] = (await stage.settings()).devices;
    stage.member = first;
    expect((await stage.settings()).devices).toEqual([]);
    await stage.call('DELETE', `/reminders/devices/${id}`);
    expect(await stage.t.sql('select from push_devices')).toHaveLength(1);
  });
});
