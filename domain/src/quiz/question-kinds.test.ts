import { expect, test } from 'vitest';
import { questionKind } from './question-kinds.ts';

test.each([
  ['radio', 'radio'],
  ['choice', 'radio'],
  ['multi', 'multi'],
  ['checkbox', 'multi'],
  ['slider', 'slider'],
  ['scale', 'scale'],
  ['matrix', null],
  ['constructor', null],
])('the question type %s is shown as the kind %s', (name, kind) => {
  expect(questionKind(name)).toBe(kind);
});
