import { readdirSync, readFileSync } from 'node:fs';

export interface KnownQuestion {
  kind: string;
  about: string[];
  text: string;
}

const TRAINING = new URL('../../../../tools/training/', import.meta.url);

export const readQuestionSet = (name: string): KnownQuestion[] =>
  parseQuestions(readFileSync(new URL(`sets/questions/${name}-questions.tsv`, TRAINING), 'utf8'));

export function readTrainingQuestions(): KnownQuestion[] {
  const folder = new URL('questions/', TRAINING);
  return readdirSync(folder)
    .sort()
    .flatMap((name) => parseQuestions(readFileSync(new URL(name, folder), 'utf8')));
}

export const parseQuestions = (lines: string): KnownQuestion[] =>
  lines
    .split(/\r?\n/)
    .filter(Boolean)
    .map((line) => {
      const [kind = '', about = '', text = ''] = line.split('\t');
      return { kind, about: about.split('|'), text };
    });
