import { examine } from './doctor/examine.ts';
import { printed } from './doctor/finding.ts';

/** usage: npm run doctor, with the settings of the installation. Ends with 1 if something is wrong. */
const findings = await examine(process.env);
console.info(`\n${findings.map(printed).join('\n')}\n`);
process.exit(findings.some(({ state }) => state === 'wrong') ? 1 : 0);
