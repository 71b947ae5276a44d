import {
  FAILED_SIGN_INS_WINDOW,
  MAIL_PAUSE,
  SIGN_UPS_WINDOW,
  SIGNING_KEY,
  WRONG_CODES_WINDOW,
} from '@hearthway/domain/identity/lifetimes';
import { and, eq, isNull, lt, notExists, or } from 'drizzle-orm';
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
import { mfaFailures } from '../db/tables/two-step.ts';
import type { Deps } from '../deps.ts';
import { FAILURES_KEPT } from './two-step/code-attempts.ts';

const DAY = 86_400_000;
/** How long a sign-up that nobody confirms is remembered. */
const UNCONFIRMED = 30 * DAY;
/** How long a device or a network that opened an account is known there. */
const KNOWN_PLACE = 90 * DAY;

/** Deletes what has run out. Sessions stay a day longer, so that a late refresh hears "expired". */
export async function sweep({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await db.asAuth(async (tx) => {
    await Promise.all([
      tx.delete(signInFailures).where(lt(signInFailures.at, ago(FAILED_SIGN_INS_WINDOW))),
      tx.delete(mailSends).where(lt(mailSends.sentAt, ago(MAIL_PAUSE))),
      tx.delete(wrongCodes).where(lt(wrongCodes.at, ago(WRONG_CODES_WINDOW))),
      tx.delete(mfaFailures).where(lt(mfaFailures.at, ago(FAILURES_KEPT))),
      tx.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now)),
      tx.delete(counts).where(lt(counts.since, ago(SIGN_UPS_WINDOW))),
      tx.delete(knownPlaces).where(lt(knownPlaces.lastUsedAt, ago(KNOWN_PLACE))),
      tx.delete(flowStates).where(lt(flowStates.expiresAt, now)),
      tx.delete(oneTimeTokens).where(lt(oneTimeTokens.createdAt, ago(UNCONFIRMED))),
      tx
        .delete(sessions)
        .where(or(lt(sessions.notAfter, ago(DAY)), lt(sessions.idleAfter, ago(DAY)))),
      // By then its successor has signed for days, and the last token it signed is long expired.
      tx.delete(signingKeys).where(lt(signingKeys.signsFrom, ago(SIGNING_KEY + 7 * DAY))),
    ]);
    await tx
      .delete(users)
      .where(
        and(
          isNull(users.emailConfirmedAt),
          lt(users.createdAt, ago(UNCONFIRMED)),
          notExists(tx.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, users.id))),
        ),
      );
  });
}
