import { expect, test } from 'vitest';
import { starterQuestions } from './starters.ts';

test('the guide first suggests questions about the page the member is on', () => {
  expect(starterQuestions('/track')).toEqual([
    'How does the streak work?',
    'Can I add a day I missed?',
    'How do I wind down before sleep?',
  ]);
  expect(starterQuestions('/home')).toHaveLength(3);
});
