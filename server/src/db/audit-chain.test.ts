import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditAction } from '@hearthway/domain/audit/actions';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../ports/log.ts';
import { createMember, type TestMember } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { appendAudit } from './audit.ts';
import { anchorAuditLog, readAuditAnchors } from './audit-anchors.ts';
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

beforeEach(async () => {
  await emptyLog();
  for (const action of ['looked_up', 'tier_changed', 'looked_up'] as const) {
    await append(action);
  }
});

async function emptyLog(): Promise<void> {
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

const findFault = async () => (await verifyAuditChain(client())).fault;

async function tamper(text: string): Promise<void> {
  await t.sql('alter table app.audit_log disable trigger all');
  await t.sql(text);
}

describe('the audit chain', () => {
  it('verifies an unchanged log', async () => {
    expect(await verifyAuditChain(client())).toMatchObject({ rows: 3, fault: null });
  });

  it('verifies an empty log', async () => {
    await emptyLog();
    expect(await verifyAuditChain(client())).toMatchObject({ rows: 0, fault: null });
  });

  it('detects one changed byte in a row', async () => {
    await tamper(
      `update app.audit_log set details = jsonb_set(details, '{toTier}', '"premiun"') where seq = 2`,
    );
    expect(await findFault()).toBe('Row 2 was changed.');
  });

  it('detects that the time of a row was changed', async () => {
    await tamper(`update app.audit_log set at = at + interval '1 microsecond' where seq = 1`);
    expect(await findFault()).toBe('Row 1 was changed.');
  });

  it('detects a changed row whose hash was recomputed', async () => {
    await tamper(
      `update app.audit_log set action = 'nothing', hash = app.audit_hash(encode(prev_hash, 'hex'), seq::text,
         to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), actor, subject::text, 'nothing', details::text)
       where seq = 2`,
    );
    expect(await findFault()).toBe('Row 3 doesn’t follow the row before it.');
  });

  it('detects that the last row was deleted', async () => {
    await tamper('delete from app.audit_log where seq = 3');
    expect(await findFault()).toBe('Row 3 is missing: the log ends too early.');
  });

  it('detects that a middle row was deleted', async () => {
    await tamper('delete from app.audit_log where seq = 2');
    expect(await findFault()).toBe('Row 2 is missing.');
  });

  it('detects that all rows were deleted', async () => {
    await tamper('delete from app.audit_log');
    expect(await findFault()).toBe('Row 1 is missing: the log ends too early.');
  });

  it('detects a row that was appended with valid hashes', async () => {
    await tamper(
      `insert into app.audit_log (seq, at, actor, subject, action, details, prev_hash, hash)
       select 4, at, actor, subject, action, details, hash, app.audit_hash(encode(hash, 'hex'), '4',
         to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), actor, subject::text, action, details::text)
       from app.audit_log where seq = 3`,
    );
    expect(await findFault()).toBe('Row 4 was added: the log should end before it.');
  });

  it('detects a row that was inserted before the first one', async () => {
    await tamper(
      `insert into app.audit_log select 0, at, actor, subject, action, details, prev_hash, sha256('x')
       from app.audit_log where seq = 1`,
    );
    expect(await findFault()).toBe('Row 0 was added: the chain starts at 1.');
  });

  it('detects a completely rewritten log by comparing it with a hash recorded outside of the database', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hearthway-anchor-'));
    const file = join(folder, 'anchors');
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const anchor = () => anchorAuditLog({ engine: t.engine, file, log, now: t.clock.now() });
    await anchor();
    await anchor();
    const { head } = await verifyAuditChain(client());
    expect(await readFile(file, 'utf8')).toBe(`${t.clock.now().toISOString()} 3 ${head.hash}\n`);
    expect(lines[0]).toContain(head.hash);
    const anchors = () => readAuditAnchors(file);
    const findAnchored = async () => (await verifyAuditChain(client(), await anchors())).fault;
    await append('looked_up');
    expect(await findAnchored()).toBe(null);

    await emptyLog();
    for (let rows = 0; rows < 4; rows++) await append('tier_changed');
    expect(await findFault()).toBe(null);
    expect(await findAnchored()).toContain('Row 3 isn’t the one that was recorded on');
    await emptyLog();
    await append('looked_up');
    expect(await findAnchored()).toContain('ends with row 1, but row 3 was recorded');
    await writeFile(file, 'something else\n');
    await expect(anchors()).rejects.toThrow('Line 1 of AUDIT_ANCHOR_FILE was changed');
    await rm(folder, { recursive: true });
    await expect(anchor()).rejects.toThrow('We can’t write to AUDIT_ANCHOR_FILE (ENOENT)');
  });

  it('refuses updates and deletes even for the owner of the table', async () => {
    for (const text of [
      `update app.audit_log set action = 'x'`,
      'delete from app.audit_log',
      'truncate app.audit_log',
    ]) {
      const refusal = await t.sql(text).catch((error) => sqlState(error));
      expect(refusal).toBe('42501');
    }
  });

  it('remains a single chain under concurrent writes', async () => {
    await Promise.all(Array.from({ length: 20 }, () => append('looked_up')));
    expect(await verifyAuditChain(client())).toMatchObject({ rows: 23, fault: null });
  });
});
