import { expect, test } from 'vitest';
import { parseInvitationList } from './invitation-list.ts';
import { writeMemberCsv } from './member-csv.ts';

const toDay = (date: Date) => date.toISOString().slice(0, 10);

const ada = {
  firstName: 'Ada',
  lastName: 'Lovelace "Countess"',
  email: 'ada@example.com',
  tier: 'premium_plus',
  premiumExpiresAt: '2027-03-31T22:00:00.000Z',
  since: '2026-01-02T03:04:05.000Z',
  isInvited: false,
  isHeld: false,
  paymentStatus: 'past_due',
} as const;

test('a file of members has one line per member, with every value in quotes', () => {
  expect(writeMemberCsv([ada], toDay)).toBe(
    'first name,last name,email,tier,premium until,member since,payments,invited\r\n' +
      '"Ada","Lovelace ""Countess""","ada@example.com","premium plus","2027-03-31","2026-01-02","past due",""\r\n',
  );
});

test.each([
  ['who was invited', { isInvited: true }, 'yes'],
  ['who was imported without an invitation', { isHeld: true }, 'not yet'],
  ['who has joined', {}, ''],
])(
  'in a file of members, the invitation column of somebody %s contains “$2”',
  (_who, state, cell) => {
    const [, line] = writeMemberCsv([{ ...ada, ...state }], toDay).split('\r\n');
    expect(line?.split(',').at(-1)).toBe(`"${cell}"`);
  },
);

test.each(['=1+1', '+cmd', '-2', '@SUM(A1)', '\t=1', '\r=1'])(
  'a file of members shows the name %j as text instead of running it as a formula',
  (firstName) => {
    expect(writeMemberCsv([{ ...ada, firstName }], toDay)).toContain(`\r\n"'${firstName}",`);
  },
);

test('an exported member CSV can be imported again as an invitation list', () => {
  expect(parseInvitationList(writeMemberCsv([ada], toDay)).people).toMatchObject([
    { email: 'ada@example.com', firstName: 'Ada', tier: 'premium_plus', until: '2027-03-31' },
  ]);
});
