import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findNameProblems, NAME_TEXT } from './person-name.ts';
import { updateProfileRequest } from './profile.ts';

const problemOf = (names: { firstName: string; lastName?: string }) =>
  updateProfileRequest.safeParse(names).error?.issues[0]?.message;

describe('a name', () => {
  test.each(['Ada', 'José', 'Anne-Marie O’Neill', '李小龍', 'Владимир', 'علی‌رضا', 'नीता', '🙂'])(
    'such as %s is accepted',
    (firstName) => {
      expect(problemOf({ firstName })).toBeUndefined();
    },
  );

  test.each([
    ['a line break', 'Ada\nYour account is closed'],
    ['a line separator', 'Ada\u2028Lovelace'],
    ['a text direction override', 'Ada\u202Egnp.exe'],
    ['a direction isolate', 'Ada\u2066x\u2069'],
    ['a zero-width space', 'A\u200Bda'],
    ['an escape character', 'Ada\u001B[31m'],
  ])('with %s is refused', (_what, name) => {
    expect(problemOf({ firstName: name })).toBe(NAME_TEXT.hidden);
    expect(problemOf({ firstName: 'Ada', lastName: name })).toBe(NAME_TEXT.hidden);
  });

  test.each([
    ['spaces', '   '],
    ['joiners', '\u200D\u200C'],
    ['Hangul fillers', '\u3164\u3164'],
    ['blank Braille patterns', '\u2800'],
    ['combining marks', '\u0301\u0301'],
  ])('made of %s counts as missing', (_what, firstName) => {
    expect(problemOf({ firstName })).toBe(NAME_TEXT.missing);
  });
});

test('the form finds the same problems as the server', () => {
  const letter = fc.constantFrom('a', ' ', '\n', '\u200B', '\u3164', '🙂');
  const name = fc.oneof(fc.string(), fc.string({ unit: letter, maxLength: 120 }));
  fc.assert(
    fc.property(name, name, (firstName, lastName) => {
      const issues = updateProfileRequest.safeParse({ firstName, lastName }).error?.issues ?? [];
      const firsts = issues.toReversed().map(({ path, message }) => [path[0], message]);
      expect(findNameProblems({ firstName, lastName })).toEqual(Object.fromEntries(firsts));
    }),
    { numRuns: 1000 },
  );
});
