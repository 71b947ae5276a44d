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
])('words such as “touched out” alone raise no alarm: %s', (message) => {
  expect(detectCrisis(message)?.answer).not.toBe('alarm');
});

test.each([
  'I am touched out and I want to die',
  'she says she is touched out and wants to kill herself',
  'touched out, burnt out, I wish I was dead',
  'my uncle touched my daughter',
])('a danger named together with words such as “touched out” raises the alarm: %s', (message) => {
  expect(detectCrisis(message)?.answer).toBe('alarm');
});

test.each([
  'my oldest friend stabbed me in the back and told everyone my secret',
  'I sleep four hours a night and wake up soaked, this can’t go on',
  'things can’t go on like this between the two of us',
  'I have been thinking about cutting down the wine',
  "she's nice tho i dont wanna be mean",
  'no no he is not sick and he not bite me, he bite only the kids',
])('a figure of speech raises no alarm: %s', (message) => {
  expect(detectCrisis(message)?.answer).not.toBe('alarm');
});

test.each([
  'he lives near me and he beats me every weekend',
  'he stabbed me in the back with a knife',
  'he stabbed me',
  'i dont wanna be mean but i dont wanna be here anymore either',
  'I can’t go on',
  'I can’t go on like this',
])('a real danger in words that can be a figure of speech raises the alarm: %s', (message) => {
  expect(detectCrisis(message)?.answer).toBe('alarm');
});
