import { expect, test } from 'vitest';
import { submitQuizRequest } from './contract.ts';

const id = '3c9f2a52-8a2c-4c0e-9a44-0c6b3f1d2a77';
const complete = { q_gender: 'female', q_focus: ['mood'], q_prior: 'basic', q_timesense: 5 };

test.each([
  ['accepts complete answers', complete, []],
  ['accepts an answer to a hidden question', { ...complete, q_sex: ['none'] }, []],
  [
    'accepts the legacy concern instead of a focus',
    { ...complete, q_focus: undefined, primary_concern: 'mood' },
    [],
  ],
  ['rejects an unknown choice', { ...complete, q_prior: 'rubbish' }, ['responses.q_prior']],
  [
    'rejects "none" together with another choice',
    { ...complete, q_barriers: ['none', 'time'] },
    ['responses.q_barriers'],
  ],
  [
    'rejects a value outside the slider',
    { ...complete, q_timesense: 11 },
    ['responses.q_timesense'],
  ],
  [
    'rejects a missing answer to a visible question',
    { ...complete, q_focus: ['weight'] },
    ['responses.q_weight'],
  ],
  ['rejects scores sent by the browser', { ...complete, acuity: 100 }, ['responses']],
])('the server checks the answers of a quiz: it %s', (_name, responses, paths) => {
  const { error } = submitQuizRequest.safeParse({ id, responses });
  expect((error?.issues ?? []).map(({ path }) => path.join('.'))).toEqual(paths);
});
