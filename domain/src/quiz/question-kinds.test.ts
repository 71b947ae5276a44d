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
])('maps the question type %s to kind %s', (name, kind) => {
  expect(questionKind(name)).toBe(kind);
});
