import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@hearthway/server/testing/server-process';
import { projectFiles } from '../source-files.ts';
import { ROOT } from '../steps.ts';
import { readStages, type Stage } from './dockerfile.ts';
import type { Proof } from './proof.ts';

const run = promisify(execFile);
const PATIENCE_MS = 180_000;

/**
 * The Dockerfile's own steps without a registry of images: each stage in a root of its own that
 * debootstrap made. Then the result as its user, on a read-only root.
 */
export const imageSteps: Proof = {
  name: 'the image: the Dockerfile’s steps in clean roots, started as nobody on a read-only root',
  async run(report) {
    if (process.getuid?.() !== 0) throw new Error('This needs root and debootstrap.');
    const work = await mkdtemp(join(tmpdir(), 'hearthway-image-'));
    try {
      const stages = readStages(await readFile(join(ROOT, 'Dockerfile'), 'utf8'));
      const context = join(work, 'context');
      for (const path of projectFiles('.')) {
        await cp(join(ROOT, path), join(context, path), { recursive: true });
      }
      const roots = new Map<string, string>();
      let image: Image | undefined;
      for (const [index, stage] of stages.entries()) {
        const root = join(work, `root-${index}`);
        report(`building ${stage.name ?? 'the image'} (${stage.base} is stood in for)`);
        image = await buildStage(stage, { root, context, roots });
        roots.set(stage.name ?? '', root);
      }
      if (!image) throw new Error('the Dockerfile has no stage');
      return await startImage(image, report);
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  },
};

interface Image {
  root: string;
  folder: string;
  env: Record<string, string>;
  user: string;
  entrypoint: string[];
  healthcheck: string[];
}

interface Building {
  root: string;
  context: string;
  roots: Map<string, string>;
}

async function buildStage(stage: Stage, { root, context, roots }: Building): Promise<Image> {
  await baseRoot(stage.base, root);
  const image: Image = {
    ...{ root, folder: '/', env: {}, user: '0:0', entrypoint: [], healthcheck: [] },
  };
  for (const { name, rest } of stage.instructions) {
    if (name === 'WORKDIR') {
      image.folder = rest;
      await mkdir(join(root, rest), { recursive: true });
    } else if (name === 'COPY') {
      const [, from = '', source = '', target = ''] =
        /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(rest) ?? [];
      const base = from ? (roots.get(from) ?? '') : context;
      const into = target.startsWith('/') ? target : join(image.folder, target);
      await mkdir(join(root, into), { recursive: true });
      // As it is, links included: Node's own copying would follow them.
      await run('cp', ['-a', `${join(base, source)}/.`, join(root, into)]);
    } else if (name === 'ENV') {
      const [, variable = '', value = ''] = /^(\w+)=(.*)$/.exec(rest) ?? [];
      image.env[variable] = value;
    } else if (name === 'RUN') {
      await inRoot(image, ['/bin/sh', '-ec', rest], { canWrite: true });
    } else if (name === 'USER') image.user = rest;
    else if (name === 'ENTRYPOINT') image.entrypoint = JSON.parse(rest);
    else if (name === 'HEALTHCHECK') {
      image.healthcheck = JSON.parse(rest.slice(rest.indexOf('CMD') + 3));
    }
  }
  return image;
}

/** The image's root in namespaces of its own; without `canWrite` as its user, on a read-only root. */
function enterCommand(image: Image, command: string[], canWrite: boolean): string[] {
  const mounts = [
    'mount --make-rprivate /',
    `mount --bind ${image.root} ${image.root}`,
    `cd ${image.root}`,
    'mount -t proc proc proc',
    'mount --rbind /dev dev',
    'mount -t tmpfs tmpfs tmp',
    ...(canWrite
      ? []
      : [
          // The volume: the one place that may be written.
          'mount -t tmpfs -o mode=700,uid=10001,gid=10001 tmpfs data',
          `mount -o remount,ro,bind ${image.root}`,
        ]),
  ].join(' && ');
  const [uid = '0', gid = '0'] = (canWrite ? '0:0' : image.user).split(':');
  const become = canWrite
    ? ''
    : `setpriv --reuid ${uid} --regid ${gid} --clear-groups --no-new-privs`;
  const script = `${mounts} && exec chroot . ${become} env -C ${image.folder} "$@"`;
  const env = Object.entries(image.env).map(([name, value]) => `${name}=${value}`);
  return [
    ...['unshare', '--mount', '--pid', '--fork', '--kill-child'],
    ...['sh', '-ec', script, 'sh', ...env, ...command],
  ];
}

const SYSTEM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

async function inRoot(image: Image, command: string[], { canWrite }: { canWrite: boolean }) {
  const [file = '', ...args] = enterCommand(image, command, canWrite);
  const { stdout: registry } = await run('npm', ['config', 'get', 'registry']);
  const env = {
    PATH: SYSTEM_PATH,
    HOME: '/root',
    DEBIAN_FRONTEND: 'noninteractive',
    // This machine's way to packages, as a docker build would have its own.
    npm_config_registry: registry.trim(),
    ...(existsSync(join(image.root, CERTIFICATES)) && { NODE_EXTRA_CA_CERTS: CERTIFICATES }),
  };
  try {
    return await run(file, args, { env, maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command.join(' ')} failed:\n${stdout ?? ''}${stderr ?? error}`);
  }
}

const CERTIFICATES = '/etc/certificates-of-this-machine.pem';

/** What stands in for an image of Debian: its smallest system, and for one of Node this machine's. */
async function baseRoot(base: string, root: string): Promise<void> {
  const debian = join(ROOT, '.cache/debian-bookworm');
  if (!existsSync(debian)) {
    const beside = `${debian}.${process.pid}`;
    const mirror = 'http://deb.debian.org/debian';
    await run('debootstrap', ['--variant=minbase', 'bookworm', beside, mirror], {
      maxBuffer: 64 * 1024 * 1024,
    });
    await rename(beside, debian);
  }
  await run('cp', ['-a', debian, root]);
  await cp('/etc/resolv.conf', join(root, 'etc/resolv.conf'), { dereference: true });
  if (!base.startsWith('node:')) return;
  await run('cp', [
    '-a',
    '--parents',
    '/usr/bin/node',
    '/usr/bin/npm',
    '/usr/lib/node_modules',
    root,
  ]);
  const own = process.env.NODE_EXTRA_CA_CERTS;
  if (own) await cp(own, join(root, CERTIFICATES), { dereference: true });
}

async function startImage(image: Image, report: (progress: string) => void): Promise<string> {
  const { stdout } = await run('du', ['-sm', join(image.root, 'app')]);
  const megabytes = stdout.split(/\s/)[0];
  report(`${megabytes} MB in /app; starting as ${image.user}`);
  const port = await freePort();
  image.env.PORT = String(port);
  const [file = '', ...args] = enterCommand(image, image.entrypoint, false);
  const child = spawn(file, args, {
    env: { PATH: SYSTEM_PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  try {
    const url = `http://127.0.0.1:${port}`;
    const giveUpAt = Date.now() + PATIENCE_MS;
    while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
      if (child.exitCode !== null || Date.now() > giveUpAt) {
        throw new Error(`it did not become ready:\n${output}`);
      }
      await delay(200);
    }
    const page = await fetch(url);
    if (!page.ok || !(await page.text()).includes('<div id="root"')) {
      throw new Error(`the first page answered ${page.status}`);
    }
    // The namespaces' first process; its child is the server itself.
    const { stdout: children } = await run('pgrep', ['-P', String(child.pid)]);
    const status = await readFile(`/proc/${children.trim()}/status`, 'utf8');
    const uid = /^Uid:\s+(\d+)/m.exec(status)?.[1];
    if (uid !== '10001') throw new Error(`it runs as ${uid}`);
    await inRoot(image, image.healthcheck, { canWrite: false });
    await run('kill', ['-TERM', children.trim()]);
    const code = await ended;
    if (code !== 0) throw new Error(`it stopped with ${code}:\n${output}`);
    return `${megabytes} MB, ready as user ${uid} on a read-only root, healthy, stopped with 0`;
  } finally {
    child.kill('SIGKILL');
  }
}
