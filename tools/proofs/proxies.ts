import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { PART_BYTES } from '@hearthway/domain/media/parts';
import { freePort } from '@hearthway/server/testing/server-process';
import { ROOT } from '../steps.ts';
import type { Proof } from './proof.ts';

const run = promisify(execFile);
const NAME = 'app.example.com';
const PATIENCE_MS = 60_000;

interface Place {
  /** Holds the unpacked program, its configuration and a certificate for the name. */
  folder: string;
  port: number;
  appPort: number;
}

interface Proxy {
  name: string;
  packages: string[];
  /** Writes its configuration as it is shipped, but for ports and certificate, and says how to run it. */
  prepare(place: Place): Promise<{ check: string[]; start: string[] }>;
}

const PROXIES: Proxy[] = [
  {
    name: 'nginx',
    packages: ['nginx'],
    async prepare({ folder, port, appPort }) {
      const site = (await shipped('nginx.conf'))
        .replaceAll(/\n\tlisten \[::\].*/g, '')
        .replace('listen 443', `listen 127.0.0.1:${port}`)
        .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
        .replace('127.0.0.1:3000', `127.0.0.1:${appPort}`)
        .replace(/\/etc\/letsencrypt.*fullchain\.pem/, join(folder, 'certificate.pem'))
        .replace(/\/etc\/letsencrypt.*privkey\.pem/, join(folder, 'key.pem'));
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((kind) => `${kind}_temp_path ${folder};`)
        .join('\n');
      const file = join(folder, 'nginx.conf');
      await writeFile(
        file,
        `daemon off;\nuser root;\npid ${folder}/pid;\nerror_log ${folder}/errors;\nevents {}\nhttp {\naccess_log off;\n${paths}\n${site}}\n`,
      );
      const nginx = join(folder, 'usr/sbin/nginx');
      return { check: [nginx, '-t', '-c', file], start: [nginx, '-c', file] };
    },
  },
  {
    name: 'Caddy',
    packages: ['caddy'],
    async prepare({ folder, port, appPort }) {
      const site = (await shipped('Caddyfile'))
        .replace(
          `${NAME} {`,
          `${NAME}:${port} {\n\ttls ${folder}/certificate.pem ${folder}/key.pem`,
        )
        .replace('127.0.0.1:3000', `127.0.0.1:${appPort}`);
      const file = join(folder, 'Caddyfile');
      await writeFile(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
      const caddy = join(folder, 'usr/bin/caddy');
      const config = ['--adapter', 'caddyfile', '--config', file];
      return { check: [caddy, 'validate', ...config], start: [caddy, 'run', ...config] };
    },
  },
];

const shipped = (name: string) => readFile(join(ROOT, 'deploy', name), 'utf8');

/** What a visitor sends and pretends, through Debian's own nginx and Caddy as `deploy` sets them up. */
export const proxies: Proof = {
  name: `the proxies: ${PROXIES.map(({ name }) => name).join(' and ')} as deploy/ sets them up`,
  async run(report) {
    for (const proxy of PROXIES) {
      await using together = new AsyncDisposableStack();
      const folder = await mkdtemp(join(tmpdir(), 'hearthway-proxy-'));
      together.defer(() => rm(folder, { recursive: true, force: true }));
      await unpack(proxy.packages, folder);
      await makeCertificate(folder);
      const app = together.use(await listener());
      const port = await freePort();
      const { check, start } = await proxy.prepare({ folder, port, appPort: app.port });
      await run(check[0] as string, check.slice(1));
      const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
      const child = spawn(start[0] as string, start.slice(1), { stdio: 'ignore', env });
      together.defer(() => ended(child));
      await look(port, child);
      report(`${proxy.name}: its own check passes, and so does a visitor’s request`);
    }
    return 'members’ addresses are the proxy’s word, /metrics is hidden, a part of an upload arrives whole';
  },
};

/** From Debian's archive into a folder: installed, they would start as services. */
async function unpack(packages: string[], folder: string): Promise<void> {
  await run('apt-get', ['download', '-q', ...packages], { cwd: folder }).catch(() => {
    throw new Error(`This needs Debian’s archive: apt-get download ${packages.join(' ')}`);
  });
  await run('sh', ['-ec', 'for file in *.deb; do dpkg-deb -x "$file" .; done'], { cwd: folder });
}

async function makeCertificate(folder: string): Promise<void> {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const subject = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`];
  await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...subject]);
}

interface Arrived {
  headers: Record<string, string | undefined>;
  bytes: number;
}

/** Stands where the app would, and answers how a request arrived. */
async function listener(): Promise<AsyncDisposable & { port: number }> {
  const server = createServer(async (incoming, answer) => {
    let bytes = 0;
    for await (const chunk of incoming) bytes += chunk.length;
    answer.end(JSON.stringify({ headers: incoming.headers, bytes }));
  });
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    port,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function look(port: number, child: ChildProcess): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  // Caddy asks for /readyz before it passes anything on.
  while ((await ask(port, '/').catch(() => null))?.status !== 200) {
    if (child.exitCode !== null || Date.now() > giveUpAt) throw new Error('it does not answer');
    await delay(100);
  }
  const part = await ask(port, '/api/admin/media/parts', Buffer.alloc(PART_BYTES));
  if (part.status !== 200) throw new Error(`a part of an upload is answered ${part.status}`);
  const { headers, bytes } = JSON.parse(part.body) as Arrived;
  const seen = {
    bytes,
    host: headers.host?.split(':')[0],
    from: headers['x-forwarded-for'],
    protocol: headers['x-forwarded-proto'],
    trace: headers.traceparent,
    metrics: (await ask(port, '/metrics')).status,
  };
  const meant = {
    ...{ bytes: PART_BYTES, host: NAME, from: '127.0.0.1', protocol: 'https' },
    ...{ trace: undefined, metrics: 404 },
  };
  if (JSON.stringify(seen) !== JSON.stringify(meant)) {
    throw new Error(`a request arrives as ${JSON.stringify(seen)}`);
  }
}

/** A visitor who pretends to be somebody else. */
function ask(port: number, path: string, body?: Buffer): Promise<{ status: number; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const sent = request(
    {
      ...{ host: '127.0.0.1', port, path, servername: NAME, rejectUnauthorized: false },
      method: body ? 'PUT' : 'GET',
      headers: {
        Host: NAME,
        'X-Forwarded-For': '203.0.113.9',
        traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      },
    },
    async (answer) => {
      let text = '';
      for await (const chunk of answer) text += chunk;
      resolve({ status: answer.statusCode ?? 0, body: text });
    },
  );
  sent.on('error', reject);
  sent.end(body);
  return promise;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
