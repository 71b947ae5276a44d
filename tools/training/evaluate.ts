import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isPhrase } from './crisis/corpus.ts';
import { reportCrisis } from './evaluate-crisis.ts';

// usage: npm run guide:evaluate                         the sets that chose the thresholds
//        npm run guide:evaluate -- path/to/set.tsv …    these sets of phrases or questions
//        npm run guide:evaluate -- path/to/folder       every set in a folder
//        npm run guide:evaluate -- ../shared/real-words messages of real people
//        … -- --brief                                   without the list of mistakes
const args = process.argv.slice(2);
const isBrief = args.includes('--brief');
const [folder, ...paths] = args
  .filter((word) => !word.startsWith('--'))
  .map((path) => resolve(path));
const CRISIS_SETS = join(import.meta.dirname, 'sets/crisis');

const listSets = (path: string) =>
  readdirSync(path)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => join(path, name));

function evaluateSets(sets: readonly string[]): void {
  const isCrisisSet = (path: string) => readFileSync(path, 'utf8').split('\n').some(isPhrase);
  reportCrisis(sets.filter(isCrisisSet), isBrief);
  const questions = sets.filter((path) => !isCrisisSet(path));
  if (folder && questions.length === 0) return;
  console.info('\n## Answers');
  runTool('evaluate-answers.ts', [
    ...questions.flatMap((path) => ['--set', path]),
    ...(isBrief ? ['--brief'] : []),
  ]);
}

function runTool(name: string, toolArgs: readonly string[]): void {
  const tool = join(import.meta.dirname, name);
  const { status } = spawnSync(process.execPath, [tool, ...toolArgs], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

if (!folder) evaluateSets(listSets(CRISIS_SETS));
else if (!statSync(folder).isDirectory()) evaluateSets([folder, ...paths]);
else if (readdirSync(folder).includes('counselling.tsv'))
  runTool('evaluate-real-words.ts', [folder]);
else evaluateSets(listSets(folder));
