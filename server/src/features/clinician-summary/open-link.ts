import type {
  OpenSummaryRequest,
  SharedSummary,
} from '@hearthway/domain/clinician-summary/contract';
import { READER_MESSAGES } from '@hearthway/domain/clinician-summary/link-messages';
import {
  MAX_OPENINGS,
  MAX_WRONG_CODES,
  OPENINGS_PER_NETWORK,
  OPENINGS_WINDOW,
  readCode,
} from '@hearthway/domain/clinician-summary/summary-link';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { countWithin } from '../../db/count-within.ts';
import type { Database, Tx } from '../../db/database.ts';
import { summaryLinks } from '../../db/tables/summary-links.ts';
import { HttpProblem } from '../../http/problem.ts';
import { hashLinkToken, unsealSummary } from './seal-summary.ts';

interface ReaderCall {
  db: Database;
  now: Date;
  network: string | null;
}

type Outcome = { shared: SharedSummary } | { left: number };

/**
 * Unknown, expired, revoked and locked links get the same answer, so that a stranger learns nothing
 * about them.
 */
export async function openLink(
  { db, now, network }: ReaderCall,
  request: OpenSummaryRequest,
): Promise<SharedSummary> {
  // Refusals are thrown after the transaction, because a rollback would undo the counting.
  const outcome = await db.asAuth(async (tx) => {
    if (network !== null) await limitNetwork(tx, network, now);
    return tryCode(tx, request, now);
  });
  if ('shared' in outcome) return outcome.shared;
  if (outcome.left > 0) {
    throw new HttpProblem(403, 'wrong_code', READER_MESSAGES.wrongCode(outcome.left));
  }
  throw new HttpProblem(404, 'link_not_open', READER_MESSAGES.notOpen);
}

async function limitNetwork(tx: Tx, network: string, now: Date): Promise<void> {
  const limits = new Map([[`shared summaries ${network}`, OPENINGS_PER_NETWORK]]);
  if (await countWithin(tx, limits, { windowMs: OPENINGS_WINDOW, now })) return;
  const wait = Math.ceil((OPENINGS_WINDOW - (now.getTime() % OPENINGS_WINDOW)) / 1000);
  throw new HttpProblem(429, 'too_many_requests', READER_MESSAGES.tooMany, {
    headers: { 'Retry-After': String(wait) },
  });
}

async function tryCode(tx: Tx, { token, code }: OpenSummaryRequest, now: Date): Promise<Outcome> {
  const { id, userId, sealed, openings, wrongCodes } = summaryLinks;
  const [link] = await tx
    .select({ id, userId, sealed, openings, wrongCodes })
    .from(summaryLinks)
    .where(
      and(
        eq(summaryLinks.tokenHash, hashLinkToken(token)),
        isNull(summaryLinks.closedAt),
        gt(summaryLinks.expiresAt, now),
      ),
    )
    // Attempts at one link wait for each other, so that several guesses at once are all counted.
    .for('update');
  if (!link?.sealed) return { left: 0 };
  const change = (values: Partial<typeof summaryLinks.$inferInsert>) =>
    tx
      .update(summaryLinks)
      .set(values)
      .where(and(eq(userId, link.userId), eq(id, link.id)));
  const close = (closedBy: 'wrong_codes' | 'used_up') => ({
    ...{ closedBy, closedAt: now, sealed: null },
  });
  const shared = await unsealSummary(link.sealed, { token, code: readCode(code) });
  if (shared) {
    const count = link.openings + 1;
    await change({
      ...{ openings: count, lastOpenedAt: now },
      ...(count >= MAX_OPENINGS && close('used_up')),
    });
    return { shared };
  }
  const wrong = link.wrongCodes + 1;
  await change({ wrongCodes: wrong, ...(wrong >= MAX_WRONG_CODES && close('wrong_codes')) });
  return { left: MAX_WRONG_CODES - wrong };
}
