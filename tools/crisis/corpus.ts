import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../steps.ts';
import { random } from './random.ts';

/** `danger` is to raise the alarm, `unsure` to be asked about, `harmless` to be left alone. */
export type Label = 'danger' | 'unsure' | 'harmless' | 'bereaved';

export interface Phrase {
  label: Label;
  kind: string;
  language: string;
  text: string;
  /** The file, which is one voice. */
  voice: string;
}

export const GUIDE = 'guide';
/** What members who were shown nothing say of their everyday lives. */
export const EVERYDAY = 'everyday';

/** Questions to the guide, everyday talk and later voices: only the server's ears have the room for them. */
export const isForTheServer = ({ kind, voice }: Phrase): boolean =>
  voice.startsWith('server-') || [GUIDE, 'asked-health', 'asked-product'].includes(kind);

export const CORPUS = 'domain/src/guide/crisis/corpus';
/** What the table depends on besides the corpus. */
const MAKERS = [
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
  'tools/crisis/train-ears.ts',
  'server/src/features/guide/ears/ears-file.ts',
];
/** Phrases that one pattern is unfolded into, at most. */
const UNFOLDED = 5;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const LABELS = ['danger', 'unsure', 'harmless', 'bereaved'];

/** Whether a line is a phrase with its label, and not a question or a heading. */
export const isPhrase = (line: string): boolean => {
  const [label = '', , , words] = line.split('\t');
  return LABELS.includes(label) && words !== undefined;
};

/** Lines of `label`, `kind`, `language` and `text`, with tabs between. */
export function readPhrases(path: string, text = read(path)): Phrase[] {
  const voice = basename(path, '.tsv');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('label\t'))
    .map((line) => {
      const [label, kind, language, words] = line.split('\t');
      if (!label || !kind || !language || !words) throw new Error(`${path}: ${line}`);
      return { label: label as Label, kind, language, text: words, voice };
    });
}

export const corpusFiles = (): string[] =>
  readdirSync(join(ROOT, CORPUS))
    .sort()
    .map((name) => `${CORPUS}/${name}`);

/** Every phrase to learn from; patterns such as `i (want|wish) to die` are unfolded. */
export function readCorpus(): Phrase[] {
  const next = random(7);
  return corpusFiles().flatMap((path) => {
    const phrases = readPhrases(path);
    if (!basename(path).startsWith('patterns-')) return phrases;
    return phrases.flatMap((phrase) =>
      [...unfold(phrase.text, next)].map((text) => ({ ...phrase, text })),
    );
  });
}

function unfold(pattern: string, next: () => number): Set<string> {
  const found = new Set<string>();
  for (let attempt = 0; attempt < UNFOLDED * 3 && found.size < UNFOLDED; attempt++) {
    const text = pattern.replace(/\(([^()]*)\)/g, (_whole, choices: string) => {
      const options = choices.split('|');
      return options[Math.floor(next() * options.length)] ?? '';
    });
    found.add(text.replace(/\s+/g, ' ').trim());
  }
  return found;
}

/** Changes whenever the table would have to be made again. */
export function corpusDigest(): string {
  const hash = createHash('sha256');
  for (const path of [...corpusFiles(), ...MAKERS]) hash.update(read(path));
  return hash.digest('hex').slice(0, 16);
}
