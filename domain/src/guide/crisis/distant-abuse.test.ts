import { expect, test } from 'vitest';
import { normalizeText } from '../plain-words.ts';
import { isDistantAbuse } from './distant-abuse.ts';

test.each([
  'I am a survivor of domestic violence and I would like to date again',
  'I was molested when I was a teenager',
  'Ten years ago I was assaulted and I have flashbacks since',
  'my wife was raped at college and pulls away when I touch her',
  'What she did is child abuse, plain and simple',
  'My uncle abused me as child and I have trust issues',
  'How do I let go of the abuse that my father showed me?',
  'How do I get over the beatings of my mother?',
  'My son has not seen his dad for four years and remembers the domestic violence',
])('the message %j is about the past or about someone else', (message) => {
  expect(isDistantAbuse(normalizeText(message))).toBe(true);
});

test.each([
  'my husband hits me',
  'I was raped last week',
  'he abused me as a child and now he keeps calling again',
  'I was abused as a kid and my boyfriend hits me too',
  'a friend of mine is being beaten by her husband',
  'I am a survivor and I am scared of my partner',
])('the message %j tells of abuse that goes on', (message) => {
  expect(isDistantAbuse(normalizeText(message))).toBe(false);
});
