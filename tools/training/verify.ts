import { runStep } from '../steps.ts';

const projects = ['tools', 'server'].flatMap((name) => ['--project', name]);
const paths = ['tools/training', 'server/src/encoder', 'server/src/features/guide'];
const command = ['vitest', 'run', ...projects, ...paths];
if (!(await runStep({ name: "The guide's models", command }))) process.exit(1);
