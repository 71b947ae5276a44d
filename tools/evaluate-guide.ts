import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { detectCrisis } from '@hearthway/domain/guide/detect-crisis';
import { hearCrisis } from '@hearthway/server/features/guide/ears/hear-crisis';
import { isPhrase, type Phrase, readPhrases } from './crisis/corpus.ts';
import { ROOT } from './steps.ts';

// usage: npm run evaluate:guide                       the sets that thresholds were chosen on
//        npm run evaluate:guide -- path/to/set.tsv …  sets of phrases or questions it never met
//        npm run evaluate:guide -- --last folder      every set of a folder
//        … -- --brief                                 without what was missed
const words = process.argv.slice(2);
const brief = words.includes('--brief');
const folder = words.includes('--last') ? words[words.indexOf('--last') + 1] : undefined;
const given = words.filter((word) => !word.startsWith('--') && word !== folder);

interface Heard {
  phrase: Phrase;
  answer: 'alarm' | 'ask' | 'bereaved' | 'nothing';
}

/** Who hears: a browser without a network, and the guide as it is when the server is there. */
const EARS = { 'browser alone': detectCrisis, 'with the server': hearCrisis } as const;

const share = (part: number, whole: number) =>
  whole === 0 ? '–' : `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`;

function row(name: string, heard: readonly Heard[]): void {
  const of = (label: string) => heard.filter(({ phrase }) => phrase.label === label);
  const count = (label: string, ...answers: string[]) => {
    const all = of(label);
    return share(all.filter(({ answer }) => answers.includes(answer)).length, all.length);
  };
  console.info(
    `| ${name} | ${count('danger', 'alarm', 'ask', 'bereaved')} | ${count('danger', 'alarm')} | ${count('harmless', 'alarm')} | ${count('harmless', 'ask', 'bereaved')} | ${count('unsure', 'alarm', 'ask')} | ${count('bereaved', 'bereaved')} | ${count('bereaved', 'alarm')} |`,
  );
}

function report(name: string, phrases: readonly Phrase[]): void {
  for (const who of ['browser alone', 'with the server'] as const) reportOf(who, name, phrases);
}

function reportOf(who: keyof typeof EARS, name: string, phrases: readonly Phrase[]): void {
  const heard = phrases.map(
    (phrase): Heard => ({ phrase, answer: EARS[who](phrase.text)?.answer ?? 'nothing' }),
  );
  console.info(`\n## Crisis, ${who}: ${name}, ${phrases.length} phrases\n`);
  console.info(
    '|  | danger: contacts shown | danger: alarm | harmless: false alarm | harmless: asked | unsure: heard | bereaved: gently | bereaved: alarm |\n| --- | --- | --- | --- | --- | --- | --- | --- |',
  );
  for (const language of [...new Set(phrases.map((phrase) => phrase.language))].sort()) {
    row(
      language,
      heard.filter(({ phrase }) => phrase.language === language),
    );
  }
  for (const kind of [...new Set(phrases.map((phrase) => phrase.kind))].sort()) {
    row(
      `kind ${kind}`,
      heard.filter(({ phrase }) => phrase.kind === kind),
    );
  }
  row('all', heard);
  if (brief) return;
  const list = (title: string, found: readonly Heard[]) => {
    if (found.length > 0) console.info(`\n${title}:`);
    for (const { phrase } of found)
      console.info(`- ${phrase.language} ${phrase.kind}: ${phrase.text}`);
  };
  const is = (label: string, answer: string) =>
    heard.filter((one) => one.phrase.label === label && one.answer === answer);
  list('Danger that was missed', is('danger', 'nothing'));
  list('Harmless that raised the alarm', is('harmless', 'alarm'));
  list('Bereaved that raised the alarm', is('bereaved', 'alarm'));
}

/** Sets of phrases are judged here, sets of questions by `evaluate-answers.ts`. */
function evaluate(paths: readonly string[], questions: readonly string[]): void {
  for (const path of paths) report(path, readPhrases(path, readFileSync(resolve(path), 'utf8')));
  if (paths.length > 1) {
    report(
      'all of them',
      paths.flatMap((path) => readPhrases(path, readFileSync(resolve(path), 'utf8'))),
    );
  }
  console.info('\n## Answers');
  const tool = join(ROOT, 'tools/evaluate-answers.ts');
  const flags = [
    ...questions.flatMap((path) => ['--set', resolve(path)]),
    ...(brief ? ['--brief'] : []),
  ];
  const { status } = spawnSync(process.execPath, [tool, ...flags], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}

const hasPhrases = (path: string) => readFileSync(resolve(path), 'utf8').split('\n').some(isPhrase);

if (folder || given.length > 0) {
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
