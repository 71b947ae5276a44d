import type {
  BreathingSession,
  CalmKitResponse,
  KeepReframeRequest,
  OwnReframeRequest,
} from '@hearthway/domain/calm-kit/contract';
import { CALM_KIT_MESSAGES } from '@hearthway/domain/calm-kit/messages';
import { MAX_OWN_REFRAMES } from '@hearthway/domain/calm-kit/reframes';
import { and, count, isNotNull, ne, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { breathingSessions, keptReframes, ownReframes } from '../../db/tables/calm-kit.ts';
import { HttpProblem } from '../../http/problem.ts';
import { requirePremium } from '../../member/membership.ts';
import { clampToNow } from '../../member/moment.ts';
import { loadCalmKit } from './read-calm-kit.ts';

function changeKit(
  { db, who, now }: Call,
  change: (tx: Tx) => Promise<unknown>,
): Promise<CalmKitResponse> {
  return db.write(who, async (tx) => {
    await requirePremium(tx, now);
    await change(tx);
    return loadCalmKit(tx);
  });
}

export const addBreathing = (call: Call, { at, ...session }: BreathingSession) =>
  changeKit(call, (tx) =>
    tx
      .insert(breathingSessions)
      .values({ ...session, userId: call.who.userId, at: clampToNow(at, call.now) })
      .onConflictDoNothing(),
  );

export function keepReframe(call: Call, { reframe, isKept, at }: KeepReframeRequest) {
  const row = { isKept, at: clampToNow(at, call.now) };
  return changeKit(call, (tx) =>
    tx
      .insert(keptReframes)
      .values({ ...row, reframe, userId: call.who.userId })
      .onConflictDoUpdate({
        target: [keptReframes.userId, keptReframes.reframe],
        set: row,
        setWhere: sql`excluded.at >= ${keptReframes.at}`,
      }),
  );
}

export function saveOwnReframe(call: Call, { id, feeling, text, at }: OwnReframeRequest) {
  const row = { feeling, text, at: clampToNow(at, call.now) };
  return changeKit(call, async (tx) => {
    if (text !== null) await requireRoom(tx, id);
    await tx
      .insert(ownReframes)
      .values({ ...row, id, userId: call.who.userId })
      .onConflictDoUpdate({
        target: [ownReframes.userId, ownReframes.id],
        set: row,
        setWhere: sql`excluded.at >= ${ownReframes.at}`,
      });
  });
}

async function requireRoom(tx: Tx, id: string): Promise<void> {
  const [others] = await tx
    .select({ number: count() })
    .from(ownReframes)
    .where(and(isNotNull(ownReframes.text), ne(ownReframes.id, id)));
  if ((others?.number ?? 0) < MAX_OWN_REFRAMES) return;
  throw new HttpProblem(422, 'too_many_reframes', CALM_KIT_MESSAGES.tooMany);
}
