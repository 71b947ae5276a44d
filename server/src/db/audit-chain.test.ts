import type { AuditAction } from '@hearthway/domain/audit/contract';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMember, type TestMember } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { appendAudit } from './audit.ts';
import { verifyAuditChain } from './audit-chain.ts';
import { sqlState } from './database-errors.ts';

let t: TestApp;
let admin: TestMember;
let member: TestMember;

beforeAll(async () => {
  t = await createTestApp();
  admin = await createMember(t);
  member = await createMember(t);
  await t.sql(`update profiles set role = 'inner-circle' where user_id = $1`, [admin.userId]);
});
afterAll(() => t.close());

/** Each test starts with a log of three rows, written the way the app writes them. */
beforeEach(async () => {
  await emptyTheLog();
  for (const action of ['looked_up', 'tier_changed', 'looked_up'] as const) {
    await append(action);
  }
});

async function emptyTheLog(): Promise<void> {
  await t.sql('alter table app.audit_log disable trigger all');
  await t.sql('truncate app.audit_log');
  await t.sql(`update app.audit_head set seq = 0, hash = sha256('hearthway')`);
  await t.sql('alter table app.audit_log enable trigger all');
}

const append = (action: AuditAction) =>
  t.db.asAdmin(admin.session, (tx) =>
    appendAudit(tx, {
      userId: member.userId,
      action,
      details: { fromTier: 'free', toTier: 'premium' },
      at: t.clock.now(),
    }),
  );

const client = () =>
  ({
    query: async (text: string, values?: unknown[]) => ({ rows: await t.sql(text, values) }),
  }) as unknown as Pick<pg.ClientBase, 'query'>;

const faultOf = async () => (await verifyAuditChain(client())).fault;

/** As somebody who owns the database and means harm. */
async function tamper(text: string): Promise<void> {
  await t.sql('alter table app.audit_log disable trigger all');
  await t.sql(text);
}

describe('the audit chain', () => {
  it('verifies as it was written', async () => {
    expect(await verifyAuditChain(client())).toMatchObject({ rows: 3, fault: null });
  });

  it('verifies while it is empty', async () => {
    await emptyTheLog();
    expect(await verifyAuditChain(client())).toMatchObject({ rows: 0, fault: null });
  });

  it('finds one byte changed in a row', async () => {
    await tamper(
      `update app.audit_log set details = jsonb_set(details, '{toTier}', '"premiun"') where seq = 2`,
    );
    expect(await faultOf()).toBe('Row 2 was altered.');
  });

  it('finds a changed time, hash or link', async () => {
    await tamper(`update app.audit_log set at = at + interval '1 microsecond' where seq = 1`);
    expect(await faultOf()).toBe('Row 1 was altered.');
  });

  it('finds that a changed row was given a fitting hash', async () => {
    await tamper(
      `update app.audit_log set action = 'nothing', hash = app.audit_hash(encode(prev_hash, 'hex'), seq::text,
         to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), actor, subject::text, 'nothing', details::text)
       where seq = 2`,
    );
    expect(await faultOf()).toBe('Row 3 does not follow the row before it.');
  });

  it('finds that the last row is gone', async () => {
    await tamper('delete from app.audit_log where seq = 3');
    expect(await faultOf()).toBe('Row 3 is missing: the log ends too early.');
  });

  it('finds that a row in between is gone', async () => {
    await tamper('delete from app.audit_log where seq = 2');
    expect(await faultOf()).toBe('Row 2 is missing.');
  });

  it('finds that all rows are gone', async () => {
    await tamper('delete from app.audit_log');
    expect(await faultOf()).toBe('Row 1 is missing: the log ends too early.');
  });

  it('finds a row put in at the end, with all its hashes right', async () => {
    await tamper(
      `insert into app.audit_log (seq, at, actor, subject, action, details, prev_hash, hash)
       select 4, at, actor, subject, action, details, hash, app.audit_hash(encode(hash, 'hex'), '4',
         to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), actor, subject::text, action, details::text)
       from app.audit_log where seq = 3`,
    );
    expect(await faultOf()).toBe('Row 4 was put in: the log should end before it.');
  });

  it('finds a row put in before the first', async () => {
    await tamper(
      `insert into app.audit_log select 0, at, actor, subject, action, details, prev_hash, sha256('x')
       from app.audit_log where seq = 1`,
    );
    expect(await faultOf()).toBe('Row 0 was put in: the chain starts at 1.');
  });

  it('lets nobody change a row, its owner included', async () => {
    for (const text of [
      `update app.audit_log set action = 'x'`,
      'delete from app.audit_log',
      'truncate app.audit_log',
    ]) {
      const refusal = await t.sql(text).catch((error) => sqlState(error));
      expect(refusal).toBe('42501');
    }
  });

  it('stays one chain when many write at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => append('looked_up')));
    expect(await verifyAuditChain(client())).toMatchObject({ rows: 23, fault: null });
  });
});
