import {
  FAILED_SIGN_INS_WINDOW,
  MAILS_WINDOW,
  SIGNING_KEY,
  WRONG_CODES_WINDOW,
} from '@hearthway/domain/identity/lifetimes';
import { and, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { deleteExpired } from '../db/delete-expired.ts';
import {
  counts,
  flowStates,
  knownPlaces,
  mailSends,
  oneTimeTokens,
  sessions,
  signInFailures,
  signingKeys,
  users,
  wrongCodes,
} from '../db/tables/auth.ts';
import { passkeyChallenges } from '../db/tables/passkeys.ts';
import { mfaChallenges, mfaFailures } from '../db/tables/two-step.ts';
import type { Deps } from '../deps.ts';
import { FAILURES_KEPT } from './two-step/code-attempts.ts';

const DAY = 86_400_000;
const UNCONFIRMED = 30 * DAY;
const KNOWN_PLACE = 90 * DAY;

export async function sweepAuth({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const expired: (readonly [PgTable, SQL | undefined])[] = [
    [signInFailures, lt(signInFailures.at, ago(FAILED_SIGN_INS_WINDOW))],
    [mailSends, lt(mailSends.sentAt, ago(MAILS_WINDOW))],
    [wrongCodes, lt(wrongCodes.at, ago(WRONG_CODES_WINDOW))],
    [mfaFailures, lt(mfaFailures.at, ago(FAILURES_KEPT))],
    [mfaChallenges, lt(mfaChallenges.expiresAt, now)],
    [passkeyChallenges, lt(passkeyChallenges.expiresAt, now)],
    [counts, lt(counts.since, ago(MAILS_WINDOW))],
    [knownPlaces, lt(knownPlaces.lastUsedAt, ago(KNOWN_PLACE))],
    [flowStates, lt(flowStates.expiresAt, now)],
    [oneTimeTokens, lt(oneTimeTokens.createdAt, ago(UNCONFIRMED))],
    [sessions, lt(sessions.notAfter, ago(DAY))],
    [sessions, lt(sessions.idleAfter, ago(DAY))],
    [signingKeys, lt(signingKeys.signsFrom, ago(SIGNING_KEY + 7 * DAY))],
    [
      users,
      and(isNull(users.emailConfirmedAt), lt(users.createdAt, ago(UNCONFIRMED)), HAS_NO_LINK),
    ],
  ];
  for (const [table, isExpired] of expired) {
    await deleteExpired((work) => db.asAuth(work), table, isExpired);
  }
}

const HAS_NO_LINK = sql`not exists (select from ${oneTimeTokens} where ${oneTimeTokens.userId} = ${users.id})`;
