import { expect, test } from 'vitest';
import { focusChosen } from './focus-chosen.ts';

test('a chosen focus goes to every listener, but if it was chosen before anything listened, only to the first', () => {
  const heard: string[] = [];
  focusChosen.emit('mood');
  focusChosen.emit('sleep');
  const stop = focusChosen.subscribe((word) => heard.push(`first ${word}`));
  focusChosen.subscribe((word) => heard.push(`second ${word}`));
  expect(heard).toEqual(['first sleep']);
  stop();
  focusChosen.emit('energy');
  expect(heard).toEqual(['first sleep', 'second energy']);
});
