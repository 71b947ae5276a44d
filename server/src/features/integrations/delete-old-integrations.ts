import { lt, or } from 'drizzle-orm';
import { deleteExpired } from '../../db/delete-expired.ts';
import { apiCalls, apiTokens, integrationEvents } from '../../db/tables/integrations.ts';
import type { Deps } from '../../deps.ts';

const DAY_MS = 86_400_000;
const EVENT_DAYS = 30;
const TOKEN_DAYS = 30;
const CALL_DAYS = 7;

export async function deleteOldIntegrations({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  const oldToken = daysAgo(TOKEN_DAYS);
  const asJobs: Deps['db']['asJobs'] = (work) => db.asJobs(work);
  await deleteExpired(asJobs, integrationEvents, lt(integrationEvents.at, daysAgo(EVENT_DAYS)));
  await deleteExpired(asJobs, apiCalls, lt(apiCalls.at, daysAgo(CALL_DAYS)));
  await deleteExpired(
    asJobs,
    apiTokens,
    or(lt(apiTokens.expiresAt, oldToken), lt(apiTokens.revokedAt, oldToken)),
  );
}
