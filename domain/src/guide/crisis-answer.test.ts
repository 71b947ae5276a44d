import { expect, test } from 'vitest';
import { contactName, crisisAnswer, isCrisisAnswer } from './crisis-answer.ts';

test('names the configured contacts, says what it is, and stays', () => {
  const answer = crisisAnswer({ crisisLine: 'tel:116123', emergency: 'https://help.example/now' });
  expect(answer).toContain('[116123](tel:116123)');
  expect(answer).toContain('[help.example](https://help.example/now)');
  expect(answer).toContain('not a person');
  expect(answer).toContain('This chat stays open.');
  expect(isCrisisAnswer(answer)).toBe(true);
  expect(isCrisisAnswer('Sleep well.')).toBe(false);
});

test.each([
  ['tel:988', '988'],
  ['tel:+44%2020', '+44 20'],
  ['https://www.samaritans.example/talk?x=1', 'samaritans.example'],
  ['mailto:help@x.example?subject=a', 'help@x.example'],
])('%s reads %s', (address, name) => {
  expect(contactName(address)).toBe(name);
});
