import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withBackupLease } from '../../db/backup/lease.ts';
import { callApi } from '../../testing/api.ts';
import { isOnPostgres } from '../../testing/engine.ts';
import { type SignedInMember, signInAgain, signUpMember } from '../../testing/factories.ts';
import { downloadExport } from '../../testing/own-export.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { buildExport } from './build-export.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const ask = (member: SignedInMember) => callApi(t, member, 'POST', '/account/export');
const status = async (member: SignedInMember) =>
  (await callApi(t, member, 'GET', '/account/export')).body;
const fetchFile = (member: SignedInMember) =>
  t.app.request('/api/account/export/file', { headers: member.headers });
const addEntries = (userId: string, count: number) =>
  t.sql(
    `insert into journal_entries (user_id, id, at, utc_offset, day, feeling, words, tags, changed_at)
     select $1, gen_random_uuid(), now() - n * interval '1 minute', 0, current_date, 3,
       repeat(md5(n::text), 20), '{}', now() from generate_series(1, $2::int) n`,
    [userId, count],
  );
const readJob = async (userId: string) => {
  const [row] = await t.sql<{ id: string }>('select id from data_exports where user_id = $1', [
    userId,
  ]);
  return { data: { userId, exportId: row?.id ?? '' }, retries: 0 };
};
const forgetJobs = () => t.sql(`delete from pgboss.job where name = 'export'`);

describe('an export', () => {
  it('is prepared in the background, offered for a day and then deleted', async () => {
    const member = await signUpMember(t);
    expect(await status(member)).toEqual({ state: 'none' });
    expect((await fetchFile(member)).status).toBe(404);
    expect((await ask(member)).body).toEqual({ state: 'preparing' });
    expect(await status(member)).toEqual({ state: 'preparing' });
    await t.deps.jobs.drain();
    const ready = await status(member);
    expect(ready).toMatchObject({ state: 'ready', isRenewable: false });
    const response = await fetchFile(member);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect((await response.arrayBuffer()).byteLength).toBe(ready.size);

    t.clock.advance(24 * HOUR);
    const later = await signInAgain(t, member);
    expect(await status(later)).toEqual({ state: 'none' });
    expect((await fetchFile(later)).status).toBe(404);
    await t.deps.jobs.add(null, 'sweep', null);
    await t.deps.jobs.drain();
    expect(await t.sql('select from data_exports')).toEqual([]);
    expect(await t.sql('select from data_export_chunks')).toEqual([]);
  });

  it('is prepared once, even if it is requested twenty times simultaneously', async () => {
    const member = await signUpMember(t);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(member)));
    expect(answers.every(({ body }) => body.state === 'preparing')).toBe(true);
    const jobs = await t.sql(`select from pgboss.job where data ->> 'userId' = $1`, [
      member.userId,
    ]);
    expect(jobs).toHaveLength(1);
  });

  it('is prepared while a backup is being made', async () => {
    const member = await signUpMember(t);
    await ask(member);
    await withBackupLease(t.engine, async () => buildExport(t.deps, await readJob(member.userId)));
    expect(await status(member)).toMatchObject({ state: 'ready' });
    await forgetJobs();
  });

  it.runIf(isOnPostgres)('can be prepared again after ten minutes', async () => {
    const member = await signUpMember(t);
    await downloadExport(t, member);
    expect((await ask(member)).body).toMatchObject({ state: 'ready' });
    t.clock.advance(10 * MINUTE);
    const again = await signInAgain(t, member);
    expect((await status(again)).isRenewable).toBe(true);
    expect((await ask(again)).body).toEqual({ state: 'preparing' });
    await forgetJobs();
  });

  it.runIf(isOnPostgres)(
    'requires a recent sign-in, both to prepare it and to download it',
    async () => {
      const member = await signUpMember(t);
      await downloadExport(t, member);
      t.clock.advance(11 * MINUTE);
      const refused = await ask(member);
      expect([refused.status, refused.body.code]).toEqual([403, 'reauthentication_needed']);
      expect((await fetchFile(member)).status).toBe(403);
      expect((await fetchFile(await signInAgain(t, member))).status).toBe(200);
    },
  );

  it.runIf(isOnPostgres)('contains the whole audit log, however long it is', async () => {
    const member = await signUpMember(t);
    await t.sql(
      `select app.append_audit($1, 'looked_up', '{}', now()) from generate_series(1, 501)`,
      [member.userId],
    );
    const files = await downloadExport(t, member);
    expect(JSON.parse(files['json/audit_log.json'] ?? '')).toHaveLength(501);
  });

  it.runIf(isOnPostgres)('cannot be downloaded by another member', async () => {
    const [member, other] = [await signUpMember(t), await signUpMember(t)];
    await downloadExport(t, member);
    expect((await fetchFile(other)).status).toBe(404);
    expect(await status(other)).toEqual({ state: 'none' });
  });

  it.runIf(isOnPostgres)('waits while two others are being prepared', async () => {
    await t.sql('delete from data_exports');
    const members = [await signUpMember(t), await signUpMember(t), await signUpMember(t)];
    for (const member of members) await ask(member);
    await forgetJobs();
    const [busy, alsoBusy, waiting] = members as [SignedInMember, SignedInMember, SignedInMember];
    await t.sql('update data_exports set working_until = $1 where user_id = any($2)', [
      new Date(t.clock.now().getTime() + MINUTE),
      [busy.userId, alsoBusy.userId],
    ]);
    await buildExport(t.deps, await readJob(waiting.userId));
    expect(await status(waiting)).toEqual({ state: 'preparing' });
    const [retry] = await t.sql<{ late: boolean }>(
      `select start_after > now() as late from pgboss.job where name = 'export'`,
    );
    expect(retry).toEqual({ late: true });
    t.clock.advance(2 * MINUTE);
    await buildExport(t.deps, await readJob(waiting.userId));
    expect(await status(waiting)).toMatchObject({ state: 'ready' });
    await forgetJobs();
  });

  it('stops when the account is deleted, and leaves nothing behind', async () => {
    const member = await signUpMember(t);
    await addEntries(member.userId, 3_000);
    await ask(member);
    const job = await readJob(member.userId);
    const building = buildExport(t.deps, job);
    await callApi(t, member, 'POST', '/account/delete', { password: member.password });
    await building;
    expect(await t.sql('select from data_exports where user_id = $1', [member.userId])).toEqual([]);
    expect(
      await t.sql('select from data_export_chunks where export_id = $1', [job.data.exportId]),
    ).toEqual([]);
    expect(
      await t.sql(`select from pgboss.job where data ->> 'userId' = $1`, [member.userId]),
    ).toEqual([]);
  });

  it.runIf(isOnPostgres)(
    'is shown as failed after its last attempt, and can be requested again',
    async () => {
      const member = await signUpMember(t);
      await ask(member);
      const job = await readJob(member.userId);
      await forgetJobs();
      await t.sql('revoke execute on function app.own_rows_page from hearthway_member');
      await expect(buildExport(t.deps, job)).rejects.toThrow();
      expect(await status(member)).toEqual({ state: 'preparing' });
      await expect(buildExport(t.deps, { ...job, retries: 3 })).rejects.toThrow();
      await t.sql('grant execute on function app.own_rows_page to hearthway_member');
      expect(await status(member)).toEqual({ state: 'failed', isTooLarge: false });
      expect((await ask(member)).body).toEqual({ state: 'preparing' });
    },
  );

  it('of thousands of rows delays other members only briefly', async () => {
    const [heavy, other] = [await signUpMember(t), await signUpMember(t)];
    await addEntries(heavy.userId, 6_000);
    await ask(heavy);
    const building = t.deps.jobs.drain();
    let isDone = false;
    void building.finally(() => {
      isDone = true;
    });
    let longest = 0;
    while (!isDone) {
      const start = performance.now();
      expect((await callApi(t, other, 'GET', '/account/me')).status).toBe(200);
      longest = Math.max(longest, performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await building;
    const response = await fetchFile(heavy);
    expect(response.status).toBe(200);
    await response.body?.cancel();
    expect(longest).toBeLessThan(10_000);
  });
});
