import { expect, test } from 'vitest';
import { focusChosen } from './focus-chosen.ts';

test('all listeners are notified, and a choice made before goes to the first listener only', () => {
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
