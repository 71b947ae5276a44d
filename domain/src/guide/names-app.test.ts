import { expect, test } from 'vitest';
import { asksAboutApp, namesApp } from './names-app.ts';

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

test.each([
  'how do I log a run in the app',
  'Where do I put my walk in here?',
  'does the app count my steps',
  'why is the app asking about my sleep',
])('the question “%s” is for the help', (message) => {
  expect(asksAboutApp(message)).toBe(true);
});

test.each([
  'great, another app telling me to breathe',
  'I met him on a dating app, is that sad?',
  'my son is on that app all night',
  'I have been writing in here for weeks and nothing helps',
])('“%s” is no question for the help', (message) => {
  expect(asksAboutApp(message)).toBe(false);
});
