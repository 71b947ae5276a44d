import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** How long it is worth sending, in milliseconds: a link that has run out helps nobody. */
  goodForMs: number;
  /** Where one click ends mails of this kind; none for what is needed to sign in. */
  unsubscribeUrl?: string;
}

export interface Mailer {
  /** `id` is the same whenever the same mail is sent again, and so is the message's own id. */
  send(mail: Mail, id: string): Promise<void>;
  /** Deletes mails from before this moment, where they are kept here at all. */
  forget?(before: Date): Promise<void>;
}

/** With the first mail: a start does without the library. */
const nodemailer = () => import('nodemailer');

export interface SmtpMailer extends Mailer {
  /** Connects and signs in, and sends nothing; throws when that is refused. */
  verify(): Promise<void>;
  close(): void;
}

/** Hands mails to the practice's SMTP server, over a few connections that are kept open. */
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
  return {
    async send(mail, id) {
      transport ??= connect();
      await (await transport).sendMail(message(mail, id, from));
    },
    async verify() {
      transport ??= connect();
      await (await transport).verify();
    },
    close: () => void transport?.then((opened) => opened.close()),
  };
}

/** Writes each mail into a folder, for installs without an SMTP server. */
export function folderMailer(folder: string, from: string): Mailer {
  return {
    async send(mail, id) {
      const { createTransport } = await nodemailer();
      const transport = createTransport({ streamTransport: true, buffer: true }, { from });
      const sent = await transport.sendMail(message(mail, id, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = new Date().toISOString().replaceAll(':', '-');
      const file = join(folder, `${time}-${id.slice(0, 8)}.eml`);
      // The links inside sign a member in.
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

/** Whether an SMTP server will never take this mail, such as for a mailbox that does not exist. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = Object(error) as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500;
}

function message({ to, subject, text, html, unsubscribeUrl }: Mail, id: string, from: string) {
  return {
    // The address as one value, so that nothing in it is read as a list of recipients.
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${id}@${from.match(/@([\w.-]+)/)?.[1] ?? 'localhost'}>`,
    headers: {
      // Answering machines stay silent.
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
