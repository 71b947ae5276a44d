import { expect, test } from 'vitest';
import { counterfactual } from './counterfactual.ts';
import { counterfactualSentence, explainStoredResult, recommendationReason } from './explain.ts';
import { recommendTrack } from './recommend-track.ts';

test.each([
  [
    { q_gender: 'female', q_focus: ['cycle'] },
    null,
    'Because you chose Cycle, and told us Female.',
  ],
  [
    { q_gender: 'male', q_focus: ['relationship', 'weight'] },
    null,
    'Because you chose Relationship.',
  ],
  [{ q_focus: ['weight'] }, null, 'Because you chose Weight, and told us no gender.'],
  [{ q_focus: ['energy', 'mood', 'pain'] }, null, 'Because you chose Energy, Mood and Pain.'],
  [
    { q_gender: 'male', q_focus: ['mood'] },
    'medical_first',
    'Because you prefer medical care first, and told us Male.',
  ],
  [{}, null, 'Because it is a good place for anyone to start.'],
])('%j', (answers, preference, sentence) => {
  expect(recommendationReason(recommendTrack(answers, preference))).toBe(sentence);
});

test.each([
  [
    { q_gender: 'female', q_focus: ['cycle', 'mood'] },
    'Without Cycle, we would have suggested the Self-Health Journey.',
  ],
  [
    { q_gender: 'female', q_focus: ['mood'] },
    'With Weight as well, we would have suggested the Women’s Health Institute.',
  ],
  [
    { q_gender: 'female', q_focus: ['relationship'] },
    'With Energy in place of Relationship, we would have suggested the Self-Health Journey.',
  ],
])('%j turned', (answers, sentence) => {
  const turned = counterfactual(answers);
  expect(turned && counterfactualSentence(turned)).toBe(sentence);
});

test('finds the preference that a stored result was made with', () => {
  const responses = { q_gender: 'male', q_focus: ['mood'] };
  const stored = { responses, recommendedPath: 'SHJ' as const };
  expect(explainStoredResult(stored, 'medical_first')?.recommendation.rule).toBe(3);
  expect(explainStoredResult({ ...stored, recommendedPath: 'MHI' })?.recommendation.rule).toBe(2);
  expect(explainStoredResult({ ...stored, recommendedPath: 'IBC' })).toBeNull();
});
