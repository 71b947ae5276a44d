import { expect, test } from 'vitest';
import { submitQuizRequest } from './contract.ts';

const id = '3c9f2a52-8a2c-4c0e-9a44-0c6b3f1d2a77';
const complete = { q_gender: 'female', q_focus: ['mood'], q_prior: 'basic', q_timesense: 5 };

test.each([
  ['complete', complete, []],
  ['with a hidden answer', { ...complete, q_sex: ['none'] }, []],
  ['legacy', { ...complete, q_focus: undefined, primary_concern: 'mood' }, []],
  ['a wrong choice', { ...complete, q_prior: 'rubbish' }, ['responses.q_prior']],
  ['none beside another', { ...complete, q_barriers: ['none', 'time'] }, ['responses.q_barriers']],
  ['off the slider', { ...complete, q_timesense: 11 }, ['responses.q_timesense']],
  ['a shown question left out', { ...complete, q_focus: ['weight'] }, ['responses.q_weight']],
  ['scores of the browser', { ...complete, acuity: 100 }, ['responses']],
])('%s', (_name, responses, paths) => {
  const { error } = submitQuizRequest.safeParse({ id, responses });
  expect((error?.issues ?? []).map(({ path }) => path.join('.'))).toEqual(paths);
});
