import { canCommitFor, countForWeek, MAX_PER_WEEK } from '@hearthway/domain/commitments/commitment';
import type {
  AddCommitmentRequest,
  CommitmentsResponse,
  ReviewCommitmentRequest,
  TickCommitmentRequest,
} from '@hearthway/domain/commitments/contract';
import { COMMITMENT_MESSAGES } from '@hearthway/domain/commitments/messages';
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { commitments, commitmentTicks } from '../../db/tables/commitments.ts';
import { HttpProblem } from '../../http/problem.ts';
import { requireToday } from '../../member/day.ts';
import { requirePremium } from '../../member/membership.ts';
import { clampToNow } from '../../member/moment.ts';
import { loadCommitments } from './read-commitments.ts';

function changeCommitments(
  { db, who, now }: Call,
  change: (tx: Tx) => Promise<void>,
): Promise<CommitmentsResponse> {
  return db.write(who, async (tx) => {
    await requirePremium(tx, now);
    await change(tx);
    return loadCommitments(tx, now);
  });
}

export function addCommitment(
  call: Call,
  { id, week, today, text, source }: AddCommitmentRequest,
): Promise<CommitmentsResponse> {
  const { who, now } = call;
  requireToday(today, now);
  if (!canCommitFor(week, today)) {
    throw new HttpProblem(422, 'wrong_week', COMMITMENT_MESSAGES.wrongWeek);
  }
  return changeCommitments(call, async (tx) => {
    // Without the lock, two devices could both add a third commitment at the same time.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`commitments ${who.userId}`}, 0))`,
    );
    const { commitments: before } = await loadCommitments(tx, now);
    if (before.some((one) => one.id === id)) return;
    if (countForWeek(week, before) >= MAX_PER_WEEK) {
      throw new HttpProblem(422, 'too_many_commitments', COMMITMENT_MESSAGES.tooMany);
    }
    await tx.insert(commitments).values({ id, week, text, source, userId: who.userId });
  });
}

export function tickCommitment(
  call: Call,
  { id, day, isDone, at }: TickCommitmentRequest,
): Promise<CommitmentsResponse> {
  const row = { isDone, at: clampToNow(at, call.now) };
  return changeCommitments(call, async (tx) => {
    await requireCommitment(tx, id);
    await tx
      .insert(commitmentTicks)
      .values({ ...row, day, commitment: id, userId: call.who.userId })
      .onConflictDoUpdate({
        target: [commitmentTicks.userId, commitmentTicks.commitment, commitmentTicks.day],
        set: row,
        setWhere: sql`excluded.at >= ${commitmentTicks.at}`,
      });
  });
}

export function reviewCommitment(
  call: Call,
  { id, review, at }: ReviewCommitmentRequest,
): Promise<CommitmentsResponse> {
  const reviewedAt = clampToNow(at, call.now);
  return changeCommitments(call, async (tx) => {
    await requireCommitment(tx, id);
    await tx
      .update(commitments)
      .set({ review, reviewedAt })
      .where(
        and(
          eq(commitments.id, id),
          or(isNull(commitments.reviewedAt), lte(commitments.reviewedAt, reviewedAt)),
        ),
      );
  });
}

async function requireCommitment(tx: Tx, id: string): Promise<void> {
  const found = await tx
    .select({ id: commitments.id })
    .from(commitments)
    .where(eq(commitments.id, id));
  if (found.length > 0) return;
  throw new HttpProblem(404, 'commitment_not_found', COMMITMENT_MESSAGES.notFound);
}
