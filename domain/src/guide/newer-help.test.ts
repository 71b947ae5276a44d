import { expect, test } from 'vitest';
import { findNewerHelp } from './newer-help.ts';

test.each([
  'Can I add my own feelings?',
  'how do i make a custom mood',
  'How do I write my own journal prompts?',
  'Can I make my own questions for the journal?',
  'The feelings you offer don’t fit me, can I change them?',
])('the question "%s" gets the help answer on the journal', (question) => {
  expect(findNewerHelp(question)).toBe('journal');
});

test.each([
  'How do I share a summary with my doctor?',
  'Can I send my data to my therapist?',
  'Can I print a report for my GP?',
  'can i show my counsellor my scores',
  'How do I stop sharing my summary?',
])('the question "%s" gets the help answer on printing and sharing', (question) => {
  expect(findNewerHelp(question)).toBe('printing');
});

test.each([
  'I have mixed feelings about my new job',
  'I have new feelings for a colleague',
  'How can I make my own mood better?',
  'Should I show my doctor this rash?',
  'My doctor gave me a report and I am scared',
  'I can’t share my feelings with my husband',
  'What can I do about other people’s moods?',
])('the question "%s" is left to the intent model', (message) => {
  expect(findNewerHelp(message)).toBeNull();
});
