import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OperatorError } from '../operator-error.ts';
import { createMember } from '../testing/factories.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { verifyAuditChain } from './audit-chain.ts';
import type { Engine } from './engine.ts';
import { grantAdmin } from './grant-admin.ts';

const now = new Date('2026-11-15T20:00:00Z');

let engine: Engine;
let client: pg.PoolClient;
beforeAll(async () => {
  engine = await openTestDatabase();
  client = await engine.pool.connect();
});
afterAll(async () => {
  client.release(true);
  await engine.close();
});

test('granting the admin role ignores the case of the email address and is logged once', async () => {
  const t = {
    clock: { now: () => now },
    sql: async (text: string, values: unknown[]) => (await client.query(text, values)).rows,
  } as unknown as Parameters<typeof createMember>[0];
  const { userId } = await createMember(t, 'ruth@example.com');
  expect(await grantAdmin(client, ' Ruth@Example.com', now)).toBe(true);
  expect(await grantAdmin(client, 'ruth@example.com', now)).toBe(false);
  const { rows } = await client.query('select role from profiles where user_id = $1', [userId]);
  expect(rows).toEqual([{ role: 'inner-circle' }]);
  const log = await client.query('select actor, action from app.audit_log');
  expect(log.rows).toEqual([{ actor: 'operator', action: 'admin_granted' }]);
  expect(await verifyAuditChain(client)).toMatchObject({ rows: 1, fault: null });
});

test('granting the admin role reports an unknown email address', async () => {
  await expect(grantAdmin(client, 'nobody@example.com', now)).rejects.toThrow(OperatorError);
});
