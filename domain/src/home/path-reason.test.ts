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
  ['nothing is known', {}, null],
  [
    'the quiz led there',
    { recommendedPath: 'WHI', quizResult: { ...cycle, recommendedPath: 'WHI' } },
    'Because you chose Cycle, and said you are female.',
  ],
  [
    'a stored preference led there',
    {
      recommendedPath: 'MHI',
      quizResult: {
        responses: { q_gender: 'male', q_focus: ['mood'] },
        recommendedPath: 'MHI',
        reason: null,
      },
    },
    'Because you prefer medical care first, and said you are male.',
  ],
  [
    'the quiz said why',
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
    'the quick router was used after the quiz',
    {
      recommendedPath: 'IBC',
      lastQuickTag: 'relationship',
      quizResult: { ...cycle, recommendedPath: 'WHI' },
    },
    'Because you chose Relationship strain.',
  ],
  [
    'the quick router asked for the gender',
    { recommendedPath: 'MHI', lastQuickTag: 'libido' },
    'Because you chose Low libido, and said you are male.',
  ],
  [
    'the practice set it',
    {
      recommendedPath: 'IBC',
      lastQuickTag: 'weight',
      quizResult: { ...cycle, recommendedPath: 'WHI' },
    },
    null,
  ],
  ['a tag of older days', { lastQuickTag: 'hiccups' }, null],
])('%s', (_name, sources, reason) => {
  expect(pathReason({ ...nobody, ...sources })).toBe(reason);
});
