import { afterEach, beforeEach, expect, test } from 'vitest';
import { SmtpMailbox } from '../testing/smtp-mailbox.ts';
import { smtpMailer } from './mailer.ts';

const MAIL = {
  to: 'ada@example.com',
  subject: 'A letter',
  text: '.\nA line that begins with a dot.\n',
  html: '<p>A letter</p>',
  goodForMs: 60_000,
  unsubscribeUrl: 'https://example.com/unsubscribe/x',
};

let mailbox: SmtpMailbox;
let mailer: ReturnType<typeof smtpMailer>;
beforeEach(async () => {
  mailbox = new SmtpMailbox();
  await mailbox.open();
  mailer = smtpMailer(mailbox.url, 'Hearthway <no-reply@example.com>');
});
afterEach(async () => {
  mailer.close();
  await mailbox.close();
});

const send = (mayFinish: () => Promise<boolean>, onFinish = () => {}, id = 'one') =>
  mailer.sendOnce?.(MAIL, id, { mayFinish, onFinish });

test('an email is delivered only after its sender agrees', async () => {
  const steps: string[] = [];
  const sent = await send(
    async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      steps.push(`asked with ${mailbox.received.length} delivered`);
      return true;
    },
    () => steps.push(`ends with ${mailbox.received.length} delivered`),
  );
  expect(sent).toBe(true);
  expect(steps).toEqual(['asked with 0 delivered', 'ends with 0 delivered']);
  const [mail] = mailbox.received;
  expect(mail).toMatchObject({ to: ['ada@example.com'], messageId: '<one@example.com>' });
  expect(mail?.message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(mail?.message).toContain('A line that begins with a dot.');
});

test('an email is not delivered if its sender refuses or fails', async () => {
  let ends = 0;
  const count = () => {
    ends++;
  };
  expect(await send(async () => false, count)).toBe(false);
  await expect(send(() => Promise.reject(new Error('no database')), count)).rejects.toThrow(
    'no database',
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([mailbox.received.length, ends]).toEqual([0, 0]);
  expect(await send(async () => true, count)).toBe(true);
  expect([mailbox.received.length, ends]).toEqual([1, 1]);
});

test('a refused address is reported with the mail server’s answer', async () => {
  mailbox.refuseRecipient = () => 550;
  let isAsked = false;
  const refused = send(async () => {
    isAsked = true;
    return true;
  });
  await expect(refused).rejects.toMatchObject({ responseCode: 550, command: 'RCPT TO' });
  expect(isAsked).toBe(false);
});

test('an email that is refused after its last line is reported with the mail server’s answer', async () => {
  mailbox.refuse = () => ({ responseCode: 451, message: 'later' });
  await expect(send(async () => true)).rejects.toMatchObject({ responseCode: 451 });
});

test('several emails share one connection as long as it is open', async () => {
  for (const id of ['one', 'two']) await send(async () => true, undefined, id);
  await mailbox.close();
  await mailbox.open();
  await send(async () => true, undefined, 'three');
  expect(mailbox.received.map(({ messageId }) => messageId)).toEqual([
    '<one@example.com>',
    '<two@example.com>',
    '<three@example.com>',
  ]);
});

test('an email counts as possibly delivered if the connection breaks before the answer arrives', async () => {
  let hasEnded = false;
  mailbox.refuse = () => {
    void mailbox.close();
    return null;
  };
  const cut = send(
    async () => true,
    () => {
      hasEnded = true;
    },
  );
  await expect(cut).rejects.toThrow();
  await expect(cut).rejects.not.toHaveProperty('responseCode');
  expect(hasEnded).toBe(true);
});
