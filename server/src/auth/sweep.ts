import {
  FAILED_SIGN_INS_WINDOW,
  MAILS_WINDOW,
  SIGN_UPS_WINDOW,
  SIGNING_KEY,
  WRONG_CODES_WINDOW,
} from '@hearthway/domain/identity/lifetimes';
import { and, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/database.ts';
import { analyticsEvents } from '../db/tables/analytics-events.ts';
import {
  counts,
  flowStates,
  knownPlaces,
  mailSends,
  oneTimeTokens,
  paces,
  sessions,
  signInFailures,
  signingKeys,
  users,
  wrongCodes,
} from '../db/tables/auth.ts';
import { guideThreads } from '../db/tables/guide.ts';
import { passkeyChallenges } from '../db/tables/passkeys.ts';
import { mfaChallenges, mfaFailures } from '../db/tables/two-step.ts';
import type { Deps } from '../deps.ts';
import { FAILURES_KEPT } from './two-step/code-attempts.ts';

const DAY = 86_400_000;
/** How long a sign-up that nobody confirms is remembered. */
const UNCONFIRMED = 30 * DAY;
/** How long a device or a network that opened an account is known there. */
const KNOWN_PLACE = 90 * DAY;

/** What members did is kept a little longer than a year. */
const OLD_RECORDS = 400 * DAY;
/** Of what a member asked the guide, the page shows the latest conversation. */
const OLD_THREADS = 90 * DAY;
const MAX_THREADS = 20;
/** Mails that are files, because there is no SMTP server; their links have long run out. */
const OLD_MAILS = 30 * DAY;
/** So many rows at a time: nobody waits long for a table that has much to sweep. */
const BATCH = 1000;

/** Deletes what has run out. Sessions stay a day longer, so that a late refresh hears "expired". */
export async function sweep({
  db,
  clock,
  mailer,
}: Pick<Deps, 'db' | 'clock' | 'mailer'>): Promise<void> {
  const now = clock.now();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const ofAccounts: Sweep[] = [
    [signInFailures, lt(signInFailures.at, ago(FAILED_SIGN_INS_WINDOW))],
    [mailSends, lt(mailSends.sentAt, ago(MAILS_WINDOW))],
    [wrongCodes, lt(wrongCodes.at, ago(WRONG_CODES_WINDOW))],
    [mfaFailures, lt(mfaFailures.at, ago(FAILURES_KEPT))],
    [mfaChallenges, lt(mfaChallenges.expiresAt, now)],
    [passkeyChallenges, lt(passkeyChallenges.expiresAt, now)],
    [counts, lt(counts.since, ago(SIGN_UPS_WINDOW))],
    // By the clock that they are written by.
    [paces, lt(paces.at, sql`now() - interval '10 minutes'`)],
    [knownPlaces, lt(knownPlaces.lastUsedAt, ago(KNOWN_PLACE))],
    [flowStates, lt(flowStates.expiresAt, now)],
    [oneTimeTokens, lt(oneTimeTokens.createdAt, ago(UNCONFIRMED))],
    [sessions, lt(sessions.notAfter, ago(DAY))],
    [sessions, lt(sessions.idleAfter, ago(DAY))],
    // By then its successor has signed for days, and the last token it signed is long expired.
    [signingKeys, lt(signingKeys.signsFrom, ago(SIGNING_KEY + 7 * DAY))],
    [
      users,
      and(isNull(users.emailConfirmedAt), lt(users.createdAt, ago(UNCONFIRMED)), HAS_NO_LINK),
    ],
  ];
  const ofMembers: Sweep[] = [
    [analyticsEvents, lt(analyticsEvents.createdAt, ago(OLD_RECORDS))],
    [guideThreads, lt(guideThreads.updatedAt, ago(OLD_THREADS))],
    [guideThreads, ARE_TOO_MANY],
  ];
  for (const one of ofAccounts) await sweepTable((work) => db.asAuth(work), one);
  for (const one of ofMembers) await sweepTable((work) => db.asJobs(work), one);
  await mailer.forget?.(ago(OLD_MAILS));
}

type Sweep = readonly [table: PgTable, isOver: SQL | undefined];

const HAS_NO_LINK = sql`not exists (select from ${oneTimeTokens} where ${oneTimeTokens.userId} = ${users.id})`;

/** The oldest threads of members who have more than enough. */
const ARE_TOO_MANY = sql`ctid in (
  select past.ctid
  from (select user_id from ${guideThreads} group by user_id having count(*) > ${MAX_THREADS}) many,
    lateral (
      select ctid from ${guideThreads} where user_id = many.user_id
      order by updated_at desc offset ${MAX_THREADS}
    ) past)`;

/** Batch after batch, each a transaction of its own. */
async function sweepTable(
  enter: (work: (tx: Tx) => Promise<number>) => Promise<number>,
  [table, isOver]: Sweep,
): Promise<void> {
  for (;;) {
    const count = await enter(async (tx) => {
      const old = sql`ctid in (select ctid from ${table} where ${isOver} limit ${sql.raw(String(BATCH))})`;
      return (await tx.delete(table).where(old)).rowCount ?? 0;
    });
    if (count < BATCH) return;
  }
}
