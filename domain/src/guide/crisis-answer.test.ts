import { describe, expect, it, test } from 'vitest';
import { helpContacts } from '../help/help-contacts.ts';
import { contactName, crisisAnswer, findCrisisAnswer } from './crisis-answer.ts';

test('the alarm names the configured contacts, says that the guide is no person and keeps the chat open', () => {
  const answer = crisisAnswer({ crisisLine: 'tel:116123', emergency: 'https://help.example/now' });
  expect(answer).toContain('[116123](tel:116123)');
  expect(answer).toContain('[help.example](https://help.example/now)');
  expect(answer).toContain('not a person');
  expect(answer).toContain('This chat stays open.');
  expect(findCrisisAnswer(answer)).toBe('alarm');
  expect(findCrisisAnswer('Sleep well.')).toBeNull();
});

describe('the crisis answers', () => {
  const contacts = helpContacts('GB', {});

  it.each(['alarm', 'ask', 'bereaved'] as const)(
    'recognize “%s” by its text, and name a crisis line',
    (kind) => {
      const answer = crisisAnswer(contacts, kind);
      expect(findCrisisAnswer(answer)).toBe(kind);
      expect(answer).toContain('[116-123](tel:116-123)');
      expect(answer).toContain('(/help)');
    },
  );

  it('ask about safety in one sentence', () => {
    const [opening = ''] = crisisAnswer(contacts, 'ask').split('\n\n');
    expect(opening).toMatch(/^[^.!?]+\?$/);
  });

  it('name a bereavement line for people who lost someone to suicide', () => {
    expect(crisisAnswer(contacts, 'bereaved')).toContain('(tel:0300-111-5065)');
  });

  it('promise help at any hour only for a line that is always open', () => {
    expect(crisisAnswer(helpContacts('IT', {}))).not.toContain('any hour');
    expect(crisisAnswer(contacts)).toContain('listens at any hour');
  });
});

test.each([
  ['tel:988', '988'],
  ['tel:+44%2020', '+44 20'],
  ['https://www.samaritans.example/talk?x=1', 'samaritans.example'],
  ['mailto:help@x.example?subject=a', 'help@x.example'],
])('contactName shortens %s to %s', (address, name) => {
  expect(contactName(address)).toBe(name);
});
