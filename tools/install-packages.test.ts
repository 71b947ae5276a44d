import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from './steps.ts';

const exec = promisify(execFile);

let folder: string;
let registry: Server;
let tarball: Buffer;
let asked: string[];
/** Where the registry keeps the package; other addresses answer 404. */
let kept: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearthway-install-'));
  await mkdir(join(folder, 'package'));
  const kitchen = { name: '@test/kettle', version: '1.2.3' };
  await writeFile(join(folder, 'package/package.json'), JSON.stringify(kitchen));
  await exec('tar', ['-czf', 'kettle.tgz', 'package'], { cwd: folder });
  tarball = await readFile(join(folder, 'kettle.tgz'));

  asked = [];
  kept = '/@test/kettle/-/kettle-1.2.3.tgz';
  registry = createServer(({ url = '' }, response) => {
    const path = decodeURIComponent(url);
    asked.push(path);
    if (path === kept) return response.end(tarball);
    if (path !== '/@test/kettle') return response.writeHead(404).end();
    const dist = { tarball: `${address()}${kept}`, integrity: integrity() };
    response.end(
      JSON.stringify({ ...kitchen, 'dist-tags': {}, versions: { '1.2.3': { ...kitchen, dist } } }),
    );
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  registry.close();
  await rm(folder, { recursive: true, force: true });
});

const address = () => `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
const integrity = () => `sha512-${createHash('sha512').update(tarball).digest('base64')}`;

async function install(checksum = integrity()): Promise<string> {
  const checkout = join(folder, 'checkout');
  const needs = { name: 'kitchen', dependencies: { '@test/kettle': '1.2.3' } };
  const lock = {
    name: 'kitchen',
    lockfileVersion: 3,
    packages: {
      '': needs,
      'node_modules/@test/kettle': { version: '1.2.3', integrity: checksum },
    },
  };
  await mkdir(join(checkout, 'tools'), { recursive: true });
  await cp(join(ROOT, 'tools/bootstrap.mjs'), join(checkout, 'tools/bootstrap.mjs'));
  await writeFile(join(checkout, 'package.json'), JSON.stringify(needs));
  await writeFile(join(checkout, 'package-lock.json'), JSON.stringify(lock));
  await exec(process.execPath, ['tools/bootstrap.mjs', 'dev'], {
    cwd: checkout,
    env: {
      ...process.env,
      npm_config_registry: address(),
      npm_config_cache: join(folder, 'cache'),
      npm_config_fetch_retries: '0',
    },
  });
  return checkout;
}

const installedVersion = async (checkout: string) =>
  JSON.parse(await readFile(join(checkout, 'node_modules/@test/kettle/package.json'), 'utf8'))
    .version;

it('fetches each package with one request and leaves no second lock file', async () => {
  const checkout = await install();
  expect(await installedVersion(checkout)).toBe('1.2.3');
  expect(asked).toEqual(['/@test/kettle/-/kettle-1.2.3.tgz']);
  await expect(readFile(join(checkout, 'npm-shrinkwrap.json'))).rejects.toThrow('ENOENT');
});

it('asks a registry that keeps its packages elsewhere for their addresses', async () => {
  kept = '/files/kettle.tgz';
  expect(await installedVersion(await install())).toBe('1.2.3');
  expect(asked).toContain('/@test/kettle');
});

it('refuses a package that differs from its checksum in the lock file', async () => {
  const other = `sha512-${createHash('sha512').update('another package').digest('base64')}`;
  await expect(install(other)).rejects.toThrow('Could not install the packages');
});
