import type {
  AskForPremiumRequest,
  PremiumRequestResponse,
} from '@hearthway/domain/membership/contract';
import { isNull } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { premiumRequests } from '../../db/tables/premium-requests.ts';

export const readPremiumRequest = ({ db, who }: Call): Promise<PremiumRequestResponse> =>
  db.read(who, loadOpenRequest);

export const askForPremium = (
  { db, who, now }: Call,
  { message }: AskForPremiumRequest,
): Promise<PremiumRequestResponse> =>
  db.write(who, async (tx) => {
    await tx
      .insert(premiumRequests)
      .values({ userId: who.userId, message, askedAt: now })
      .onConflictDoNothing();
    return loadOpenRequest(tx);
  });

async function loadOpenRequest(tx: Tx): Promise<PremiumRequestResponse> {
  const [open] = await tx
    .select({ askedAt: premiumRequests.askedAt, message: premiumRequests.message })
    .from(premiumRequests)
    .where(isNull(premiumRequests.doneAt));
  return { request: open ? { ...open, askedAt: open.askedAt.toISOString() } : null };
}
