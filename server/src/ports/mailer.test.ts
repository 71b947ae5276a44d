import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { folderMailer, type Mail, smtpMailer } from './mailer.ts';

const MAIL: Mail = {
  to: 'ada@example.com',
  subject: 'Confirm your email',
  text: 'Welcome, tap the link.\n',
  html: '<p>Welcome, tap the link.</p>',
};

test('a mail into the folder is one private file with both parts', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'mailer-'));
  const folder = join(parent, 'mail');
  try {
    await folderMailer(folder, 'Hearthway <no-reply@example.com>').send(MAIL);
    const files = await readdir(folder);
    expect(files).toEqual([expect.stringMatching(/\.eml$/)]);
    const file = join(folder, files[0] as string);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const message = await readFile(file, 'utf8');
    for (const part of [
      'From: Hearthway <no-reply@example.com>',
      'To: ada@example.com',
      'Subject: Confirm your email',
      'multipart/alternative',
      'Welcome, tap the link.',
      '<p>Welcome',
    ]) {
      expect(message).toContain(part);
    }
  } finally {
    await rm(parent, { recursive: true });
  }
});

test('a mail by SMTP reaches the server, addressed to one person', async () => {
  const received: { to: string[]; message: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, message: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'Hearthway <no-reply@example.com>');
  try {
    await mailer.send(MAIL);
    expect(received).toEqual([
      { to: ['ada@example.com'], message: expect.stringContaining('Subject: Confirm your email') },
    ]);
  } finally {
    mailer.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
});

test('a server that cannot be reached is an error', async () => {
  const mailer = smtpMailer('smtp://127.0.0.1:9', 'no-reply@example.com');
  await expect(mailer.send(MAIL)).rejects.toThrow();
  mailer.close();
});
