import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@hearthway/server/testing/server-process';
import { findServerOwner } from './postgres-server.ts';

export interface Pgbouncer {
  getPooledUrl(url: string): string;
  stop(): Promise<void>;
}

export const hasPgbouncer = () =>
  (process.env.PATH ?? '').split(delimiter).some((part) => existsSync(join(part, 'pgbouncer')));

/**
 * PgBouncer lends its few database sessions to many clients in turn. If a query changes a setting
 * and does not reset it, another query soon gets that session, and a test fails.
 */
export async function startPgbouncer(
  serverUrl: string,
  { sessions = 4, clients = 2_000 } = {},
): Promise<Pgbouncer> {
  const { hostname, port: serverPort } = new URL(serverUrl);
  const folder = await mkdtemp(join(tmpdir(), 'hearthway-pgbouncer-'));
  const owner = await findServerOwner();
  if (owner) await chown(folder, owner.uid, owner.gid);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
* = host=${hostname} port=${serverPort} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
server_round_robin = 1
server_login_retry = 1
default_pool_size = ${sessions}
max_client_conn = ${clients}
`,
  );
  const child = spawn('pgbouncer', ['-q', file], { ...owner, cwd: folder, stdio: 'ignore' });
  const ended = once(child, 'exit');
  await waitUntilListening(port);
  return {
    getPooledUrl(url) {
      const pooled = new URL(url);
      pooled.host = `127.0.0.1:${port}`;
      return pooled.href;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function waitUntilListening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await delay(100);
  }
  throw new Error('PgBouncer did not accept connections within 30 s');
}
