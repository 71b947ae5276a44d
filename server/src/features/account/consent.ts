import type { ConsentResponse } from '@hearthway/domain/consent/contract';
import { type Consent, latestConsent } from '@hearthway/domain/consent/personalisation';
import { sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { consents } from '../../db/tables/auth.ts';
import { readConsents } from '../../member/consent.ts';

type AskedKind = Exclude<Consent['kind'], 'terms'>;

export async function readConsent({ db, who }: Call, kind: AskedKind): Promise<ConsentResponse> {
  return toResponse(latestConsent(await db.read(who, readConsents), kind));
}

interface Answer {
  kind: AskedKind;
  granted: boolean;
  version: string;
}

export const setConsent = (call: Call, answer: Answer): Promise<ConsentResponse> =>
  call.db.write(call.who, (tx) => addConsent(tx, call, answer));

/**
 * A row is added only if the answer or the wording has changed, so that the rows are the history of
 * the consent.
 */
export async function addConsent(
  tx: Tx,
  { who, now }: Pick<Call, 'who' | 'now'>,
  { kind, granted, version }: Answer,
): Promise<ConsentResponse> {
  await tx.execute(sql`select pg_advisory_xact_lock(3, hashtext(${who.userId}))`);
  const latest = latestConsent(await readConsents(tx), kind);
  const isSameQuestion = kind === 'personalisation' || latest?.version === version;
  if (latest?.granted === granted && isSameQuestion) return toResponse(latest);
  // The latest answer is the valid one, so each answer gets a later time than the one before, even
  // if both arrive in the same millisecond.
  const at = new Date(Math.max(now.getTime(), (latest?.at.getTime() ?? 0) + 1));
  const answer = { kind, granted, version, at };
  await tx.insert(consents).values({ userId: who.userId, ...answer });
  return toResponse(answer);
}

function toResponse(consent: Consent | null): ConsentResponse {
  return {
    granted: consent?.granted ?? false,
    version: consent?.version ?? null,
    at: consent?.at.toISOString() ?? null,
  };
}
