import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@hearthway/server/testing/server-process';
import { findPostgres, findServerOwner } from '../../postgres-server.ts';
import { installFromDebian } from './debian-packages.ts';

const NODES = ['one', 'two', 'three'];
/** On a busy machine, a database node may need several minutes to become a replica again. */
const TIMEOUT_MS = 600_000;

interface Node {
  name: string;
  port: number;
  rest: string;
  file: string;
  data: string;
  patroni: ChildProcess;
}

export interface PatroniCluster extends AsyncDisposable {
  throughHaproxy: string;
  allHosts: string;
  killPrimary(): Promise<string>;
  restartNode(name: string): Promise<void>;
}

export async function startPatroni(): Promise<PatroniCluster> {
  installFromDebian([
    { file: '/usr/bin/patroni', package: 'patroni' },
    { file: '/usr/bin/etcd', package: 'etcd-server' },
    { file: '/usr/sbin/haproxy', package: 'haproxy' },
  ]);
  const bin = await findPostgres();
  const owner = await findServerOwner();
  const folder = await mkdtemp(join(tmpdir(), 'hearthway-patroni-'));
  if (owner) await chown(folder, owner.uid, owner.gid);
  const spawnAsOwner = (command: string, args: string[]) =>
    spawn(command, args, { ...owner, cwd: folder, stdio: 'ignore' });

  const etcd = await startEtcd(folder, spawnAsOwner);
  const nodes: Node[] = [];
  for (const name of NODES) {
    const data = join(folder, name);
    const [port, restPort] = [await freePort(), await freePort()];
    const file = join(folder, `${name}.json`);
    const config = buildPatroniConfig({
      name,
      port,
      restPort,
      data,
      bin,
      etcd: etcd.address,
      folder,
    });
    await writeFile(file, JSON.stringify(config));
    if (owner) await chown(file, owner.uid, owner.gid);
    const rest = `http://127.0.0.1:${restPort}`;
    nodes.push({ name, port, rest, file, data, patroni: spawnAsOwner('patroni', [file]) });
    if (nodes.length === 1)
      await waitUntil(() => isPrimary(nodes[0] as Node), 'the first node becomes primary');
  }
  await waitUntil(() => isClusterHealthy(nodes), 'the other nodes become replicas');
  const haproxy = await startHaproxyFor(nodes, folder, spawnAsOwner);
  const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join(',');
  return {
    throughHaproxy: `postgres://postgres@127.0.0.1:${haproxy.port}/postgres`,
    allHosts: `postgres://postgres@${hosts}/postgres?target_session_attrs=read-write`,
    async killPrimary() {
      const primary = await findPrimary(nodes);
      const ended = once(primary.patroni, 'exit');
      const postmaster = await readFile(join(primary.data, 'postmaster.pid'), 'utf8');
      primary.patroni.kill('SIGKILL');
      await killWithChildren(Number(postmaster.split('\n')[0]));
      await ended;
      return primary.name;
    },
    async restartNode(name) {
      const node = nodes.find((one) => one.name === name) as Node;
      node.patroni = spawnAsOwner('patroni', [node.file]);
      await waitUntil(() => isClusterHealthy(nodes), `node ${name} becomes a replica`);
    },
    async [Symbol.asyncDispose]() {
      haproxy.child.kill('SIGTERM');
      await Promise.all(nodes.map(({ patroni }) => stopProcess(patroni)));
      await stopProcess(etcd.child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Spawn = (command: string, args: string[]) => ChildProcess;

async function startEtcd(folder: string, spawnAsOwner: Spawn) {
  const [clientPort, peerPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${clientPort}`;
  const peer = `http://127.0.0.1:${peerPort}`;
  const child = spawnAsOwner('etcd', [
    ...['--data-dir', join(folder, 'etcd'), '--name', 'one'],
    ...['--listen-client-urls', url, '--advertise-client-urls', url],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
    ...['--initial-cluster', `one=${peer}`],
  ]);
  await waitUntil(() => isOk(`${url}/health`), 'etcd is healthy');
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

function buildPatroniConfig({ name, port, restPort, data, bin, etcd, folder }: NodeSettings) {
  const superuser = { username: 'postgres' };
  return {
    scope: 'hearthway',
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    etcd3: { host: etcd },
    bootstrap: {
      dcs: {
        // These are the shortest timeouts that Patroni allows.
        ...{ ttl: 20, loop_wait: 2, retry_timeout: 3 },
        // Without synchronous mode, the database may confirm a write that no replica has yet.
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

/**
 * HAProxy closes connections to a database node that is no longer the primary, as Patroni's
 * documentation recommends.
 */
async function startHaproxyFor(nodes: readonly Node[], folder: string, spawnAsOwner: Spawn) {
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
  return { port, child: spawnAsOwner('haproxy', ['-db', '-f', file]) };
}

const isOk = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
const isPrimary = ({ rest }: Node) => isOk(`${rest}/primary`);

async function findPrimary(nodes: readonly Node[]): Promise<Node> {
  for (const node of nodes) if (await isPrimary(node)) return node;
  throw new Error('no node is primary');
}

async function isClusterHealthy(nodes: readonly Node[]): Promise<boolean> {
  const countNodes = async (path: string) =>
    (await Promise.all(nodes.map(({ rest }) => isOk(`${rest}${path}`)))).filter(Boolean).length;
  const [primaries, replicas, synchronous] = [
    await countNodes('/primary'),
    await countNodes('/replica?lag=1MB'),
    await countNodes('/synchronous'),
  ];
  return primaries === 1 && replicas === nodes.length - 1 && synchronous === 1;
}

async function waitUntil(isTrue: () => Promise<boolean>, what: string): Promise<void> {
  const giveUpAt = Date.now() + TIMEOUT_MS;
  while (!(await isTrue())) {
    if (Date.now() > giveUpAt)
      throw new Error(`timed out after ${TIMEOUT_MS / 1000} s: waiting until ${what}`);
    await delay(200);
  }
}

async function killWithChildren(pid: number): Promise<void> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  for (const one of [pid, ...children.split(' ').filter(Boolean).map(Number)]) {
    try {
      process.kill(one, 'SIGKILL');
    } catch {
      // The process has already ended.
    }
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
