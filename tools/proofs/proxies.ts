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
const HOSTNAME = 'app.example.com';
const TIMEOUT_MS = 60_000;

interface ProxyFolder {
  folder: string;
  port: number;
  appPort: number;
}

interface Proxy {
  name: string;
  packages: string[];
  prepare(folders: ProxyFolder): Promise<{ check: string[]; start: string[] }>;
}

const PROXIES: Proxy[] = [
  {
    name: 'nginx',
    packages: ['nginx'],
    async prepare({ folder, port, appPort }) {
      const site = (await readDeployFile('nginx.conf'))
        .replaceAll(/\n\tlisten \[::\].*/g, '')
        .replace('listen 443', `listen 127.0.0.1:${port}`)
        .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
        .replace('127.0.0.1:3000', `127.0.0.1:${appPort}`)
        .replace('/opt/hearthway', ROOT)
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
      const site = (await readDeployFile('Caddyfile'))
        .replace(
          `${HOSTNAME} {`,
          `${HOSTNAME}:${port} {\n\ttls ${folder}/certificate.pem ${folder}/key.pem`,
        )
        .replace('127.0.0.1:3000', `127.0.0.1:${appPort}`)
        .replace('/opt/hearthway', ROOT);
      const file = join(folder, 'Caddyfile');
      await writeFile(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
      const caddy = join(folder, 'usr/bin/caddy');
      const config = ['--adapter', 'caddyfile', '--config', file];
      return { check: [caddy, 'validate', ...config], start: [caddy, 'run', ...config] };
    },
  },
];

const readDeployFile = (name: string) => readFile(join(ROOT, 'deploy', name), 'utf8');

export const proxies: Proof = {
  name: `proxies: ${PROXIES.map(({ name }) => name).join(' and ')} with the configuration in deploy/`,
  async run(report) {
    for (const proxy of PROXIES) {
      await using cleanup = new AsyncDisposableStack();
      const folder = await mkdtemp(join(tmpdir(), 'hearthway-proxy-'));
      cleanup.defer(() => rm(folder, { recursive: true, force: true }));
      await unpackPackages(proxy.packages, folder);
      await makeCertificate(folder);
      const app = cleanup.use(await startEchoServer());
      const port = await freePort();
      const { check, start } = await proxy.prepare({ folder, port, appPort: app.port });
      await run(check[0] as string, check.slice(1));
      const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
      const child = spawn(start[0] as string, start.slice(1), { stdio: 'ignore', env });
      cleanup.defer(() => stopProcess(child));
      await checkProxy(port, child);
      await app[Symbol.asyncDispose]();
      await checkAwayPage(port);
      report(`${proxy.name}: the configuration is valid and requests arrive as expected`);
    }
    return 'client addresses cannot be faked, /metrics is hidden, an upload part arrives complete, and the help lines are shown without a server';
  },
};

/** Installing the packages would start their services, so they are only unpacked. */
async function unpackPackages(packages: string[], folder: string): Promise<void> {
  await run('apt-get', ['download', '-q', ...packages], { cwd: folder }).catch(() => {
    throw new Error(`Could not download Debian packages: apt-get download ${packages.join(' ')}`);
  });
  await run('sh', ['-ec', 'for file in *.deb; do dpkg-deb -x "$file" .; done'], { cwd: folder });
}

async function makeCertificate(folder: string): Promise<void> {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const subject = ['-subj', `/CN=${HOSTNAME}`, '-addext', `subjectAltName=DNS:${HOSTNAME}`];
  await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...subject]);
}

interface ReceivedRequest {
  headers: Record<string, string | undefined>;
  bytes: number;
}

async function startEchoServer(): Promise<AsyncDisposable & { port: number }> {
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

async function checkProxy(port: number, child: ChildProcess): Promise<void> {
  const giveUpAt = Date.now() + TIMEOUT_MS;
  // Caddy forwards nothing until its health check of /healthz has succeeded.
  while ((await sendRequest(port, '/').catch(() => null))?.status !== 200) {
    if (child.exitCode !== null || Date.now() > giveUpAt)
      throw new Error('the proxy does not answer');
    await delay(100);
  }
  const part = await sendRequest(port, '/api/admin/media/parts', Buffer.alloc(PART_BYTES));
  if (part.status !== 200) throw new Error(`an upload part was answered with ${part.status}`);
  const { headers, bytes } = JSON.parse(part.body) as ReceivedRequest;
  const actual = {
    bytes,
    host: headers.host?.split(':')[0],
    from: headers['x-forwarded-for'],
    protocol: headers['x-forwarded-proto'],
    trace: headers.traceparent,
    metrics: (await sendRequest(port, '/metrics')).status,
  };
  const expected = {
    ...{ bytes: PART_BYTES, host: HOSTNAME, from: '127.0.0.1', protocol: 'https' },
    ...{ trace: undefined, metrics: 404 },
  };
  if (JSON.stringify(actual) !== JSON.stringify(expected)) {
    throw new Error(
      `the app received ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`,
    );
  }
}

async function checkAwayPage(port: number): Promise<void> {
  const { status, body, retryAfter } = await sendRequest(port, '/help');
  if (status !== 503 || retryAfter !== '10' || !body.includes('tel:988')) {
    throw new Error(`without the app, /help was answered with ${status} and no help lines`);
  }
}

interface Answer {
  status: number;
  body: string;
  retryAfter: string | undefined;
}

function sendRequest(port: number, path: string, body?: Buffer): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = request(
    {
      ...{ host: '127.0.0.1', port, path, servername: HOSTNAME, rejectUnauthorized: false },
      method: body ? 'PUT' : 'GET',
      headers: {
        Host: HOSTNAME,
        'X-Forwarded-For': '203.0.113.9',
        traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      },
    },
    async (answer) => {
      let text = '';
      for await (const chunk of answer) text += chunk;
      const retryAfter = answer.headers['retry-after'];
      resolve({ status: answer.statusCode ?? 0, body: text, retryAfter });
    },
  );
  sent.on('error', reject);
  sent.end(body);
  return promise;
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
