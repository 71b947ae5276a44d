import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@hearthway/server/testing/server-process';
import { findPostgres, serverOwner } from '../../postgres-server.ts';
import { installFromDebian } from './debian.ts';

const NODES = ['one', 'two', 'three'];
/** A busy machine may take minutes to turn a node back into a follower. */
const PATIENCE_MS = 600_000;

interface Node {
  name: string;
  port: number;
  /** Where Patroni says what this node is. */
  rest: string;
  file: string;
  data: string;
  patroni: ChildProcess;
}

/** Three nodes that agree through etcd on which of them writes, and HAProxy that leads there. */
export interface PatroniCluster extends AsyncDisposable {
  /** HAProxy's address: whichever node is primary. */
  throughHaproxy: string;
  /** All three nodes in one address, for a client that finds the writable one itself. */
  allHosts: string;
  /** Pulls the plug on the primary: PostgreSQL and Patroni at once. Returns its name. */
  killPrimary(): Promise<string>;
  /** Turns the dead one on again and waits until it follows the new primary. */
  revive(name: string): Promise<void>;
}

export async function startPatroni(): Promise<PatroniCluster> {
  installFromDebian([
    { file: '/usr/bin/patroni', package: 'patroni' },
    { file: '/usr/bin/etcd', package: 'etcd-server' },
    { file: '/usr/sbin/haproxy', package: 'haproxy' },
  ]);
  const bin = await findPostgres();
  const owner = await serverOwner();
  const folder = await mkdtemp(join(tmpdir(), 'hearthway-patroni-'));
  if (owner) await chown(folder, owner.uid, owner.gid);
  const own = (command: string, args: string[]) =>
    spawn(command, args, { ...owner, cwd: folder, stdio: 'ignore' });

  const etcd = await startEtcd(folder, own);
  const nodes: Node[] = [];
  for (const name of NODES) {
    const data = join(folder, name);
    const [port, restPort] = [await freePort(), await freePort()];
    const file = join(folder, `${name}.json`);
    const config = patroniConfig({ name, port, restPort, data, bin, etcd: etcd.address, folder });
    await writeFile(file, JSON.stringify(config));
    if (owner) await chown(file, owner.uid, owner.gid);
    const rest = `http://127.0.0.1:${restPort}`;
    nodes.push({ name, port, rest, file, data, patroni: own('patroni', [file]) });
    // The first makes the cluster, the others copy it.
    if (nodes.length === 1) await until(() => isPrimary(nodes[0] as Node), 'the first node leads');
  }
  await until(() => allFollow(nodes), 'the other nodes follow');
  const haproxy = await startHaproxyFor(nodes, folder, own);
  const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join(',');
  return {
    throughHaproxy: `postgres://postgres@127.0.0.1:${haproxy.port}/postgres`,
    allHosts: `postgres://postgres@${hosts}/postgres?target_session_attrs=read-write`,
    async killPrimary() {
      const primary = await primaryOf(nodes);
      const ended = once(primary.patroni, 'exit');
      const postmaster = await readFile(join(primary.data, 'postmaster.pid'), 'utf8');
      // Patroni first, or it would bring PostgreSQL back.
      primary.patroni.kill('SIGKILL');
      await killWithChildren(Number(postmaster.split('\n')[0]));
      await ended;
      return primary.name;
    },
    async revive(name) {
      const node = nodes.find((one) => one.name === name) as Node;
      node.patroni = own('patroni', [node.file]);
      await until(() => allFollow(nodes), `node ${name} follows again`);
    },
    async [Symbol.asyncDispose]() {
      haproxy.child.kill('SIGTERM');
      // Patroni stops its PostgreSQL before it ends.
      await Promise.all(nodes.map(({ patroni }) => stopped(patroni)));
      await stopped(etcd.child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Own = (command: string, args: string[]) => ChildProcess;

async function startEtcd(folder: string, own: Own) {
  const [clientPort, peerPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${clientPort}`;
  const peer = `http://127.0.0.1:${peerPort}`;
  const child = own('etcd', [
    ...['--data-dir', join(folder, 'etcd'), '--name', 'one'],
    ...['--listen-client-urls', url, '--advertise-client-urls', url],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
    ...['--initial-cluster', `one=${peer}`],
  ]);
  await until(() => isOk(`${url}/health`), 'etcd answers');
  return { child, address: `127.0.0.1:${clientPort}` };
}

interface NodeSettings {
  name: string;
  port: number;
  restPort: number;
  data: string;
  bin: string;
  etcd: string;
  folder: string;
}

function patroniConfig({ name, port, restPort, data, bin, etcd, folder }: NodeSettings) {
  const superuser = { username: 'postgres' };
  return {
    scope: 'hearthway',
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    etcd3: { host: etcd },
    bootstrap: {
      dcs: {
        // As short as Patroni allows.
        ...{ ttl: 20, loop_wait: 2, retry_timeout: 3 },
        // Without it a write may be acknowledged that no other node has.
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 150, wal_keep_size: '256MB', wal_log_hints: 'on' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: data,
      bin_dir: bin,
      pgpass: join(folder, `${name}.pgpass`),
      parameters: { unix_socket_directories: folder },
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
      authentication: { superuser, replication: superuser, rewind: superuser },
    },
  };
}

/** As Patroni's own documentation sets it up: sessions with a node that no longer leads are ended. */
async function startHaproxyFor(nodes: readonly Node[], folder: string, own: Own) {
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  const servers = nodes.map(
    ({ name, port: at, rest }) =>
      `  server ${name} 127.0.0.1:${at} check port ${new URL(rest).port}`,
  );
  await writeFile(
    file,
    `global
  maxconn 1000
defaults
  mode tcp
  timeout connect 4s
  timeout client 30m
  timeout server 30m
  timeout check 5s
listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 3 rise 2 on-marked-down shutdown-sessions
${servers.join('\n')}
`,
  );
  return { port, child: own('haproxy', ['-db', '-f', file]) };
}

const isOk = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
const isPrimary = ({ rest }: Node) => isOk(`${rest}/primary`);

async function primaryOf(nodes: readonly Node[]): Promise<Node> {
  for (const node of nodes) if (await isPrimary(node)) return node;
  throw new Error('no node leads');
}

/** One leads, one of the others has every write before it is acknowledged, and all stream. */
async function allFollow(nodes: readonly Node[]): Promise<boolean> {
  const asked = async (path: string) =>
    (await Promise.all(nodes.map(({ rest }) => isOk(`${rest}${path}`)))).filter(Boolean).length;
  const [primaries, replicas, synchronous] = [
    await asked('/primary'),
    await asked('/replica?lag=1MB'),
    await asked('/synchronous'),
  ];
  return primaries === 1 && replicas === nodes.length - 1 && synchronous === 1;
}

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > giveUpAt) throw new Error(`not within ${PATIENCE_MS / 1000} s: ${what}`);
    await delay(200);
  }
}

async function killWithChildren(pid: number): Promise<void> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  for (const one of [pid, ...children.split(' ').filter(Boolean).map(Number)]) {
    try {
      process.kill(one, 'SIGKILL');
    } catch {
      // It has ended by itself since it was listed.
    }
  }
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
