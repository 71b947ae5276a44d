import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Hands mails to the practice's SMTP server, over a few connections that are kept open. */
export function smtpMailer(url: string, from: string): Mailer & { close(): void } {
  const transport = createTransport(
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
  return {
    async send(mail) {
      await transport.sendMail(addressed(mail));
    },
    close: () => transport.close(),
  };
}

/** Writes each mail into a folder, for installs without an SMTP server. */
export function folderMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(addressed(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = new Date().toISOString().replaceAll(':', '-');
      const file = join(folder, `${time}-${randomBytes(4).toString('hex')}.eml`);
      // The links inside sign a member in.
      await writeFile(file, message as Buffer, { mode: 0o600 });
    },
  };
}

/** The address as one value, so that nothing in it is read as a list of recipients. */
function addressed(mail: Mail) {
  return { ...mail, to: { name: '', address: mail.to } };
}
