import type { Tx } from '../db/database.ts';
import { type Jobs, PermanentFailure } from '../jobs/jobs.ts';
import type { MailJob } from '../jobs/queues.ts';
import type { Clock } from '../ports/clock.ts';
import { isRefusedForGood, type Mail, type Mailer } from '../ports/mailer.ts';
import { traceStep } from '../ports/trace.ts';

/** Links in mails have expired long before. */
const FILES_KEPT_MS = 30 * 86_400_000;

interface Parts {
  jobs: Jobs;
  mailer: Mailer;
  clock: Clock;
}

/**
 * Queues mails in the same transaction as the change that causes them, so none is lost. Sending later
 * also hides, by its timing, whether an address has an account.
 */
export class Outbox {
  #parts: Parts;
  #hasPosted = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Also queues a job for `undefined`, so that an unknown address takes as long as a known one. */
  async post(tx: Tx, mail: Mail | undefined): Promise<void> {
    const until = this.#parts.clock.now().getTime() + (mail?.goodForMs ?? 0);
    const job: MailJob = { mail: mail ?? null, until: new Date(until).toISOString() };
    await this.#parts.jobs.add(tx, 'mail', job);
    this.#hasPosted = true;
  }

  /** Call after the response has been sent: starts sending now, not at the queue's next poll. */
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

  /** Deletes old mails of an installation that writes them to a folder instead of sending them. */
  async deleteOldFiles(): Promise<void> {
    const { mailer, clock } = this.#parts;
    await mailer.forget?.(new Date(clock.now().getTime() - FILES_KEPT_MS));
  }

  /** Resolves when every mail posted so far was sent or has failed. */
  drain(): Promise<void> {
    return this.#parts.jobs.drain();
  }
}
