import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Handover, SmtpLanes } from './smtp-lanes.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  goodForMs: number;
  unsubscribeUrl?: string;
  replyTo?: string;
}

export interface Mailer {
  /** The `id`, and with it the Message-ID, stays the same when an email is resent. */
  send(mail: Mail, id: string): Promise<void>;
  sendOnce?(mail: Mail, id: string, handover: Handover): Promise<boolean>;
  closeIdle?(): void;
  forget?(before: Date): Promise<void>;
}

const nodemailer = () => import('nodemailer');

export interface SmtpMailer extends Mailer {
  verify(): Promise<void>;
  close(): void;
}

export function smtpMailer(url: string, from: string): SmtpMailer {
  const connect = async () =>
    (await nodemailer()).createTransport(
      {
        url,
        pool: true,
        maxConnections: 3,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 20_000,
      },
      { from },
    );
  let transport: ReturnType<typeof connect> | undefined;
  const lanes = new SmtpLanes(url);
  return {
    async send(mail, id) {
      transport ??= connect();
      await (await transport).sendMail(message(mail, id, from));
    },
    async verify() {
      transport ??= connect();
      await (await transport).verify();
    },
    sendOnce: (mail, id, handover) =>
      lanes.sendOnce({ from, ...message(mail, id, from) }, handover),
    closeIdle: () => lanes.closeIdle(),
    close() {
      lanes.closeIdle();
      void transport?.then((opened) => opened.close());
    },
  };
}

export function folderMailer(folder: string, from: string): Mailer {
  return {
    async send(mail, id) {
      const { createTransport } = await nodemailer();
      const transport = createTransport({ streamTransport: true, buffer: true }, { from });
      const sent = await transport.sendMail(message(mail, id, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = new Date().toISOString().replaceAll(':', '-');
      const file = join(folder, `${time}-${id.slice(0, 8)}.eml`);
      // Only the owner may read the file, because links in an email can sign a member in.
      await writeFile(file, sent.message as Buffer, { mode: 0o600 });
    },
    async forget(before) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((found) => found.endsWith('.eml'))) {
        const file = join(folder, name);
        const { mtime } = await stat(file).catch(() => ({ mtime: before }));
        if (mtime < before) await rm(file, { force: true });
      }
    },
  };
}

export const SMTP_DOWN = [
  'ECONNECTION',
  'ESOCKET',
  'ETIMEDOUT',
  'EDNS',
  'ETLS',
  'EAUTH',
  'EPROTOCOL',
];

export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = Object(error) as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500;
}

function message(mail: Mail, id: string, from: string) {
  const { to, subject, text, html, unsubscribeUrl, replyTo } = mail;
  return {
    // The address is an object, so that it cannot be parsed as a list of recipients.
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    messageId: `<${id}@${from.match(/@([\w.-]+)/)?.[1] ?? 'localhost'}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
