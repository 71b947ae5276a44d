import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@hearthway/server/config';
import { healthRoutes } from '@hearthway/server/http/health';
import { SmtpMailbox } from '@hearthway/server/testing/smtp-mailbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '../postgres-server.ts';
import { examine } from './examine.ts';
import { printed } from './finding.ts';

let postgres: PostgresServer;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), 'hearthway-doctor-'));
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true });
});

/** Nothing listens there. */
const NOWHERE = 'http://127.0.0.1:9';

async function stateOf(env: Record<string, string>, about: string) {
  const found = await examine({ DATA_DIR: folder, PUBLIC_URL: NOWHERE, ...env });
  return found.filter((finding) => finding.about === about);
}

describe('the doctor', () => {
  it('says which setting is wrong and looks no further', async () => {
    const found = await examine({ PORT: 'many' });
    expect(found).toHaveLength(1);
    expect(printed(found[0] as never)).toMatch(/^✗ settings: .*PORT must be a number.*\n {4}→ /);
  });

  it('finds a PostgreSQL server with its roles and clock well, and changes nothing', async () => {
    const url = await postgres.createDatabase();
    const found = await examine({ DATA_DIR: folder, PUBLIC_URL: NOWHERE, DATABASE_URL: url });
    for (const about of ['database', 'roles', 'clock', 'disk']) {
      expect(found.filter((finding) => finding.about === about)).toEqual([
        expect.objectContaining({ state: 'well' }),
      ]);
    }
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      `select count(*)::int as n from pg_roles where rolname like 'hearthway%'`,
    );
    await client.end();
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('says what a user lacks who may not make roles', async () => {
    const url = new URL(await postgres.createDatabase());
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    await client.query('create role plain_user login');
    await client.end();
    url.username = 'plain_user';
    const [roles] = await stateOf({ DATABASE_URL: url.href }, 'roles');
    expect(roles).toMatchObject({ state: 'wrong', doThis: expect.stringContaining('create role') });
  });

  it('says that a database cannot be reached, and never its password', async () => {
    const found = await examine({
      DATA_DIR: folder,
      PUBLIC_URL: NOWHERE,
      DATABASE_URL: 'postgres://someone:secret@127.0.0.1:9/none',
    });
    expect(found.map(printed).join('\n')).not.toContain('secret');
    const [database] = found.filter(({ about }) => about === 'database');
    expect(database).toMatchObject({ state: 'wrong', doThis: expect.stringContaining('pg_hba') });
  });

  it('signs in to the SMTP server and says when that fails', async () => {
    const mailbox = new SmtpMailbox();
    await mailbox.open();
    const env = { SMTP_URL: mailbox.url, MAIL_FROM: 'a@example.com' };
    expect(await stateOf(env, 'mail')).toEqual([expect.objectContaining({ state: 'well' })]);
    await mailbox.close();
    const away = { ...env, SMTP_URL: 'smtp://127.0.0.1:9' };
    expect(await stateOf(away, 'mail')).toEqual([expect.objectContaining({ state: 'wrong' })]);
    expect(await stateOf({}, 'mail')).toEqual([expect.objectContaining({ state: 'attention' })]);
  });

  it('says that a folder cannot be written', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const found = await stateOf({ DATA_DIR: join(file, 'data') }, 'disk');
    expect(found).toEqual([expect.objectContaining({ state: 'wrong' })]);
  });

  it('says what is missing between members and the app', async () => {
    const says = async (env: Record<string, string>) =>
      (await stateOf(env, 'proxy')).map(({ doThis }) => doThis).join(' ');
    expect(await says({})).toContain('PUBLIC_URL');
    expect(await says({})).toContain('Start the server');
    const secure = { PUBLIC_URL: 'https://app.invalid' };
    expect(await says(secure)).toContain('TRUST_PROXY=on');
    expect(await says({ ...secure, TRUST_PROXY: 'on' })).not.toContain('TRUST_PROXY');
  });

  it('compares the address that members type with what arrives through the proxy', async () => {
    const proxy = await startProxy();
    try {
      const says = async (env: Record<string, string> = {}) =>
        (await stateOf({ PUBLIC_URL: proxy.url, TRUST_PROXY: 'on', ...env }, 'proxy'))
          .map(printed)
          .join('\n');
      proxy.passesOn = { host: new URL(proxy.url).host, 'x-forwarded-for': '192.0.2.1' };
      expect(await says()).toContain('leads to this app');
      expect(await says()).not.toMatch(/as for|does not say who asks|the proxy says/);
      proxy.passesOn = { host: 'elsewhere.invalid', 'x-forwarded-proto': 'https' };
      expect(await says()).toContain('on as for elsewhere.invalid');
      expect(await says()).toContain('the proxy says https://');
      expect(await says()).toContain('does not say who asks');
      proxy.startedFor = 'https://another.invalid';
      expect(await says()).toMatch(/✗ proxy: .*started for https:\/\/another\.invalid/);
    } finally {
      await proxy.close();
    }
  });
});

/** The app's own route behind something that passes requests on with headers of its choice. */
async function startProxy() {
  const server = createServer(async (request, response) => {
    const config = readConfig({ PUBLIC_URL: proxy.startedFor || proxy.url });
    const stopping = new AbortController().signal;
    const routes = healthRoutes({ config, stopping, db: null as never }, null as never);
    const answer = await routes.request(request.url ?? '', { headers: proxy.passesOn });
    response.writeHead(answer.status).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passesOn: {} as Record<string, string>,
    startedFor: '',
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}
