import { expect, test } from 'vitest';
import { focusChosen } from './focus-chosen.ts';

test('whoever listens hears the choice; one made before that is heard once, by the first', () => {
  const heard: string[] = [];
  focusChosen.tell('mood');
  focusChosen.tell('sleep');
  const stop = focusChosen.subscribe((word) => heard.push(`first ${word}`));
  focusChosen.subscribe((word) => heard.push(`second ${word}`));
  expect(heard).toEqual(['first sleep']);
  stop();
  focusChosen.tell('energy');
  expect(heard).toEqual(['first sleep', 'second energy']);
});
