import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { OperatorError } from '../operator-error.ts';
import { createLog } from './log.ts';

const SECRET = 'my mother drinks again';

function captureLines(work: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  work(createLog('trace', { write: (line) => void lines.push(line) }));
  return lines.join('');
}

const parsing = () => {
  try {
    return JSON.parse(SECRET) as never;
  } catch (error) {
    return error as Error;
  }
};

describe('a logged error', () => {
  test.each<[string, Error]>([
    ['from our own code', new Error(SECRET)],
    ['from a parser', parsing()],
    ['with many lines', new Error(`x\n    at ${SECRET}\n    at (${SECRET})\n${SECRET}`)],
    ['that looks like a stack trace', new Error(`x\n    at /${SECRET}`)],
    ['with a cause', new Error('x', { cause: new Error(SECRET, { cause: parsing() }) })],
    ['with several errors inside', new AggregateError([new Error(SECRET)], SECRET)],
    [
      'with additional fields',
      Object.assign(new Error('x'), { detail: SECRET, code: SECRET, params: [SECRET] }),
    ],
    ['with another name', Object.assign(new Error('x'), { name: SECRET })],
  ])('%s contains no text that a member wrote', (_name, error) => {
    const text = captureLines((log) => {
      log.error({ err: error, error }, 'request failed');
      log.error(error);
      log.child({ requestId: 'r' }).warn({ cause: error }, 'failed');
    });
    expect(text).not.toContain('mother');
    expect(text.trim().split('\n')).toHaveLength(3);
  });

  it('contains its message if it is meant for the operator, but not the message of its cause', () => {
    const error = new OperatorError('Set KEYS_SECRET.', { cause: new Error(SECRET) });
    const text = captureLines((log) => log.error({ err: error }, 'request failed'));
    expect(JSON.parse(text).err.message).toBe('Set KEYS_SECRET.');
    expect(text).not.toContain('mother');
  });

  it('contains its type, code, stack and cause', () => {
    const cause = Object.assign(new TypeError('x'), {
      code: '23505',
      constraint: 'profiles_email',
    });
    const text = captureLines((log) =>
      log.error({ err: new Error('x', { cause }) }, 'request failed'),
    );
    const { err, msg } = JSON.parse(text);
    expect(msg).toBe('request failed');
    expect(err).toMatchObject({
      name: 'Error',
      cause: { name: 'TypeError', code: '23505', constraint: 'profiles_email' },
    });
    expect(err.stack).toContain('log.test.ts');
  });
});

describe('the log of a process', () => {
  const run = async (lines: string) => {
    const program = `
      import { createLog } from ${JSON.stringify(new URL('./log.ts', import.meta.url).href)};
      const log = createLog('info');
      ${lines}`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const seen: string[] = [];
    child.stdout?.on('data', (chunk) => seen.push(String(chunk)));
    await new Promise((resolve) => child.once('close', resolve));
    return seen.join('').trim().split('\n');
  };

  it('has all lines in order when the process exits', async () => {
    const lines = await run(`for (let i = 0; i < 300; i++) log.info({ i }, 'request');
      process.exit(1);`);
    expect(lines.map((line) => JSON.parse(line).i)).toEqual(
      Array.from({ length: 300 }, (_, i) => i),
    );
  });

  it('contains a warning and the lines before it immediately', async () => {
    const lines = await run(`log.info('before'); log.warn('now');
      process.kill(process.pid, 'SIGKILL');`);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['before', 'now']);
  });

  it('contains a single line after a short time', async () => {
    const lines = await run(`log.info('alone');
      setTimeout(() => process.kill(process.pid, 'SIGKILL'), 3_000);`);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['alone']);
  });
});

describe('the log on a full disk', () => {
  const PROGRAM = `
    import { createLog, ignoreOutputErrors } from ${JSON.stringify(new URL('./log.ts', import.meta.url).href)};
    ignoreOutputErrors();
    const log = createLog('info');
    for (let i = 0; i < 20_000; i++) log.info({ i }, 'request');
    console.info('greeting');
    setTimeout(() => process.exit(7), 50);`;

  it('loses lines, but the process continues', async () => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
      stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
    });
    let errors = '';
    child.stderr?.on('data', (chunk) => {
      errors += chunk;
    });
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect(errors).toBe('');
    expect(code).toBe(7);
  });
});
