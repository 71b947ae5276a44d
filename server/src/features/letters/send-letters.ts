import { setTimeout as delay } from 'node:timers/promises';
import { CALM_RUN, slowDown, speedUp } from '@hearthway/domain/letters/pace';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { readLetter } from '../../mail/letter-body.ts';
import { type Delivery, deliver } from './deliver.ts';
import type { HandoverJournal } from './handover-journal.ts';
import { GOOD_FOR_MS } from './letter-mail.ts';
import { readWaiting, settleDeadWorker } from './recipients.ts';
import { endTurn, keepTurn, savePace, takeTurn } from './sender-turn.ts';

type Sender = Delivery & Pick<Deps, 'jobs' | 'stopping'>;

const SLICE_MS = 8_000;
const LANES = 3;
const BATCH_SIZE = 60;
const ASK_AGAIN_SECONDS = 5;
const UNKNOWN_AFTER_MS = 3_600_000;

export async function sendLetters(deps: Sender, journal: HandoverJournal): Promise<void> {
  const { db, jobs, config, log } = deps;
  if (!config.mail) {
    await withdrawDueLetters(deps);
    return finishLetters(deps);
  }
  await startDueLetters(deps);
  for (const dead of journal.readDeadWorkers()) {
    await db.asJobs((tx) => settleDeadWorker(tx, dead));
    dead.remove();
  }
  await finishLetters(deps);
  if (!(await findSending(deps))) return;
  const turn = await takeTurn(db, journal.worker, config.lettersPerMinute);
  const askAgain = (seconds: number) =>
    jobs.add(null, 'letters', null, {
      startAfter: seconds,
      singletonKey: 'again',
      singletonSeconds: seconds,
    });
  if (!turn) return askAgain(ASK_AGAIN_SECONDS);
  if (turn.pausedMs > 0) {
    await endTurn(db, journal.worker);
    return askAgain(Math.ceil(turn.pausedMs / 1000));
  }
  const stopRenewing = keepTurn(db, journal.worker);
  let pauseMs: number | null = null;
  try {
    journal.open();
  } catch (err) {
    log.warn({ err }, 'cannot keep notes on disk; after a crash some letters stay unconfirmed');
  }
  try {
    await settleOwn(deps, journal.worker);
    pauseMs = await sendSlice(deps, journal, turn.pace);
  } finally {
    stopRenewing();
    journal.clear();
    await endTurn(db, journal.worker);
  }
  await finishLetters(deps);
  if (deps.stopping.aborted) {
    deps.outbox.closeIdle();
    journal.close();
    return;
  }
  if (pauseMs !== null && pauseMs > 0) return askAgain(Math.ceil(pauseMs / 1000));
  if (pauseMs === 0) {
    await jobs.add(null, 'letters', null);
    jobs.wake('letters');
  } else {
    deps.outbox.closeIdle();
    journal.close();
  }
}

async function sendSlice(
  deps: Sender,
  journal: HandoverJournal,
  begun: { perMinute: number; setbacks: number },
): Promise<number | null> {
  const { db, clock, config, stopping } = deps;
  const endsAt = performance.now() + SLICE_MS;
  let pace = begun;
  let pauseMs = 0;
  let calm = 0;
  let nextAt = performance.now();
  const isOver = () => performance.now() >= endsAt || stopping.aborted || pauseMs > 0;

  for (;;) {
    const sending = await findSending(deps);
    if (!sending) return null;
    const letter = { id: sending.id, letter: readLetter(sending) };
    const limit = Math.max(LANES, Math.min(BATCH_SIZE, Math.ceil(pace.perMinute / 10)));
    const waiting = await db.asJobs((tx) =>
      readWaiting(tx, { letterId: letter.id, now: clock.now(), limit }),
    );
    if (waiting.length === 0) return null;
    const sendNext = async () => {
      while (!isOver()) {
        const to = waiting.shift();
        if (!to) return;
        const now = performance.now();
        nextAt = Math.max(now, nextAt + 60_000 / pace.perMinute);
        if (nextAt > now) await delay(nextAt - now);
        if ((await deliver(deps, journal, letter, to)) === 'done') {
          if (++calm % CALM_RUN === 0) pace = speedUp(pace, config.lettersPerMinute);
          continue;
        }
        if (pauseMs > 0) return;
        ({ pauseMs, ...pace } = slowDown(pace));
      }
    };
    await Promise.all(Array.from({ length: LANES }, sendNext));
    if (isOver()) {
      if (pauseMs > 0 || calm > 0) await db.asJobs((tx) => savePace(tx, pace, pauseMs));
      return pauseMs;
    }
  }
}

async function findSending({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const now = clock.now().toISOString();
  const { rows } = await db.asJobs((tx) =>
    tx.execute<{ id: string; subject: string; body: string }>(sql`
      select l.id, l.subject, l.body from app.letters l
      where l.state = 'sending' and exists (
        select from app.letter_recipients r
        left join reminder_settings s on s.user_id = r.user_id
        where r.letter_id = l.id and r.state = 'waiting'
          and (r.try_after is null or r.try_after <= ${now}::timestamptz)
          and (s.quiet_until is null or s.quiet_until <= ${now}::timestamptz))
      order by l.send_at, l.id limit 1`),
  );
  return rows[0] ?? null;
}

async function startDueLetters({ db, clock, log }: Sender): Promise<void> {
  const now = clock.now().toISOString();
  const { rows } = await db.asJobs((tx) =>
    tx.execute<{ id: string }>(sql`
      select id from app.letters where state = 'scheduled' and send_at <= ${now}::timestamptz
      order by send_at, id`),
  );
  for (const { id } of rows) {
    await db.asJobs((tx) =>
      tx.execute(sql`select app.start_letter(${id}::uuid, ${now}::timestamptz)`),
    );
    log.info({ letter: id }, 'a letter to members begins');
  }
}

async function withdrawDueLetters({ db, clock, log }: Sender): Promise<void> {
  const { rows } = await db.asJobs((tx) =>
    tx.execute<{ id: string }>(sql`
      update app.letters set state = 'draft', send_at = null
      where state = 'scheduled' and send_at <= ${clock.now().toISOString()}::timestamptz
      returning id`),
  );
  for (const { id } of rows) {
    log.warn({ letter: id }, 'a letter is a draft again, because no mail server is set up');
  }
}

const settleOwn = ({ db }: Sender, worker: string) =>
  db.asJobs((tx) =>
    tx.execute(sql`update app.letter_recipients set state = 'unconfirmed'
      where state = 'handed' and worker = ${worker}::uuid`),
  );

async function finishLetters({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await db.asJobs(async (tx) => {
    // The process that sent these letters ran on another machine and did not come back. Nobody
    // knows whether they were delivered, so they are not sent again.
    await tx.execute(sql`update app.letter_recipients set state = 'unconfirmed'
      where state = 'handed' and at < ${before(UNKNOWN_AFTER_MS)}::timestamptz`);
    await tx.execute(sql`update app.letter_recipients r set state = 'refused'
      from app.letters l where l.id = r.letter_id and l.state = 'sending' and r.state = 'waiting'
        and l.send_at < ${before(GOOD_FOR_MS)}::timestamptz`);
    await tx.execute(sql`
      update app.letters l set state = 'sent', finished_at = ${now.toISOString()}
      where l.state = 'sending' and not exists (select from app.letter_recipients r
        where r.letter_id = l.id and r.state in ('waiting', 'handed'))`);
  });
}
