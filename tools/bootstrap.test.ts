import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from './steps.ts';

const LOCK_FILE = '{"a lock":"file"}';
let checkout: string;

/** The folder .cache becomes a link to /proc, where not even root can write. */
beforeEach(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'hearthway-checkout-'));
  await mkdir(join(checkout, 'tools'));
  await cp(join(ROOT, 'tools/bootstrap.mjs'), join(checkout, 'tools/bootstrap.mjs'));
  await writeFile(join(checkout, 'package-lock.json'), LOCK_FILE);
  await symlink('/proc', join(checkout, '.cache'));
});
afterEach(() => rm(checkout, { recursive: true, force: true }));

function runBootstrap(purpose: string): Promise<{ code: number | string | null; output: string }> {
  return new Promise((resolve) => {
    const script = join(checkout, 'tools/bootstrap.mjs');
    execFile(process.execPath, [script, purpose], { timeout: 30_000 }, (error, stdout, stderr) =>
      resolve({ code: error ? (error.code ?? null) : 0, output: stdout + stderr }),
    );
  });
}

const sum = createHash('sha256').update('package-lock.json').update(LOCK_FILE).digest('hex');

async function markInstalled(stamp = sum): Promise<void> {
  await mkdir(join(checkout, 'node_modules'));
  await writeFile(join(checkout, 'node_modules/.installed-lock'), stamp);
}

describe('bootstrap in a read-only checkout', () => {
  it('succeeds without output if everything is installed and built', async () => {
    await markInstalled();
    await mkdir(join(checkout, 'web/dist'), { recursive: true });
    await writeFile(join(checkout, 'web/dist/.built-from'), `${sum} `);
    expect(await runBootstrap('start')).toEqual({ code: 0, output: '' });
  });

  it('lets operators work without the test tools and the built web app', async () => {
    await markInstalled(`${sum} without test tools`);
    expect(await runBootstrap('operate')).toEqual({ code: 0, output: '' });
    const { output } = await runBootstrap('dev');
    expect(output).toContain('missing: packages');
  });

  it('explains which parts are missing and which command installs them', async () => {
    const { code, output } = await runBootstrap('start');
    expect(code).toBe(1);
    expect(output).toContain('can’t write');
    expect(output).toContain('packages and the built web app');
    expect(output).toContain('node tools/bootstrap.mjs start');
    expect(output).not.toContain('    at ');
  });

  it('explains that the web app is not built', async () => {
    await markInstalled();
    const { code, output } = await runBootstrap('start');
    expect(code).toBe(1);
    expect(output).toContain('the built web app');
  });
});
