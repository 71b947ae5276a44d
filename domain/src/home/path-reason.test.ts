import { expect, test } from 'vitest';
import { type PathSources, pathReason } from './path-reason.ts';

const nobody: PathSources = {
  recommendedPath: 'SHJ',
  lastQuickTag: null,
  gender: null,
  quizResult: null,
};
const cycle = { responses: { q_gender: 'female', q_focus: ['cycle'] }, reason: null };

test.each<[string, Partial<PathSources>, string | null]>([
  ['is null when nothing is known', {}, null],
  [
    'comes from the quiz answers',
    { recommendedPath: 'WHI', quizResult: { ...cycle, recommendedPath: 'WHI' } },
    'Because you chose Cycle, and said you’re female.',
  ],
  [
    'comes from a stored preference',
    {
      recommendedPath: 'MHI',
      quizResult: {
        responses: { q_gender: 'male', q_focus: ['mood'] },
        recommendedPath: 'MHI',
        reason: null,
      },
    },
    'Because you prefer medical care first, and said you’re male.',
  ],
  [
    'comes from the reason stored with the quiz result',
    {
      recommendedPath: 'WHI',
      quizResult: {
        ...cycle,
        recommendedPath: 'WHI',
        reason: { rule: 2, causes: [{ kind: 'focus', value: 'weight' }], otherwise: null },
      },
    },
    'Because you chose Weight.',
  ],
  [
    'comes from the quick router when the member used it after the quiz',
    {
      recommendedPath: 'IBC',
      lastQuickTag: 'relationship',
      quizResult: { ...cycle, recommendedPath: 'WHI' },
    },
    'Because you want to feel closer.',
  ],
  [
    'includes the gender that the quick router asked for',
    { recommendedPath: 'MHI', lastQuickTag: 'libido' },
    'Because you want more desire, and said you’re male.',
  ],
  [
    'is null when the practice set the path',
    {
      recommendedPath: 'IBC',
      lastQuickTag: 'weight',
      quizResult: { ...cycle, recommendedPath: 'WHI' },
    },
    null,
  ],
  ['is null for an unknown tag', { lastQuickTag: 'hiccups' }, null],
])('the reason that Home gives for a member’s path %s', (_name, sources, reason) => {
  expect(pathReason({ ...nobody, ...sources })).toBe(reason);
});
