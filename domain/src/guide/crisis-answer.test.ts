import { describe, expect, it, test } from 'vitest';
import { helpContacts } from '../help/help-contacts.ts';
import { contactName, crisisAnswer, crisisAnswerIn } from './crisis-answer.ts';

test('names the configured contacts, says that no person answers here, and keeps the chat open', () => {
  const answer = crisisAnswer({ crisisLine: 'tel:116123', emergency: 'https://help.example/now' });
  expect(answer).toContain('[116123](tel:116123)');
  expect(answer).toContain('[help.example](https://help.example/now)');
  expect(answer).toContain('not a person');
  expect(answer).toContain('This chat stays open.');
  expect(crisisAnswerIn(answer)).toBe('alarm');
  expect(crisisAnswerIn('Sleep well.')).toBeNull();
});

describe('the answers to words of crisis', () => {
  const contacts = helpContacts('GB', {});

  it.each(['alarm', 'ask', 'bereaved'] as const)('%s is known again, and names a line', (kind) => {
    const answer = crisisAnswer(contacts, kind);
    expect(crisisAnswerIn(answer)).toBe(kind);
    expect(answer).toContain('[116-123](tel:116-123)');
    expect(answer).toContain('(/help)');
  });

  it('asks in one sentence', () => {
    const [opening = ''] = crisisAnswer(contacts, 'ask').split('\n\n');
    expect(opening).toMatch(/^[^.!?]+\?$/);
  });

  it('leads the bereaved to those who know this loss', () => {
    expect(crisisAnswer(contacts, 'bereaved')).toContain('(tel:0300-111-5065)');
  });

  it('does not say of a line with hours that it listens at any hour', () => {
    expect(crisisAnswer(helpContacts('IT', {}))).not.toContain('any hour');
    expect(crisisAnswer(contacts)).toContain('listens at any hour');
  });
});

test.each([
  ['tel:988', '988'],
  ['tel:+44%2020', '+44 20'],
  ['https://www.samaritans.example/talk?x=1', 'samaritans.example'],
  ['mailto:help@x.example?subject=a', 'help@x.example'],
])('%s reads %s', (address, name) => {
  expect(contactName(address)).toBe(name);
});
