import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Outbox } from '../../mail/outbox.ts';
import { callApi } from '../../testing/api.ts';
import { LetterStage, NOW } from '../../testing/letter-stage.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

const stage = new LetterStage();
beforeEach(() => stage.open());
afterEach(() => stage.close());

describe('sending a letter', () => {
  it('skips members who unsubscribed or whose email address bounces', async () => {
    const [ada = '', ben, carla] = await stage.members('ada', 'ben', 'carla', 'dora');
    expect((await stage.post(ada)).status).toBe(200);
    await stage.t.sql(
      `insert into reminder_settings (user_id, time_zone, seen_at, wants_no_mail) values ($1, 'UTC', now(), true)`,
      [ben],
    );
    await stage.t.sql(
      `insert into app.bounced_addresses (user_id, email, at) values ($1, 'carla@example.com', now())`,
      [carla],
    );
    await stage.begin();
    await stage.run();
    expect(stage.received()).toEqual(['dora@example.com']);
    await stage.t.sql(`update app.bounced_addresses set email = 'old@example.com'`);
    expect(await (await stage.post(ada, 'again=yes')).text()).toContain('Welcome back');
    await stage.begin();
    await stage.run();
    expect(stage.received()).toEqual(
      ['ada', 'carla', 'dora', 'dora'].map((name) => `${name}@example.com`),
    );
  });

  it('skips a member who unsubscribes while the letter is being transferred to the mail server', async () => {
    const [ada = ''] = await stage.members('ada', 'ben');
    await stage.begin();
    const slow = {
      closeIdle: () => stage.outbox.closeIdle(),
      sendOnce: async (...given: Parameters<Outbox['sendOnce']>) => {
        const { to } = given[0];
        return stage.outbox.sendOnce(given[0], given[1], {
          ...given[2],
          async mayFinish() {
            if (to.startsWith('ada')) await stage.post(ada);
            return given[2].mayFinish();
          },
        });
      },
    } as Outbox;
    await stage.run(slow);
    expect(stage.received()).toEqual(['ben@example.com']);
    expect(await stage.states()).toEqual({ ada: 'skipped', ben: 'sent' });
    expect(await stage.results()).toMatchObject({
      state: 'sent',
      results: { sent: 1, skipped: 1, unsubscribed: 1 },
    });
  });

  it('waits for a member’s quiet day after a crisis to end', async () => {
    const [ada] = await stage.members('ada');
    await stage.t.sql(
      `insert into reminder_settings (user_id, time_zone, seen_at, quiet_until) values ($1, 'UTC', now(), $2)`,
      [ada, new Date(NOW.getTime() + DAY)],
    );
    await stage.begin();
    await stage.run();
    expect([stage.received(), (await stage.results()).state]).toEqual([[], 'sending']);
    stage.t.clock.advance(DAY);
    await stage.run();
    expect(stage.received()).toEqual(['ada@example.com']);
  });

  it('never uses an address again that does not exist', async () => {
    await stage.members('ada', 'ben');
    stage.mailbox.refuseRecipient = (address) => (address.startsWith('ada') ? 550 : null);
    await stage.begin();
    await stage.run();
    expect(await stage.states()).toEqual({ ada: 'bounced', ben: 'sent' });
    stage.mailbox.refuseRecipient = () => null;
    await stage.begin();
    await stage.run();
    expect(stage.received()).toEqual(['ben@example.com', 'ben@example.com']);
    const { body } = await callApi(stage.t, stage.admin, 'GET', '/admin/letters/bounced');
    expect(body.addresses).toMatchObject([{ email: 'ada@example.com' }]);
    const [{ userId }] = body.addresses;
    await callApi(stage.t, stage.admin, 'DELETE', `/admin/letters/bounced/${userId}`);
    await stage.begin();
    await stage.run();
    expect(stage.received()).toContain('ada@example.com');
  });

  it('tries again later if the mail server asks for it', async () => {
    await stage.members('ada');
    stage.mailbox.refuseRecipient = () => 450;
    await stage.begin();
    await stage.run();
    expect(await stage.t.sql('select state, tries from app.letter_recipients')).toEqual([
      { state: 'waiting', tries: 1 },
    ]);
    stage.mailbox.refuseRecipient = () => null;
    stage.mailbox.refuse = () => ({ responseCode: 451, message: '4.7.0 too many messages' });
    stage.t.clock.advance(5 * MINUTE);
    await stage.run();
    const [sender] = await stage.t.sql(
      'select per_minute, setbacks, paused_until > now() as pauses from app.letter_sender',
    );
    expect(sender).toEqual({ per_minute: 30_000, setbacks: 1, pauses: true });
    stage.mailbox.refuse = () => null;
    await stage.run();
    expect(stage.received()).toEqual([]);
    await stage.t.sql('update app.letter_sender set paused_until = null');
    await stage.run();
    expect(stage.received()).toEqual(['ada@example.com']);
  });

  it('continues after an outage of the mail server, without writing to anybody twice', async () => {
    await stage.members('ada', 'ben', 'carla');
    await stage.begin();
    await stage.mailbox.close();
    await stage.run();
    expect(Object.values(await stage.states())).toEqual(['waiting', 'waiting', 'waiting']);
    await stage.mailbox.open();
    await stage.t.sql('update app.letter_sender set paused_until = null');
    await stage.run();
    expect(stage.received()).toEqual(['ada@example.com', 'ben@example.com', 'carla@example.com']);
  });

  it('does not resend a letter if the connection broke before its confirmation', async () => {
    await stage.members('ada');
    await stage.begin();
    stage.mailbox.refuse = () => {
      void stage.mailbox.close();
      return null;
    };
    await stage.run();
    expect(await stage.states()).toEqual({ ada: 'unconfirmed' });
    stage.mailbox.refuse = () => null;
    await stage.mailbox.open();
    await stage.t.sql('update app.letter_sender set paused_until = null');
    await stage.run();
    expect(stage.received()).toEqual(['ada@example.com']);
    expect(await stage.results()).toMatchObject({
      state: 'sent',
      results: { unconfirmed: 1, sent: 0 },
    });
  });

  it('stops immediately when the desk stops the letter', async () => {
    await stage.members('ada');
    await stage.begin();
    await stage.t.sql(`select app.start_letter($1, $2)`, [stage.letterId, NOW]);
    const { body } = await callApi(
      stage.t,
      stage.admin,
      'POST',
      `/admin/letters/${stage.letterId}/stop`,
    );
    expect(body.state).toBe('stopped');
    await stage.run();
    expect([stage.received(), await stage.states()]).toEqual([[], { ada: 'waiting' }]);
  });

  it('stops after three days, even if some members have not received it', async () => {
    await stage.members('ada');
    stage.mailbox.refuseRecipient = () => 450;
    await stage.begin();
    await stage.run();
    stage.t.clock.advance(3 * DAY + 1);
    await stage.run();
    expect(await stage.states()).toEqual({ ada: 'refused' });
  });

  it('is done by one process at a time', async () => {
    await stage.members('ada');
    await stage.begin();
    await stage.t.sql(
      `update app.letter_sender set worker = gen_random_uuid(), working_until = now() + interval '1 minute'`,
    );
    await stage.run();
    expect(stage.received()).toEqual([]);
    await stage.t.sql(`update app.letter_sender set working_until = now() - interval '1 second'`);
    await stage.run();
    expect(stage.received()).toEqual(['ada@example.com']);
  });
});
