import { FAST_CHECKS, runStep } from './steps.ts';

const units = ['domain', 'web', 'tools', 'server'].flatMap((project) => ['--project', project]);

for (const step of [...FAST_CHECKS, { name: 'Unit tests', command: ['vitest', 'run', ...units] }]) {
  if (!(await runStep(step))) process.exit(1);
}
console.info('\nVerified: types, lint, dead code, architecture and unit tests passed.');
