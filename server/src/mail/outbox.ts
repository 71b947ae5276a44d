import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { NoUse } from '../jobs/jobs.ts';
import type { MailJob } from '../jobs/queues.ts';
import { isRefusedForGood, type Mail } from '../ports/mailer.ts';
import { traceStep } from '../ports/trace.ts';

/** Unsubscribing takes effect at once, also for what is on its way; so does deleting an account. */
async function isStillWanted(
  db: Deps['db'],
  { userId, kind }: NonNullable<MailJob['reminder']>,
): Promise<boolean> {
  const { rows } = await db.asJobs((tx) =>
    tx.execute<
      Record<string, never>
    >(sql`select from reminder_settings s where s.user_id = ${userId} and not s.wants_no_mail
      and (${kind} = 'all' or exists (select from reminders r
        where r.user_id = s.user_id and r.kind = ${kind} and r.is_on))`),
  );
  return rows.length > 0;
}

/**
 * Mails wait in the database, from the transaction that caused them until an SMTP server has taken
 * them. So none is lost, and how long sending takes tells nobody whether an address has an account.
 */
export class Outbox {
  #deps: Pick<Deps, 'db' | 'jobs' | 'mailer' | 'clock'>;
  #hasPosted = false;

  constructor(deps: Pick<Deps, 'db' | 'jobs' | 'mailer' | 'clock'>) {
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
    const { db, jobs, mailer, clock } = this.#deps;
    jobs.handle('mail', async ({ id, data: { mail, until, reminder } }) => {
      if (!mail || new Date(until) < clock.now()) return;
      if (reminder && !(await isStillWanted(db, reminder))) return;
      try {
        await traceStep('mail send', {}, () => mailer.send(mail, id));
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
