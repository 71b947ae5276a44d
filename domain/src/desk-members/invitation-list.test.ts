import { describe, expect, it, test } from 'vitest';
import { MAX_INVITED, parseInvitationList } from './invitation-list.ts';

describe('parsing the list of people to invite', () => {
  it('reports an invalid line without rejecting the other lines', () => {
    const read = parseInvitationList(
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
  ])('splits %j into cells', (line, firstName) => {
    expect(parseInvitationList(line).people).toMatchObject([{ firstName, lastName: 'L' }]);
  });

  test.each(['@', 'a@', '@b.c', 'a@b', 'a b@c.de', '<a@b.de>', `x,${'y@z.de'}`])(
    'rejects %j as an email address',
    (line) => {
      expect(parseInvitationList(`ok@example.com\n${line}`).problems).toMatchObject([
        { line: 2, problem: 'no_address' },
      ]);
    },
  );

  it('limits the number of people and the length of their names', () => {
    const many = Array.from({ length: MAX_INVITED + 1 }, (_, n) => `m${n}@example.com`).join('\n');
    expect(parseInvitationList(many)).toMatchObject({
      problems: [{ line: MAX_INVITED + 1, problem: 'too_many' }],
    });
    expect(parseInvitationList(`a@example.com,${'x'.repeat(101)}`).problems).toMatchObject([
      { problem: 'too_long' },
    ]);
  });
});
