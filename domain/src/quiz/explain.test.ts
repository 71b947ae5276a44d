import { expect, test } from 'vitest';
import { counterfactual } from './counterfactual.ts';
import {
  counterfactualSentence,
  decideTrack,
  recommendationReason,
  storedCauses,
  storedReason,
} from './explain.ts';
import { recommendTrack } from './recommend-track.ts';

test.each([
  [
    { q_gender: 'female', q_focus: ['cycle'] },
    null,
    'Because you chose Cycle, and said you’re female.',
  ],
  [
    { q_gender: 'male', q_focus: ['relationship', 'weight'] },
    null,
    'Because you chose Relationship.',
  ],
  [{ q_focus: ['weight'] }, null, 'Because you chose Weight, and didn’t share your gender.'],
  [{ q_focus: ['energy', 'mood', 'pain'] }, null, 'Because you chose Energy, Mood and Pain.'],
  [
    { q_gender: 'male', q_focus: ['mood'] },
    'medical_first',
    'Because you prefer medical care first, and said you’re male.',
  ],
  [{}, null, 'Because it’s a good place for anyone to start.'],
])(
  'the quiz explains the track for the answers %j with preference %s',
  (answers, preference, sentence) => {
    expect(recommendationReason(recommendTrack(answers, preference))).toBe(sentence);
  },
);

test.each([
  [
    { q_gender: 'female', q_focus: ['cycle', 'mood'] },
    'Without Cycle, we’d have suggested the Self-Health Journey.',
  ],
  [
    { q_gender: 'female', q_focus: ['mood'] },
    'With Weight as well, we’d have suggested the Women’s Health Institute.',
  ],
  [
    { q_gender: 'female', q_focus: ['relationship'] },
    'With Energy in place of Relationship, we’d have suggested the Self-Health Journey.',
  ],
])(
  'the quiz names the smallest change to the answers %j that leads to another track',
  (answers, sentence) => {
    const turned = counterfactual(answers);
    expect(turned && counterfactualSentence(turned)).toBe(sentence);
  },
);

test('a quiz result is stored with the recommended track and its reason', () => {
  const responses = { q_gender: 'male', q_focus: ['weight'] };
  const { track, reason } = decideTrack(responses, 'medical_first');
  expect(track).toBe('MHI');
  expect(recommendationReason(reason)).toBe(
    'Because you chose Weight, prefer medical care first, and said you’re male.',
  );
  const stored = { responses, recommendedPath: track, reason };
  expect(storedReason(stored)).toBe(reason);
  expect(storedCauses(stored)).toBe(reason.causes);
});

test('the reason missing from an older quiz result is computed from its answers', () => {
  const responses = { q_gender: 'male', q_focus: ['mood'] };
  const stored = { responses, recommendedPath: 'SHJ' as const, reason: null };
  expect(storedReason(stored)).toEqual(decideTrack(responses, null).reason);
  const medical = { ...stored, recommendedPath: 'MHI' as const };
  expect(storedReason(medical)).toEqual(decideTrack(responses, 'medical_first').reason);
  expect(storedCauses(medical)).toEqual(storedReason(medical)?.causes);
  const unknown = { ...stored, recommendedPath: 'IBC' as const };
  expect([storedReason(unknown), storedCauses(unknown)]).toEqual([null, null]);
});
