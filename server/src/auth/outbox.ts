import type { Logger } from 'pino';
import type { Mail, Mailer } from '../ports/mailer.ts';

/**
 * Sends mails after the answer has left: how long an SMTP server takes must not tell anyone whether an
 * address has an account.
 */
export class Outbox {
  #mailer: Mailer;
  #log: Logger;
  #sending = new Set<Promise<void>>();

  constructor(mailer: Mailer, log: Logger) {
    this.#mailer = mailer;
    this.#log = log;
  }

  post(mail: Mail): void {
    const sending = this.#send(mail).finally(() => this.#sending.delete(sending));
    this.#sending.add(sending);
  }

  /** Resolves when everything posted so far was sent or has failed. */
  async drain(): Promise<void> {
    await Promise.all(this.#sending);
  }

  async #send(mail: Mail): Promise<void> {
    await new Promise(setImmediate);
    try {
      await this.#mailer.send(mail);
    } catch (error) {
      // Nodemailer's errors may quote the address; the code is what helps whoever reads the log.
      const { name, code } = error as { name?: string; code?: string };
      this.#log.error({ name, code, subject: mail.subject }, 'a mail could not be sent');
    }
  }
}
