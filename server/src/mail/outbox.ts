import type { Tx } from '../db/database.ts';
import { type Jobs, PermanentFailure } from '../jobs/jobs.ts';
import type { MailJob } from '../jobs/queues.ts';
import type { Clock } from '../ports/clock.ts';
import { isRefusedForGood, type Mail, type Mailer } from '../ports/mailer.ts';
import { traceStep } from '../ports/trace.ts';

/** How long emails stay in the folder. The links in them expire much earlier. */
const FILES_KEPT_MS = 30 * 86_400_000;

interface Parts {
  jobs: Jobs;
  mailer: Mailer;
  clock: Clock;
}

/**
 * Queues emails in the same transaction as the change that causes them, so that none is lost.
 * Because they are sent later, the response time does not reveal whether an email address has an
 * account.
 */
export class Outbox {
  #parts: Parts;
  #hasPosted = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Queues an email. A job is queued even for `undefined`, so that an unknown email address takes
   * as long as a known one.
   */
  async post(tx: Tx, mail: Mail | undefined): Promise<void> {
    const until = this.#parts.clock.now().getTime() + (mail?.goodForMs ?? 0);
    const job: MailJob = { mail: mail ?? null, until: new Date(until).toISOString() };
    await this.#parts.jobs.add(tx, 'mail', job);
    this.#hasPosted = true;
  }

  /**
   * Starts sending now instead of at the queue's next poll. Call this after the response has been
   * sent.
   */
  hurry(): void {
    if (!this.#hasPosted) return;
    this.#hasPosted = false;
    setImmediate(() => this.#parts.jobs.wake('mail'));
  }

  handleMails(isWanted: (reminder: NonNullable<MailJob['reminder']>) => Promise<boolean>): void {
    const { jobs, mailer, clock } = this.#parts;
    jobs.handle('mail', async ({ id, data: { mail, until, reminder } }) => {
      if (!mail || new Date(until) < clock.now()) return;
      if (reminder && !(await isWanted(reminder))) return;
      try {
        await traceStep('mail send', {}, () => mailer.send(mail, id));
      } catch (error) {
        throw isRefusedForGood(error) ? new PermanentFailure('refused', { cause: error }) : error;
      }
    });
  }

  /** Deletes old emails if the installation writes them to a folder instead of sending them. */
  async deleteOldFiles(): Promise<void> {
    const { mailer, clock } = this.#parts;
    await mailer.forget?.(new Date(clock.now().getTime() - FILES_KEPT_MS));
  }

  /** Resolves when every email queued so far has been sent or has failed. */
  drain(): Promise<void> {
    return this.#parts.jobs.drain();
  }
}
