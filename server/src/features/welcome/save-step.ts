import { focusForTag } from '@hearthway/domain/focus/focus-for-tag';
import { quickRoute } from '@hearthway/domain/quick-router/quick-route';
import type {
  SaveWelcomeStepRequest,
  WelcomeStepsResponse,
} from '@hearthway/domain/welcome/contract';
import { eq, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { welcomeSteps } from '../../db/tables/welcome-steps.ts';
import { clampToNow } from '../../member/moment.ts';
import { saveQuickTag } from '../../member/quick-tag.ts';

export async function saveStep(
  { db, who: { userId }, who, now }: Call,
  request: SaveWelcomeStepRequest,
): Promise<WelcomeStepsResponse> {
  const row = { isSkipped: isSkipped(request), at: clampToNow(request.at, now) };
  return db.write(who, async (tx) => {
    const [stored] = await tx
      .insert(welcomeSteps)
      .values({ ...row, step: request.step, userId })
      .onConflictDoUpdate({
        target: [welcomeSteps.userId, welcomeSteps.step],
        set: row,
        setWhere: sql`excluded.at >= ${welcomeSteps.at}`,
      })
      .returning({ step: welcomeSteps.step });
    if (stored) await applyAnswer(tx, userId, request);
    const recorded = await tx.select({ step: welcomeSteps.step }).from(welcomeSteps);
    return { recorded: recorded.map(({ step }) => step) };
  });
}

function isSkipped(request: SaveWelcomeStepRequest): boolean {
  switch (request.step) {
    case 'name':
      return request.firstName === null;
    case 'reason':
      return request.tag === null;
    default:
      return request.isSkipped;
  }
}

async function applyAnswer(tx: Tx, userId: string, request: SaveWelcomeStepRequest): Promise<void> {
  const isOwn = eq(profiles.userId, userId);
  if (request.step === 'name' && request.firstName !== null) {
    await tx.update(profiles).set({ firstName: request.firstName }).where(isOwn);
  }
  if (request.step === 'reason' && request.tag !== null) {
    await saveQuickTag(tx, quickRoute(request.tag, request.gender));
    const focus = focusForTag(request.tag);
    await tx.update(profiles).set({ focus, nudgeFocus: focus }).where(isOwn);
  }
}
