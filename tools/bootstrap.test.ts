import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from './steps.ts';

const LOCK_FILE = '{"a lock":"file"}';
let checkout: string;

/** A checkout whose folder for locks nobody may write, root neither. */
beforeEach(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'hearthway-checkout-'));
  await mkdir(join(checkout, 'tools'));
  await cp(join(ROOT, 'tools/bootstrap.mjs'), join(checkout, 'tools/bootstrap.mjs'));
  await writeFile(join(checkout, 'package-lock.json'), LOCK_FILE);
  await symlink('/proc', join(checkout, '.cache'));
});
afterEach(() => rm(checkout, { recursive: true, force: true }));

/** What it printed, and how it ended. One that never ends is ended, with the code null. */
function setUp(purpose: string): Promise<{ code: number | string | null; output: string }> {
  return new Promise((resolve) => {
    const script = join(checkout, 'tools/bootstrap.mjs');
    execFile(process.execPath, [script, purpose], { timeout: 30_000 }, (error, stdout, stderr) =>
      resolve({ code: error ? (error.code ?? null) : 0, output: stdout + stderr }),
    );
  });
}

const sum = createHash('sha256').update('package-lock.json').update(LOCK_FILE).digest('hex');

async function installed(): Promise<void> {
  await mkdir(join(checkout, 'node_modules'));
  await writeFile(join(checkout, 'node_modules/.installed-lock'), sum);
}

describe('a checkout that this user may not write', () => {
  it('starts when everything is there', async () => {
    await installed();
    await mkdir(join(checkout, 'web/dist'), { recursive: true });
    await writeFile(join(checkout, 'web/dist/.built-from'), `${sum} `);
    expect(await setUp('start')).toEqual({ code: 0, output: '' });
  });

  it('says in a sentence that packages are missing, and who can help', async () => {
    const { code, output } = await setUp('start');
    expect(code).toBe(1);
    expect(output).toContain('may not write');
    expect(output).toContain('packages and the built web app');
    expect(output).toContain('node tools/bootstrap.mjs start');
    expect(output).not.toContain('    at ');
  });

  it('says so of the web app', async () => {
    await installed();
    const { code, output } = await setUp('start');
    expect(code).toBe(1);
    expect(output).toContain('the built web app');
  });
});
