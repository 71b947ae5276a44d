import { parseInvitationList } from '@hearthway/domain/desk-members/invitation-list';
import { expect, test } from 'vitest';
import { sendInParts } from './send-in-parts.ts';

test('a long list of invitations is sent in parts without changing the reported line numbers', async () => {
  const lines = Array.from({ length: 250 }, (_, n) => `m${n}@example.com,"Ada ""${n}"""`);
  const list = parseInvitationList(['email,name', 'nonsense', ...lines].join('\n'), { max: 1000 });
  const sent: number[] = [];
  const answer = await sendInParts(list, async (part) => {
    const { people, problems, ignored } = parseInvitationList(part);
    sent.push(people.length);
    const known = people.filter(({ email }) => email === 'm120@example.com');
    return {
      people: people.filter((person) => !known.includes(person)),
      problems: [
        ...problems,
        ...known.map(({ line, email }) => ({ line, text: email, problem: 'has_account' as const })),
      ],
      ignored,
    };
  });
  expect(sent).toEqual([50, 50, 50, 50, 50]);
  expect(answer.people).toHaveLength(249);
  expect(answer.people[0]).toMatchObject({ line: 3, firstName: 'Ada', lastName: '"0"' });
  expect(answer.problems).toEqual([
    { line: 2, text: 'nonsense', problem: 'no_address' },
    { line: 123, text: 'm120@example.com', problem: 'has_account' },
  ]);
});
