import { expect, test } from 'vitest';
import { focusChosen } from './focus-chosen.ts';

test('a focus that is chosen before the daily nudge has loaded is not lost', () => {
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
