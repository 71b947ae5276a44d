import { expect, test } from 'vitest';
import { focusChosen } from './focus-chosen.ts';

test('every listener hears of a choice, but only the first hears of one made before anyone listened', () => {
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
