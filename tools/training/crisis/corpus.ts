import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../../steps.ts';
import { random } from '../random.ts';

export type Label = 'danger' | 'unsure' | 'harmless' | 'bereaved';

export interface Phrase {
  label: Label;
  kind: string;
  language: string;
  text: string;
  author: string;
}

export const GUIDE = 'guide';
export const EVERYDAY = 'everyday';

export const isServerOnly = ({ kind, author }: Phrase): boolean =>
  author.startsWith('server-') || [GUIDE, 'asked-health', 'asked-product'].includes(kind);

const CORPUS = 'tools/training/crisis/corpus';
const MAX_EXPANSIONS = 5;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const LABELS = ['danger', 'unsure', 'harmless', 'bereaved'];

export const isPhrase = (line: string): boolean => {
  const [label = '', , , words] = line.split('\t');
  return LABELS.includes(label) && words !== undefined;
};

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

const corpusFiles = (): string[] =>
  readdirSync(join(ROOT, CORPUS))
    .sort()
    .map((name) => `${CORPUS}/${name}`);

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
