import { expect, test } from 'vitest';
import { namesApp } from './names-app.ts';

test.each([
  'so how do I cancel Premium',
  'can I log out on my old phone',
  'where do I see my streak',
  'who can read what I write in here',
])('the message “%s” is about the app', (message) => {
  expect(namesApp(message)).toBe(true);
});

test.each([
  'how long until I notice a difference',
  'he signed the letter',
  'what could I write on her card',
  'she told me to get out of here',
])('the message “%s” is not about the app', (message) => {
  expect(namesApp(message)).toBe(false);
});
