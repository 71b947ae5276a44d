import type { Answers } from './answers.ts';

export interface Option {
  value: string;
  label: string;
}

interface QuestionBase {
  id: string;
  prompt: string;
  help?: string;
  optional?: true;
  showIf?: (answers: Answers) => boolean;
}

export interface RadioQuestion extends QuestionBase {
  kind: 'radio';
  options: readonly Option[];
}

export interface MultiQuestion extends QuestionBase {
  kind: 'multi';
  options: readonly Option[];
}

export interface SliderQuestion extends QuestionBase {
  kind: 'slider';
  min: number;
  max: number;
  step: number;
  defaultValue: number;
  lowLabel: string;
  highLabel: string;
}

export interface ScaleQuestion extends QuestionBase {
  kind: 'scale';
  lowLabel: string;
  highLabel: string;
}

export type Question = RadioQuestion | MultiQuestion | SliderQuestion | ScaleQuestion;

export const SCALE = { min: 1, max: 5, step: 1, defaultValue: 3 } as const;

const KINDS: Readonly<Record<string, Question['kind']>> = {
  radio: 'radio',
  choice: 'radio',
  multi: 'multi',
  checkbox: 'multi',
  slider: 'slider',
  scale: 'scale',
};

export function questionKind(name: string): Question['kind'] | null {
  return Object.hasOwn(KINDS, name) ? (KINDS[name] ?? null) : null;
}
