import { formatFinding } from './doctor/finding.ts';
import { runChecks } from './doctor/run-checks.ts';

const findings = await runChecks(process.env);
console.info(`\n${findings.map(formatFinding).join('\n')}\n`);
process.exit(findings.some(({ state }) => state === 'failure') ? 1 : 0);
