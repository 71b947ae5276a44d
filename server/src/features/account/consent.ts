import type { ConsentResponse } from '@hearthway/domain/consent/contract';
import { type Consent, latestConsent } from '@hearthway/domain/consent/personalisation';
import { sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { consents } from '../../db/tables/auth.ts';
import { readConsents } from '../../member/consent.ts';

const KIND = 'personalisation';

export async function readConsent({ db, who }: Call): Promise<ConsentResponse> {
  return toResponse(latestConsent(await db.read(who, readConsents), KIND));
}

/** Adds a row for every changed answer, so the history stays; a repeated answer adds none. */
export function setConsent(
  { db, who, now }: Call,
  { granted, version }: { granted: boolean; version: string },
): Promise<ConsentResponse> {
  return db.write(who, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(3, hashtext(${who.userId}))`);
    const latest = latestConsent(await readConsents(tx), KIND);
    if (latest?.granted === granted) return toResponse(latest);
    // The latest row wins, so a new one must be later even within the same millisecond.
    const at = new Date(Math.max(now.getTime(), (latest?.at.getTime() ?? 0) + 1));
    const answer = { kind: KIND, granted, version, at } as const;
    await tx.insert(consents).values({ userId: who.userId, ...answer });
    return toResponse(answer);
  });
}

function toResponse(consent: Consent | null): ConsentResponse {
  return {
    granted: consent?.granted ?? false,
    version: consent?.version ?? null,
    at: consent?.at.toISOString() ?? null,
  };
}
