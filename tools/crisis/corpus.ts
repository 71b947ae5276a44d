import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../steps.ts';
import { random } from './random.ts';

/**
 * Expected result: `danger` raises the alarm, `unsure` asks the member, `harmless` does nothing,
 * `bereaved` gets the answer for bereaved people.
 */
export type Label = 'danger' | 'unsure' | 'harmless' | 'bereaved';

export interface Phrase {
  label: Label;
  kind: string;
  language: string;
  text: string;
  /** Name of the file; each file has one author. */
  author: string;
}

export const GUIDE = 'guide';
/** Everyday messages by writers who had seen no examples. */
export const EVERYDAY = 'everyday';

/**
 * Only the server's classifier has room for questions to the guide, everyday talk and later
 * authors.
 */
export const isServerOnly = ({ kind, author }: Phrase): boolean =>
  author.startsWith('server-') || [GUIDE, 'asked-health', 'asked-product'].includes(kind);

export const CORPUS = 'domain/src/guide/crisis/corpus';
/** Training code that the models depend on, besides the corpus. */
const TRAINING_CODE = [
  'domain/src/guide/plain-words.ts',
  'domain/src/guide/crisis/guess-word.ts',
  'domain/src/guide/crisis/classifier/features.ts',
  'domain/src/guide/crisis/classifier/marked-words.ts',
  'domain/src/guide/crisis/classifier/numbered-signs.ts',
  'domain/src/guide/crisis/classifier/windows.ts',
  'domain/src/guide/crisis/classifier/score.ts',
  'domain/src/guide/crisis/classifier/packed.ts',
  'tools/crisis/corpus.ts',
  'tools/crisis/logistic.ts',
  'tools/crisis/misspell.ts',
  'tools/crisis/random.ts',
  'tools/crisis/train.ts',
  'tools/crisis/train-server-model.ts',
  'server/src/features/guide/crisis/model-file.ts',
];
const MAX_EXPANSIONS = 5;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const LABELS = ['danger', 'unsure', 'harmless', 'bereaved'];

export const isPhrase = (line: string): boolean => {
  const [label = '', , , words] = line.split('\t');
  return LABELS.includes(label) && words !== undefined;
};

/** Lines of `label`, `kind`, `language` and `text`, separated by tabs. */
export function readPhrases(path: string, text = read(path)): Phrase[] {
  const author = basename(path, '.tsv');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('label\t'))
    .map((line) => {
      const [label, kind, language, words] = line.split('\t');
      if (!label || !kind || !language || !words)
        throw new Error(`${path}: expected four tab-separated columns, got: ${line}`);
      return { label: label as Label, kind, language, text: words, author };
    });
}

export const corpusFiles = (): string[] =>
  readdirSync(join(ROOT, CORPUS))
    .sort()
    .map((name) => `${CORPUS}/${name}`);

/** All training phrases. Patterns such as `i (want|wish) to die` are expanded. */
export function readCorpus(): Phrase[] {
  const next = random(7);
  return corpusFiles().flatMap((path) => {
    const phrases = readPhrases(path);
    if (!basename(path).startsWith('patterns-')) return phrases;
    return phrases.flatMap((phrase) =>
      [...expandPattern(phrase.text, next)].map((text) => ({ ...phrase, text })),
    );
  });
}

function expandPattern(pattern: string, next: () => number): Set<string> {
  const found = new Set<string>();
  for (let attempt = 0; attempt < MAX_EXPANSIONS * 3 && found.size < MAX_EXPANSIONS; attempt++) {
    const text = pattern.replace(/\(([^()]*)\)/g, (_whole, choices: string) => {
      const options = choices.split('|');
      return options[Math.floor(next() * options.length)] ?? '';
    });
    found.add(text.replace(/\s+/g, ' ').trim());
  }
  return found;
}

/** Changes whenever the models have to be trained again. */
export function corpusDigest(): string {
  const hash = createHash('sha256');
  for (const path of [...corpusFiles(), ...TRAINING_CODE]) hash.update(read(path));
  return hash.digest('hex').slice(0, 16);
}
