import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
}

export async function runStep({ name, command, env }: Step): Promise<boolean> {
  console.info(`\n▸ ${name}`);
  const started = performance.now();
  const [file, ...args] = command as [string, ...string[]];
  const child = spawn(file, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => resolve(exitCode ?? 1));
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.info(code === 0 ? `  ✓ ${name} (${seconds} s)` : `  ✗ ${name} failed (${seconds} s)`);
  return code === 0;
}

export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  let isWell = true;
  for (const step of steps) isWell = (await runStep(step)) && isWell;
  return isWell;
}

export const FAST_CHECKS: Step[] = [
  { name: 'Types', command: ['tsc', '-b'] },
  { name: 'Lint and format', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'Dead code and unused packages', command: ['knip', '--no-progress'] },
  {
    name: 'Code that only tests use',
    command: ['knip', '--production', '--no-progress'],
  },
];
