import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { LetterStage, NOW } from '../../testing/letter-stage.ts';
import { deleteOldRecipients } from './delete-old-recipients.ts';
import { recordBounce } from './unwanted-letters.ts';

const DAY = 86_400_000;

const stage = new LetterStage();
beforeEach(() => stage.open());
afterEach(() => stage.close());

describe('unwanted letters', () => {
  it('can be stopped at the desk for members who ask, and for addresses named in a bounce message', async () => {
    const [ada] = await stage.members('ada', 'ben', 'carla');
    const stop = (text: string, reason: string) =>
      callApi(stage.t, stage.admin, 'POST', '/admin/letters/unwanted', { text, reason });
    expect((await stop('Ada@example.com wrote', 'asked')).body.stopped).toEqual([
      'ada@example.com',
    ]);
    const bounce =
      'Final-Recipient: rfc822; ben@example.com\nReporting-MTA: nobody@elsewhere.example';
    expect((await stop(bounce, 'bounced')).body.stopped).toEqual(['ben@example.com']);
    await stage.begin();
    await stage.run();
    expect(stage.received()).toEqual(['carla@example.com']);
    const { body } = await callApi(stage.t, stage.admin, 'GET', '/admin/letters');
    expect(body).toMatchObject({ unsubscribed: 1, bounced: 1 });
    expect(
      await stage.t.sql(
        `select details from app.audit_log l join app.audit_subjects s on s.subject = l.subject
        where action = 'letters_stopped' and s.user_id = $1`,
        [ada],
      ),
    ).toEqual([{ details: { reason: 'asked' } }]);
  });

  it('are also stopped for an address that refused another mail of the app', async () => {
    await stage.members('ada');
    stage.mailbox.refuseRecipient = () => 550;
    await stage.t.db.asAuth((tx) =>
      stage.t.deps.outbox.post(tx, {
        to: 'ada@example.com',
        subject: 's',
        text: 't',
        html: 'h',
        goodForMs: DAY,
      }),
    );
    stage.outbox.handleMails(
      async () => true,
      (email, error) => recordBounce(stage.t.deps, email, error),
    );
    await stage.t.deps.jobs.drain();
    const { body } = await callApi(stage.t, stage.admin, 'GET', '/admin/letters/bounced');
    expect(body.addresses).toMatchObject([{ email: 'ada@example.com' }]);
    expect(await stage.t.sql('select action from app.audit_log order by seq')).toEqual([
      { action: 'members_listed' },
    ]);
  });

  it('count once per letter, however often a member unsubscribes', async () => {
    const [ada = ''] = await stage.members('ada');
    await stage.begin();
    await stage.run();
    for (let time = 0; time < 3; time++) await stage.post(ada);
    expect((await stage.results()).results).toMatchObject({ sent: 1, unsubscribed: 1 });
    expect(await stage.t.sql(`select granted from consents where kind = 'letters'`)).toEqual([
      { granted: false },
    ]);
    await stage.post(ada, 'again=yes');
    expect((await stage.results()).results).toMatchObject({ unsubscribed: 0 });
  });
});

it('the regular sweep deletes the list of a letter’s readers after ninety days', async () => {
  const [ada = ''] = await stage.members('ada');
  await stage.begin();
  await stage.run();
  stage.t.clock.advance(91 * DAY);
  await stage.t.deps.jobs.add(null, 'sweep', null);
  await stage.t.deps.jobs.drain();
  expect(await stage.t.sql('select from app.letter_recipients')).toEqual([]);
  expect(await stage.t.sql('select from profiles where user_id = $1', [ada])).toHaveLength(1);
});

it('after ninety days, only the totals of a letter are stored', async () => {
  await stage.members('ada', 'ben');
  await stage.begin();
  await stage.run();
  stage.t.clock.advance(91 * DAY);
  await deleteOldRecipients(stage.t.deps);
  expect(await stage.t.sql('select * from app.letter_recipients')).toEqual([]);
  stage.t.clock.set(NOW);
  expect(await stage.results()).toMatchObject({ recipients: 2, results: { sent: 2 } });
});
