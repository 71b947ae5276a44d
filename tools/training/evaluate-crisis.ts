import { readFileSync } from 'node:fs';
import { detectCrisis } from '@hearthway/domain/guide/detect-crisis';
import { classifyCrisis } from '@hearthway/server/features/guide/crisis/classify-crisis';
import { type Phrase, readPhrases } from './crisis/corpus.ts';

interface Result {
  phrase: Phrase;
  answer: 'alarm' | 'check' | 'bereaved' | 'nothing';
}

const DETECTORS = { 'browser alone': detectCrisis, 'with the server': classifyCrisis } as const;

export function reportCrisis(paths: readonly string[], isBrief: boolean): void {
  const sets = paths.map((path) => readPhrases(path, readFileSync(path, 'utf8')));
  for (const [index, phrases] of sets.entries()) report(paths[index] ?? '', phrases, isBrief);
  if (sets.length > 1) report('all sets', sets.flat(), isBrief);
}

function report(name: string, phrases: readonly Phrase[], isBrief: boolean): void {
  for (const [detector, detect] of Object.entries(DETECTORS)) {
    const results = phrases.map(
      (phrase): Result => ({ phrase, answer: detect(phrase.text)?.answer ?? 'nothing' }),
    );
    console.info(`\n## Crisis, ${detector}: ${name}, ${phrases.length} phrases\n`);
    console.info(
      '|  | danger: contacts shown | danger: alarm | harmless: false alarm | harmless: safety line | unsure: heard | bereaved: gently | bereaved: alarm |\n| --- | --- | --- | --- | --- | --- | --- | --- |',
    );
    for (const language of listValues(phrases, 'language'))
      printRow(
        language,
        results.filter(({ phrase }) => phrase.language === language),
      );
    for (const kind of listValues(phrases, 'kind'))
      printRow(
        `kind ${kind}`,
        results.filter(({ phrase }) => phrase.kind === kind),
      );
    printRow('all', results);
    if (!isBrief) listMistakes(results);
  }
}

const listValues = (phrases: readonly Phrase[], key: 'language' | 'kind') =>
  [...new Set(phrases.map((phrase) => phrase[key]))].sort();

function printRow(name: string, results: readonly Result[]): void {
  const count = (label: string, ...answers: string[]) => {
    const all = results.filter(({ phrase }) => phrase.label === label);
    const part = all.filter(({ answer }) => answers.includes(answer)).length;
    return all.length === 0
      ? '–'
      : `${part} of ${all.length} (${((100 * part) / all.length).toFixed(1)} %)`;
  };
  console.info(
    `| ${name} | ${count('danger', 'alarm', 'check', 'bereaved')} | ${count('danger', 'alarm')} | ${count('harmless', 'alarm')} | ${count('harmless', 'check', 'bereaved')} | ${count('unsure', 'alarm', 'check')} | ${count('bereaved', 'bereaved')} | ${count('bereaved', 'alarm')} |`,
  );
}

function listMistakes(results: readonly Result[]): void {
  const list = (title: string, label: string, wrong: string) => {
    const found = results.filter(
      ({ phrase, answer }) => phrase.label === label && answer === wrong,
    );
    if (found.length > 0) console.info(`\n${title}:`);
    for (const { phrase } of found)
      console.info(`- ${phrase.language} ${phrase.kind}: ${phrase.text}`);
  };
  list('Missed danger', 'danger', 'nothing');
  list('False alarms on harmless phrases', 'harmless', 'alarm');
  list('False alarms on bereaved phrases', 'bereaved', 'alarm');
}
