import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { NoUse } from '../jobs/jobs.ts';
import type { MailJob } from '../jobs/queues.ts';
import { isRefusedForGood, type Mail } from '../ports/mailer.ts';

/**
 * Mails wait in the database, from the transaction that caused them until an SMTP server has taken
 * them. So none is lost, and how long sending takes tells nobody whether an address has an account.
 */
export class Outbox {
  #deps: Pick<Deps, 'jobs' | 'mailer' | 'clock'>;
  #hasPosted = false;

  constructor(deps: Pick<Deps, 'jobs' | 'mailer' | 'clock'>) {
    this.#deps = deps;
  }

  /** Nothing for an address that gets no mail is posted too: both take as long. */
  async post(tx: Tx, mail: Mail | undefined): Promise<void> {
    const until = this.#deps.clock.now().getTime() + (mail?.goodForMs ?? 0);
    const job: MailJob = { mail: mail ?? null, until: new Date(until).toISOString() };
    await this.#deps.jobs.add(tx, 'mail', job);
    this.#hasPosted = true;
  }

  /** Once the answer has left: sends without waiting for the queue's next look. */
  hurry(): void {
    if (!this.#hasPosted) return;
    this.#hasPosted = false;
    setImmediate(() => this.#deps.jobs.wake('mail'));
  }

  /** Says how a mail is sent, for the process that runs jobs. */
  handleMails(): void {
    const { jobs, mailer, clock } = this.#deps;
    jobs.handle('mail', async ({ id, data: { mail, until } }) => {
      if (!mail || new Date(until) < clock.now()) return;
      try {
        await mailer.send(mail, id);
      } catch (error) {
        throw isRefusedForGood(error) ? new NoUse('refused', { cause: error }) : error;
      }
    });
  }

  /** Resolves when everything posted so far was sent or has failed. */
  drain(): Promise<void> {
    return this.#deps.jobs.drain();
  }
}
