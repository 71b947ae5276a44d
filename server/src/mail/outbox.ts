import type { Tx } from '../db/database.ts';
import { type Jobs, PermanentFailure } from '../jobs/jobs.ts';
import type { MailJob } from '../jobs/queues.ts';
import type { Clock } from '../ports/clock.ts';
import { isRefusedForGood, type Mail, type Mailer, SMTP_DOWN } from '../ports/mailer.ts';
import type { Handover } from '../ports/smtp-lanes.ts';
import { traceStep } from '../ports/trace.ts';

const FILES_KEPT_MS = 30 * 86_400_000;

const RETRY_ALL_EVERY_MS = 60_000;

interface Parts {
  jobs: Jobs;
  mailer: Mailer;
  clock: Clock;
}

/**
 * Emails are queued in the transaction that causes them, so that none is lost. They are sent later,
 * so that the response time does not reveal whether an address has an account.
 */
export class Outbox {
  #parts: Parts;
  #hasPosted = false;
  #retriedAllAt = Number.NEGATIVE_INFINITY;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * A job is queued even if there is no mail to send, because a request for an unknown address must
   * take as long as for a known one.
   */
  async post(tx: Tx, mail: Mail | undefined): Promise<void> {
    const until = this.#parts.clock.now().getTime() + (mail?.goodForMs ?? 0);
    const job: MailJob = { mail: mail ?? null, until: new Date(until).toISOString() };
    await this.#parts.jobs.add(tx, 'mail', job);
    this.#hasPosted = true;
  }

  hurry(): void {
    if (!this.#hasPosted) return;
    this.#hasPosted = false;
    setImmediate(() => this.#parts.jobs.wake('mail'));
  }

  async sendOnce(mail: Mail, id: string, handover: Handover): Promise<boolean> {
    const { mailer } = this.#parts;
    if (mailer.sendOnce) return mailer.sendOnce(mail, id, handover);
    if (!(await handover.mayFinish())) return false;
    handover.onFinish();
    await mailer.send(mail, id);
    return true;
  }

  closeIdle(): void {
    this.#parts.mailer.closeIdle?.();
  }

  handleMails(
    isWanted: (reminder: NonNullable<MailJob['reminder']>) => Promise<boolean>,
    onRefused: (email: string, error: unknown) => Promise<void> = async () => {},
  ): void {
    const { jobs, mailer, clock } = this.#parts;
    jobs.handle('mail', async ({ id, data: { mail, until, reminder } }) => {
      if (!mail || new Date(until) < clock.now()) return;
      if (reminder && !(await isWanted(reminder))) return;
      try {
        await traceStep('mail send', {}, () => mailer.send(mail, id));
      } catch (error) {
        if (!isRefusedForGood(error)) throw error;
        await onRefused(mail.to, error).catch(() => {});
        throw new PermanentFailure('refused', { cause: error });
      }
      await this.#retryAll().catch(() => {});
    });
  }

  /** A sent email shows that the SMTP server is up, so emails that failed before are tried now. */
  async #retryAll(): Promise<void> {
    const { jobs, clock } = this.#parts;
    const now = clock.now().getTime();
    if (now - this.#retriedAllAt < RETRY_ALL_EVERY_MS) return;
    this.#retriedAllAt = now;
    await jobs.retryNow('mail', SMTP_DOWN);
  }

  async deleteOldFiles(): Promise<void> {
    const { mailer, clock } = this.#parts;
    await mailer.forget?.(new Date(clock.now().getTime() - FILES_KEPT_MS));
  }

  drain(): Promise<void> {
    return this.#parts.jobs.drain();
  }
}
