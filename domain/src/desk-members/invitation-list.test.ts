import { describe, expect, it, test } from 'vitest';
import { MAX_INVITED, readInvitationList } from './invitation-list.ts';

describe('a list of people to invite', () => {
  it('is read line by line, and a bad line spoils no other', () => {
    const read = readInvitationList(
      '\uFEFFEmail,First name,Last name\r\nAda@Example.com,Ada,"Lovelace, Countess"\r\n\r\nnot an address,Ben\nada@example.com,Again\ncara@example.com',
    );
    expect(read).toEqual({
      people: [
        { line: 2, email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace, Countess' },
        { line: 6, email: 'cara@example.com', firstName: '', lastName: '' },
      ],
      problems: [
        { line: 4, text: 'not an address,Ben', problem: 'no_address' },
        { line: 5, text: 'ada@example.com,Again', problem: 'twice' },
      ],
    });
  });

  test.each([
    ['a@b.example;Ada;L', 'Ada'],
    ['a@b.example\tAda\tL', 'Ada'],
    ['a@b.example,"Ada ""A""",L', 'Ada "A"'],
  ])('%j has its cells', (line, firstName) => {
    expect(readInvitationList(line).people).toMatchObject([{ firstName, lastName: 'L' }]);
  });

  test.each(['@', 'a@', '@b.c', 'a@b', 'a b@c.de', '<a@b.de>', `x,${'y@z.de'}`])(
    '%j is no address',
    (line) => {
      expect(readInvitationList(`ok@example.com\n${line}`).problems).toMatchObject([
        { line: 2, problem: 'no_address' },
      ]);
    },
  );

  it('has its limits', () => {
    const many = Array.from({ length: MAX_INVITED + 1 }, (_, n) => `m${n}@example.com`).join('\n');
    expect(readInvitationList(many)).toMatchObject({
      problems: [{ line: MAX_INVITED + 1, problem: 'too_many' }],
    });
    expect(readInvitationList(`a@example.com,${'x'.repeat(101)}`).problems).toMatchObject([
      { problem: 'too_long' },
    ]);
  });
});
