import { createHash } from 'node:crypto';
import type { Database, Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { WrittenLetter } from '../../mail/letter-body.ts';
import { type HandoverJournal, journalKey } from './handover-journal.ts';
import { letterMail } from './letter-mail.ts';
import { handOver, putBack, settle, skip, type WaitingReader } from './recipients.ts';
import { recordBounce, toRefusal } from './unwanted-letters.ts';

export type Delivery = Pick<Deps, 'db' | 'clock' | 'config' | 'secrets' | 'outbox' | 'log'>;

export type Outcome = 'done' | 'setback';

const MAX_TRIES = 8;
const FIRST_RETRY_MS = 5 * 60_000;
const LAST_RETRY_MS = 4 * 3_600_000;
const SLOWER = /\b4\.7\.\d|too (many|fast|much)|rate|limit|throttl/i;
const RETRY_PAUSES_MS = [100, 500, 2_000];

export async function deliver(
  deps: Delivery,
  journal: HandoverJournal,
  { id: letterId, letter }: { id: string; letter: WrittenLetter },
  to: WaitingReader,
): Promise<Outcome> {
  const { db, clock, outbox, log } = deps;
  const { userId } = to;
  const turn = { letterId, userId, worker: journal.worker, now: clock.now() };
  const key = journalKey(letterId, userId);
  if (!to.mayGet) {
    await db.asJobs((tx) => skip(tx, turn));
    return 'done';
  }
  const mail = letterMail(deps, letter, { id: letterId, to });
  let isFinished = false;
  try {
    const isSent = await outbox.sendOnce(mail, toMessageId(key), {
      mayFinish: () => db.asJobs((tx) => handOver(tx, turn)),
      onFinish() {
        isFinished = true;
        journal.note(key);
      },
    });
    await store(db, (tx) => (isSent ? settle(tx, turn, 'sent') : skip(tx, turn)));
    journal.settle(key);
    return 'done';
  } catch (error) {
    const { responseCode, response = '' } = Object(error) as {
      responseCode?: number;
      response?: string;
    };
    if (isFinished && responseCode === undefined) {
      log.warn({ err: error }, 'the mail server did not confirm a letter; it is not sent again');
      await store(db, (tx) => settle(tx, turn, 'unconfirmed'));
      journal.settle(key);
      return 'setback';
    }
    const refusal = toRefusal(error);
    if (refusal !== 'later') {
      await store(db, (tx) => settle(tx, turn, refusal));
      if (refusal === 'bounced') await recordBounce(deps, to.email, error);
      journal.settle(key);
      return 'done';
    }
    const isSetback = responseCode === undefined || responseCode === 421 || SLOWER.test(response);
    if (!isSetback && to.tries + 1 >= MAX_TRIES) {
      await store(db, (tx) => settle(tx, turn, 'refused'));
    } else {
      const pause = isSetback ? 0 : Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** to.tries);
      const tryAfter = new Date(clock.now().getTime() + pause);
      await store(db, (tx) => putBack(tx, turn, { tryAfter, countsAsTry: !isSetback }));
    }
    journal.settle(key);
    if (isSetback) log.warn({ err: error }, 'the mail server takes no letters for now');
    return isSetback ? 'setback' : 'done';
  }
}

const toMessageId = (key: string) => {
  const digest = createHash('sha256').update(`letter ${key}`).digest('hex');
  return `letter-${digest.slice(0, 32)}`;
};

/**
 * A short database outage must not lose the result of sending a letter, so the update is tried
 * again.
 */
async function store(db: Database, work: (tx: Tx) => Promise<unknown>): Promise<void> {
  for (const pause of [...RETRY_PAUSES_MS, null]) {
    try {
      await db.asJobs(work);
      return;
    } catch (error) {
      if (pause === null) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
