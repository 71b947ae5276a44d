import { expect, test } from 'vitest';
import { workshopExcerpt } from './workshop-excerpt.ts';

test.each([
  ['the intro', 'Welcome.\n\n## KNOW 1\nOne.', 'Welcome.'],
  ['the first KNOW part', '## ACTION 1\nSecret.\n## KNOW 2\nTwo.\n## KNOW 1\nOne.', 'One.'],
  ['nothing', '## ACTION 1\nSecret.', ''],
])('is taken from %s', (_name, body, text) => {
  expect(workshopExcerpt(body)).toBe(text);
});
