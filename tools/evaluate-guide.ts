import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { detectCrisis } from '@hearthway/domain/guide/detect-crisis';
import { classifyCrisis } from '@hearthway/server/features/guide/crisis/classify-crisis';
import { isPhrase, type Phrase, readPhrases } from './crisis/corpus.ts';
import { ROOT } from './steps.ts';

// usage: npm run evaluate:guide                       evaluates the sets used to choose thresholds
//        npm run evaluate:guide -- path/to/set.tsv …  evaluates these sets of phrases or questions
//        npm run evaluate:guide -- ../shared/real-words  asks the guide real people's messages
//        npm run evaluate:guide -- --last folder      evaluates every set of a folder
//        … -- --brief                                 leaves out the list of mistakes
const args = process.argv.slice(2);
const brief = args.includes('--brief');
const folder = args.includes('--last') ? args[args.indexOf('--last') + 1] : undefined;
const given = args.filter((word) => !word.startsWith('--') && word !== folder);

interface Result {
  phrase: Phrase;
  answer: 'alarm' | 'check' | 'bereaved' | 'nothing';
}

/** The browser's detection works offline; the server's is used whenever it can be reached. */
const DETECTORS = { 'browser alone': detectCrisis, 'with the server': classifyCrisis } as const;

const share = (part: number, whole: number) =>
  whole === 0 ? '–' : `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`;

function row(name: string, results: readonly Result[]): void {
  const of = (label: string) => results.filter(({ phrase }) => phrase.label === label);
  const count = (label: string, ...answers: string[]) => {
    const all = of(label);
    return share(all.filter(({ answer }) => answers.includes(answer)).length, all.length);
  };
  console.info(
    `| ${name} | ${count('danger', 'alarm', 'check', 'bereaved')} | ${count('danger', 'alarm')} | ${count('harmless', 'alarm')} | ${count('harmless', 'check', 'bereaved')} | ${count('unsure', 'alarm', 'check')} | ${count('bereaved', 'bereaved')} | ${count('bereaved', 'alarm')} |`,
  );
}

function report(name: string, phrases: readonly Phrase[]): void {
  for (const detector of ['browser alone', 'with the server'] as const)
    reportDetector(detector, name, phrases);
}

function reportDetector(
  detector: keyof typeof DETECTORS,
  name: string,
  phrases: readonly Phrase[],
): void {
  const results = phrases.map(
    (phrase): Result => ({ phrase, answer: DETECTORS[detector](phrase.text)?.answer ?? 'nothing' }),
  );
  console.info(`\n## Crisis, ${detector}: ${name}, ${phrases.length} phrases\n`);
  console.info(
    '|  | danger: contacts shown | danger: alarm | harmless: false alarm | harmless: safety line | unsure: heard | bereaved: gently | bereaved: alarm |\n| --- | --- | --- | --- | --- | --- | --- | --- |',
  );
  for (const language of [...new Set(phrases.map((phrase) => phrase.language))].sort()) {
    row(
      language,
      results.filter(({ phrase }) => phrase.language === language),
    );
  }
  for (const kind of [...new Set(phrases.map((phrase) => phrase.kind))].sort()) {
    row(
      `kind ${kind}`,
      results.filter(({ phrase }) => phrase.kind === kind),
    );
  }
  row('all', results);
  if (brief) return;
  const list = (title: string, found: readonly Result[]) => {
    if (found.length > 0) console.info(`\n${title}:`);
    for (const { phrase } of found)
      console.info(`- ${phrase.language} ${phrase.kind}: ${phrase.text}`);
  };
  const is = (label: string, answer: string) =>
    results.filter((one) => one.phrase.label === label && one.answer === answer);
  list('Missed danger', is('danger', 'nothing'));
  list('False alarms on harmless phrases', is('harmless', 'alarm'));
  list('False alarms on bereaved phrases', is('bereaved', 'alarm'));
}

function evaluate(paths: readonly string[], questions: readonly string[]): void {
  for (const path of paths) report(path, readPhrases(path, readFileSync(resolve(path), 'utf8')));
  if (paths.length > 1) {
    report(
      'all sets',
      paths.flatMap((path) => readPhrases(path, readFileSync(resolve(path), 'utf8'))),
    );
  }
  console.info('\n## Answers');
  runTool('evaluate-answers.ts', [
    ...questions.flatMap((path) => ['--set', resolve(path)]),
    ...(brief ? ['--brief'] : []),
  ]);
}

function runTool(name: string, args: readonly string[]): void {
  const tool = join(ROOT, 'tools', name);
  const { status } = spawnSync(process.execPath, [tool, ...args], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

const hasPhrases = (path: string) => readFileSync(resolve(path), 'utf8').split('\n').some(isPhrase);

const [first] = given;
if (first && statSync(resolve(first)).isDirectory()) {
  runTool('evaluate-real-words.ts', [resolve(first)]);
} else if (folder || given.length > 0) {
  const inFolder = folder
    ? readdirSync(resolve(folder))
        .filter((name) => name.endsWith('.tsv'))
        .sort()
        .map((name) => resolve(folder, name))
    : [];
  const sets = [...given, ...inFolder];
  evaluate(
    sets.filter(hasPhrases),
    sets.filter((path) => !hasPhrases(path)),
  );
} else {
  evaluate(
    [
      ...['', '-second', '-third', '-blocks', '-questions', '-asked', '-ordinary'].map(
        (name) => `threshold${name}.tsv`,
      ),
      'looked-at-fourth.tsv',
    ].map((name) => join(ROOT, 'bench/crisis', name)),
    [],
  );
}
