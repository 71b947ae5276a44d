import { expect, test } from 'vitest';
import { findListColumns, parseInvitationList } from './invitation-list.ts';

const today = '2026-11-15';

const EXPORTS: [string, string, object][] = [
  [
    'Mailchimp',
    'Email Address,First Name,Last Name,Address,Phone Number,Birthday,MEMBER_RATING\nada@example.com,Ada,King,"1 High St",1,,4',
    { firstName: 'Ada', lastName: 'King' },
  ],
  [
    'Stripe',
    'id,Customer ID,Customer Email,Customer Name,Plan,Status,Current Period End (UTC)\nsub_1,cus_1,ada@example.com,Ada King,price_1,active,2027-01-05 10:22',
    { problem: 'bad_tier' },
  ],
  [
    'Kajabi',
    'Name,Email,Membership,Next Payment Date\nAda King,ada@example.com,Premium,"Jan 5, 2027"',
    { firstName: 'Ada', lastName: 'King', tier: 'premium', until: '2027-01-05' },
  ],
  [
    'Squarespace',
    'Email,First Name,Last Name,Pricing Plan,Renews\nada@example.com,Ada,King,Premium Plus (Monthly),2027/01/05',
    { firstName: 'Ada', tier: 'premium_plus', until: '2027-01-05' },
  ],
  [
    'Wix',
    'First Name,Last Name,Email 1,Phone 1,Plan name,Next billing date\nAda,King,ada@example.com,1,Free plan,',
    { firstName: 'Ada', lastName: 'King', tier: 'free' },
  ],
];

test.each(EXPORTS)('the headings of an export from %s are understood', (_tool, list, expected) => {
  const { people, problems } = parseInvitationList(list, { today });
  expect([...people, ...problems]).toMatchObject([expected]);
});

test.each(['Renews', 'Renewal date', 'Next billing', 'Expires on', 'Current period end (UTC)'])(
  'a column called “%s” is the end date',
  (heading) => {
    const list = `email,${heading}\nada@example.com,2027-01-05`;
    expect(parseInvitationList(list, { today }).people).toMatchObject([{ until: '2027-01-05' }]);
  },
);

test('a column of email addresses is found even if its heading is unknown', () => {
  const list = 'Kontakt,Vorname\nada@example.com,Ada';
  expect(findListColumns(list)).toEqual([
    { heading: 'Kontakt', example: 'ada@example.com', column: 'email' },
    { heading: 'Vorname', example: 'Ada', column: undefined },
  ]);
});

test('a list without headings has no columns to choose from', () => {
  expect(findListColumns('ada@example.com,Ada,King')).toEqual([]);
});

test('chosen columns replace those found by their headings', () => {
  const list = 'Kontakt,Vorname,Plan,Bis\nada@example.com,Ada,price_1,5.1.2027';
  const columns = ['email', 'firstName', undefined, 'until'] as const;
  expect(parseInvitationList(list, { today, columns })).toEqual({
    people: [
      {
        ...{ line: 2, email: 'ada@example.com', firstName: 'Ada', lastName: '' },
        ...{ tier: 'premium', until: '2027-01-05' },
      },
    ],
    problems: [],
    ignored: ['Plan'],
  });
});

test.each([
  ['Jan 5, 2027', '2027-01-05'],
  ['5 January 2027', '2027-01-05'],
  ['September 30th, 2027', '2027-09-30'],
  ['2027-01-05 10:22:33 UTC', '2027-01-05'],
  ['1/31/2027 10:22', '2027-01-31'],
])('the end date “%s” is understood', (text, until) => {
  const list = `email,until\nada@example.com,"${text}"`;
  expect(parseInvitationList(list, { today }).people).toMatchObject([{ until }]);
});

test('one unambiguous date shows in which order the other dates give day and month', () => {
  const read = (other: string) =>
    parseInvitationList(`email,until\na@example.com,3/4/2027\nb@example.com,${other}`, { today });
  expect(read('31/12/2027').people).toMatchObject([{ until: '2027-04-03' }, {}]);
  expect(read('12/31/2027').people).toMatchObject([{ until: '2027-03-04' }, {}]);
  expect(read('5/6/2027').problems).toMatchObject([
    { problem: 'bad_date' },
    { problem: 'bad_date' },
  ]);
});
