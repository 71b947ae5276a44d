import { expect, test } from 'vitest';
import { detectCrisis } from '../detect-crisis.ts';

test.each([
  "She says she's touched out",
  'He says he is touched out',
  'my wife says she is all touched out',
  "she says she's hugged out",
  'they say they are peopled out',
  "she said she's just talked out",
  'I told him I am touched out',
])('an expression for being tired of people raises no alarm: %s', (message) => {
  expect(detectCrisis(message)?.answer).not.toBe('alarm');
});

test.each([
  'I am touched out and I want to die',
  'she says she is touched out and wants to kill herself',
  'touched out, burnt out, I wish I was dead',
  'my uncle touched my daughter',
])('a danger beside such an expression still raises the alarm: %s', (message) => {
  expect(detectCrisis(message)?.answer).toBe('alarm');
});
