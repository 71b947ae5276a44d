import { expect, test } from 'vitest';
import { toInitials } from './initials.tsx';

test.each([
  ['Amara', 'Okafor', null, 'AO'],
  ['Zoë', '', 'zoe@example.org', 'Z'],
  ['', '', 'ben@example.org', 'B'],
  ['', ' ', null, '?'],
  ['👩‍👧', 'Ng', null, '👩N'],
])(
  'a member’s initials come from the name, or else the email address: “%s %s” (%s) has %s',
  (firstName, lastName, email, initials) => {
    expect(toInitials({ firstName, lastName, email })).toBe(initials);
  },
);
