import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { detectCrisis } from '@hearthway/domain/guide/detect-crisis';
import { corpusFiles, type Phrase, readPhrases } from './crisis/corpus.ts';

// usage: npm run evaluate:guide                     the threshold set, and what the guide was built on
//        npm run evaluate:guide -- path/to/set.tsv  a set of phrases it has never met
//        … -- --brief                               without what was missed
const given = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const brief = process.argv.includes('--brief');

interface Heard {
  phrase: Phrase;
  answer: 'alarm' | 'ask' | 'bereaved' | 'nothing';
}

const hear = (phrase: Phrase): Heard => ({
  phrase,
  answer: detectCrisis(phrase.text)?.answer ?? 'nothing',
});

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
  const heard = phrases.map(hear);
  console.info(`\n## Crisis: ${name}, ${phrases.length} phrases\n`);
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

if (given.length > 0) {
  for (const path of given) report(path, readPhrases(path, readFileSync(resolve(path), 'utf8')));
} else {
  const built = corpusFiles().filter((path) => !path.includes('patterns-'));
  report('threshold set', readPhrases('bench/crisis/threshold.tsv'));
  if (brief)
    report(
      'what it was built on',
      built.flatMap((path) => readPhrases(path)),
    );
}
