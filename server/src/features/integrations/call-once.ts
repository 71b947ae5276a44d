import { createHash } from 'node:crypto';
import { API_TEXT } from '@hearthway/domain/integrations/messages';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { apiCalls } from '../../db/tables/integrations.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { TokenCall } from './token-guard.ts';

export interface Once<Body> {
  body: Body;
  isRepeated: boolean;
}

/**
 * The Idempotency-Key is stored in the same transaction as the change. So a failed call stores
 * nothing, and a second call at the same moment waits for the first.
 */
export function callOnce<Body extends object>(
  { db, tokenId, now }: TokenCall,
  { key, request }: { key: string; request: unknown },
  work: (tx: Tx) => Promise<Body>,
): Promise<Once<Body>> {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const isThis = and(eq(apiCalls.tokenId, tokenId), eq(apiCalls.key, key));
  return db.asApi(async (tx) => {
    const { rows } = await tx.execute<{ key: string }>(sql`
      insert into app.api_calls (token_id, key, request_hash, at)
      values (${tokenId}, ${key}, ${requestHash}, ${now.toISOString()})
      on conflict do nothing returning key`);
    if (rows.length === 0) {
      const [stored] = await tx.select().from(apiCalls).where(isThis);
      if (stored?.requestHash !== requestHash) {
        throw new HttpProblem(422, 'idempotency_key_reused', API_TEXT.keyReused);
      }
      return { body: stored.response as Body, isRepeated: true };
    }
    await tx.execute(sql`select set_config('app.token_id', ${tokenId}, true)`);
    const body = await work(tx);
    await tx.update(apiCalls).set({ response: body }).where(isThis);
    return { body, isRepeated: false };
  });
}
