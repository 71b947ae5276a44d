import { describe, expect, it, test } from 'vitest';
import type { Question } from './question-kinds.ts';
import { canContinue, initialAnswer, unansweredQuestions } from './validity.ts';

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
  { value: 'none', label: 'None' },
];
const radio: Question = { id: 'r', kind: 'radio', prompt: '', options };
const multi: Question = { id: 'm', kind: 'multi', prompt: '', options };
const ends = { lowLabel: '', highLabel: '' };
const slider: Question = {
  ...{ id: 's', kind: 'slider', prompt: '', min: 0, max: 10, step: 1, defaultValue: 5 },
  ...ends,
};
const scale: Question = { id: 'c', kind: 'scale', prompt: '', ...ends };

describe('continuing to the next question', () => {
  test.each([
    [radio, undefined, false],
    [radio, '', false],
    [radio, 'z', false],
    [radio, 'a', true],
    [multi, undefined, false],
    [multi, [], false],
    [multi, ['a'], true],
    [multi, ['a', 'b'], true],
    [multi, ['a', 'a'], false],
    [multi, ['z'], false],
    [multi, ['none'], true],
    [multi, ['a', 'none'], false],
    [slider, undefined, false],
    [slider, Number.NaN, false],
    [slider, '5', false],
    [slider, -1, false],
    [slider, 11, false],
    [slider, 2.5, false],
    [slider, 0, true],
    [slider, 10, true],
    [scale, 0, false],
    [scale, 1, true],
    [scale, 5, true],
    [scale, 6, false],
  ])('is allowed only with a valid answer: to %j, the answer %j', (question, answer, answered) => {
    expect(canContinue(question, answer)).toBe(answered);
  });

  it('is always allowed after an optional question', () => {
    expect(canContinue({ ...multi, optional: true }, undefined)).toBe(true);
  });

  it('is allowed without touching a slider or scale, which start at a default value', () => {
    expect([radio, multi, slider, scale].map(initialAnswer)).toEqual([undefined, undefined, 5, 3]);
  });
});

describe('the check of a quiz’s answers', () => {
  const complete = { q_gender: 'male', q_focus: ['mood'], q_prior: 'none', q_timesense: 5 };
  test.each([
    ['that is complete misses nothing', complete, []],
    [
      'that is empty misses all required questions',
      {},
      ['q_gender', 'q_focus', 'q_prior', 'q_timesense'],
    ],
    ['must include visible conditional questions', { ...complete, q_focus: ['sexual'] }, ['q_sex']],
    ['may have an invalid answer to a hidden question', { ...complete, q_sex: ['rubbish'] }, []],
    [
      'must not have an invalid answer to an optional question',
      { ...complete, q_barriers: ['rubbish'] },
      ['q_barriers'],
    ],
    ['may leave an optional question empty', { ...complete, q_barriers: [] }, []],
    [
      'may have a legacy concern instead of a focus',
      { ...complete, q_focus: [], primary_concern: 'mood' },
      [],
    ],
  ])('finds that a set of answers %s', (_name, answers, missing) => {
    expect(unansweredQuestions(answers)).toEqual(missing);
  });
});
