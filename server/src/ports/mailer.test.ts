import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SmtpMailbox } from '../testing/smtp-mailbox.ts';
import { folderMailer, isRefusedForGood, type Mail, SMTP_DOWN, smtpMailer } from './mailer.ts';

const FROM = 'Hearthway <no-reply@example.com>';
const MAIL: Mail = {
  to: 'ada@example.com',
  subject: 'Confirm your email',
  text: 'Welcome, tap the link.\n',
  html: '<p>Welcome, tap the link.</p>',
  goodForMs: 60_000,
};

test('old emails in the folder are deleted, but no other files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mailer-'));
  try {
    const mailer = folderMailer(folder, FROM);
    await mailer.send(MAIL, 'old');
    const [old = ''] = await readdir(folder);
    await writeFile(join(folder, 'note.txt'), '');
    for (const name of [old, 'note.txt']) await utimes(join(folder, name), 0, 0);
    await mailer.send(MAIL, 'new');
    await mailer.forget?.(new Date('2020-01-01'));
    const left = await readdir(folder);
    expect(left).toHaveLength(2);
    expect(left).toContain('note.txt');
    expect(left).not.toContain(old);
    await folderMailer(join(folder, 'none'), FROM).forget?.(new Date());
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('an email is written as one private file with a text and an HTML version', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'mailer-'));
  const folder = join(parent, 'mail');
  try {
    await folderMailer(folder, FROM).send(MAIL, 'one-id');
    const files = await readdir(folder);
    expect(files).toEqual([expect.stringMatching(/\.eml$/)]);
    const file = join(folder, files[0] as string);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const message = await readFile(file, 'utf8');
    for (const part of [
      'From: Hearthway <no-reply@example.com>',
      'To: ada@example.com',
      'Subject: Confirm your email',
      'Message-ID: <one-id@example.com>',
      'multipart/alternative',
      'Welcome, tap the link.',
      '<p>Welcome',
    ]) {
      expect(message).toContain(part);
    }
    expect(message).not.toMatch(/List-Unsubscribe|Reply-To/);
  } finally {
    await rm(parent, { recursive: true });
  }
});

test('an email is sent by SMTP to one recipient, with its own Message-ID', async () => {
  const mailbox = new SmtpMailbox();
  await mailbox.open();
  const mailer = smtpMailer(mailbox.url, FROM);
  try {
    await mailer.send(
      { ...MAIL, unsubscribeUrl: 'https://example.com/u/1', replyTo: 'hello@practice.org' },
      'the-id',
    );
    expect(mailbox.received).toEqual([
      {
        to: ['ada@example.com'],
        message: expect.stringContaining('Subject: Confirm your email'),
        messageId: '<the-id@example.com>',
      },
    ]);
    expect(mailbox.received[0]?.message).toContain('Reply-To: hello@practice.org');
    expect(mailbox.received[0]?.message).toContain('List-Unsubscribe: <https://example.com/u/1>');
    expect(mailbox.received[0]?.message).toContain(
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    );
  } finally {
    mailer.close();
    await mailbox.close();
  }
});

test('an unknown mailbox is a permanent failure, but an unreachable mail server is not', async () => {
  const mailbox = new SmtpMailbox();
  await mailbox.open();
  const mailer = smtpMailer(mailbox.url, FROM);
  const refusal = () =>
    mailer.send(MAIL, 'id').then(
      () => 'taken',
      (error) => isRefusedForGood(error),
    );
  mailbox.refuseRecipient = () => 550;
  expect(await refusal()).toBe(true);
  mailbox.refuseRecipient = () => 451;
  expect(await refusal()).toBe(false);
  mailbox.refuseRecipient = () => null;
  mailbox.refuse = () => ({ responseCode: 452, message: 'mailbox full' });
  expect(await refusal()).toBe(false);
  await mailbox.close();
  expect(await refusal()).toBe(false);
  mailer.close();
});

test('an SMTP server that is unreachable is not mistaken for a refused recipient', async () => {
  const mailbox = new SmtpMailbox();
  await mailbox.open();
  const mailer = smtpMailer(mailbox.url, FROM);
  const codes = () =>
    mailer.send(MAIL, 'id').then(
      () => [],
      ({ code }) => SMTP_DOWN.filter((known) => known === code),
    );
  mailbox.refuseRecipient = () => 451;
  expect(await codes()).toEqual([]);
  await mailbox.close();
  expect(await codes()).toEqual(['ESOCKET']);
  mailer.close();
});
