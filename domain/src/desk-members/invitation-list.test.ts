import { describe, expect, it, test } from 'vitest';
import { MAX_INVITED, parseInvitationList, writeInvitationList } from './invitation-list.ts';

describe('the parser of invitation lists', () => {
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
      ignored: [],
    });
  });

  test.each([
    ['a@b.example;Ada;L', 'Ada'],
    ['a@b.example\tAda\tL', 'Ada'],
    ['a@b.example,"Ada ""A""",L', 'Ada "A"'],
  ])('splits %j into cells', (line, firstName) => {
    expect(parseInvitationList(line).people).toMatchObject([{ firstName, lastName: 'L' }]);
  });

  test.each(['a@', 'a@b', 'new.three@practice-mail', 'a@practice.'])(
    'reports the incomplete email address %j',
    (line) => {
      expect(parseInvitationList(`ok@example.com\n${line}`).problems).toMatchObject([
        { line: 2, problem: 'incomplete_address' },
      ]);
    },
  );

  test.each([
    ['31/03/2027', '2027-03-31'],
    ['03/31/2027', '2027-03-31'],
    ['5/5/2027', '2027-05-05'],
  ])('reads the date %s, because day and month cannot be confused', (until, day) => {
    expect(parseInvitationList(`a@example.com,A,B,premium,${until}`).people).toMatchObject([
      { until: day },
    ]);
  });

  test.each(['@', '@b.c', 'a b@c.de', '<a@b.de>', `x,${'y@z.de'}`])(
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

  it('finds the columns in another tool’s export by their headings', () => {
    const read = parseInvitationList(
      'Member ID;Full name;E-mail address;Membership;Phone;Valid until\n7;Ada King Lovelace;ada@example.com;Premium Plus;+44 1;2027-03-01\n8;Ben;ben@example.com;FREE;;\n9;;cy@example.com;;;24.12.2026',
      { today: '2026-11-15' },
    );
    expect(read.ignored).toEqual(['Member ID', 'Phone']);
    expect(read.people).toEqual([
      {
        ...{ line: 2, email: 'ada@example.com', firstName: 'Ada King', lastName: 'Lovelace' },
        ...{ tier: 'premium_plus', until: '2027-03-01' },
      },
      { line: 3, email: 'ben@example.com', firstName: 'Ben', lastName: '', tier: 'free' },
      {
        ...{ line: 4, email: 'cy@example.com', firstName: '', lastName: '' },
        ...{ tier: 'premium', until: '2026-12-24' },
      },
    ]);
  });

  test.each([
    ['gold', '', 'bad_tier'],
    ['premium', '3/4/2027', 'bad_date'],
    ['premium', '31/31/2027', 'bad_date'],
    ['premium', '31/02/2027', 'bad_date'],
    ['premium', '2027-02-30', 'bad_date'],
    ['premium', 'soon', 'bad_date'],
    ['premium', '2026-11-15', 'ended'],
    ['premium', '01.01.2020', 'ended'],
  ])('refuses the tier %s with the end date “%s” and reports %s', (tier, until, problem) => {
    const { problems } = parseInvitationList(`a@example.com,A,B,${tier},${until}`, {
      today: '2026-11-15',
    });
    expect(problems).toMatchObject([{ line: 1, problem }]);
  });

  it('keeps the line numbers when a quoted cell contains line breaks', () => {
    const list = 'email,name,notes\na@example.com,Ada,"Two\nlines, quoted"\nb@example.com,B';
    const { people } = parseInvitationList(list);
    expect(people).toMatchObject([
      { line: 2, firstName: 'Ada' },
      { line: 4, firstName: 'B' },
    ]);
  });

  it('can read a list that the app has exported', () => {
    const list = 'email,name,until\na@example.com,"Ada ""A"", King",2027-01-01\nb@example.com,B,';
    const { people } = parseInvitationList(list);
    const again = parseInvitationList(writeInvitationList(people)).people;
    expect(again.map(({ line: _, ...person }) => person)).toEqual(
      people.map(({ line: _, ...person }) => person),
    );
  });
});

describe('dates that could mean two days', () => {
  const list = (...days: string[]) =>
    ['email,until', ...days.map((day, at) => `a${at}@example.com,${day}`)].join('\n');
  const read = (text: string, dayOrder: 'day' | 'month' | null = null) => {
    const { people, unclearDay } = parseInvitationList(text, { dayOrder });
    return [people.map(({ until }) => until), unclearDay];
  };

  it('are reported and left out until somebody has chosen whether the day or the month comes first', () => {
    const text = list('2027-01-31', '3/4/2027');
    expect(read(text)).toEqual([['2027-01-31'], '3/4/2027']);
    expect(read(text, 'day')).toEqual([['2027-01-31', '2027-04-03'], '3/4/2027']);
    expect(read(text, 'month')).toEqual([['2027-01-31', '2027-03-04'], '3/4/2027']);
  });

  it('are read in the order that another date of the list reveals', () => {
    const text = list('31/3/2027', '3/4/2027');
    expect(read(text, 'month')).toEqual([['2027-03-31', '2027-04-03'], undefined]);
  });
});

test('nobody is asked about a date that is invalid in both orders', () => {
  const { unclearDay, problems } = parseInvitationList('email,until\na@example.com,1/2/2999');
  expect(unclearDay).toBeUndefined();
  expect(problems).toHaveLength(1);
});

describe('unknown tier names in a list from another tool', () => {
  const list =
    'email,tier\na@example.com,Gold\nb@example.com,gold (monthly)\nc@example.com,Silver\nd@example.com,free';

  it('are each reported once, with the number of their lines', () => {
    expect(parseInvitationList(list).unknownTiers).toEqual([
      { key: 'gold', name: 'Gold', lines: 2 },
      { key: 'silver', name: 'Silver', lines: 1 },
    ]);
  });

  it('include a billing period such as “Monthly”', () => {
    const monthly = 'email,plan\na@example.com,Monthly\nb@example.com,—';
    expect(parseInvitationList(monthly).unknownTiers).toEqual([
      { key: 'monthly', name: 'Monthly', lines: 1 },
    ]);
  });

  it('are read as the tier that somebody has chosen for them', () => {
    const tiers = new Map([
      ['gold', 'premium_plus'],
      ['silver', 'leave_out'],
    ] as const);
    const { people, problems, unknownTiers } = parseInvitationList(list, { tiers });
    expect(people.map(({ tier }) => tier)).toEqual(['premium_plus', 'premium_plus', 'free']);
    expect(problems).toMatchObject([{ line: 4, problem: 'left_out' }]);
    expect(unknownTiers).toHaveLength(2);
  });

  it('are refused if there are too many of them or if they name a JavaScript property', () => {
    const many = Array.from(
      { length: 40 },
      (_, at) => `a${at}@example.com,level ${'x'.repeat(at + 1)}`,
    );
    expect(parseInvitationList(['email,tier', ...many].join('\n'))).toMatchObject({ people: [] });
    expect(parseInvitationList('email,tier\na@example.com,constructor').problems).toMatchObject([
      { problem: 'bad_tier' },
    ]);
  });
});

describe('a hostile list', () => {
  test.each([
    ['a@example.com,=HYPERLINK("https://evil.example")', 'odd_name'],
    ['a@example.com,"@SUM(A1)"', 'odd_name'],
    ['a@example.com,<script>hit(1)</script>', 'odd_name'],
    ['a@example.com,Ada,Win at https://evil.example', 'odd_name'],
    ['a@example.com,Ada\u202Eevil', 'bad_characters'],
    ['a\u200B@example.com', 'bad_characters'],
    ['a@example.com,A\u0007da', 'bad_characters'],
    ['=cmd|calc@example.com', 'no_address'],
    ['javascript:hit(1)@example.com', 'no_address'],
    ['a@example.com%0d%0aBcc:b@example.com', 'no_address'],
    ['a@[127.0.0.1]', 'no_address'],
    ['"a@example.com', 'unclosed_quote'],
  ])('with the line %j is refused as %s', (line, problem) => {
    const { people, problems } = parseInvitationList(`ok@example.com\n${line}\nlast@example.com`);
    expect(problems).toMatchObject([{ line: 2, problem }]);
    expect(people.map(({ email }) => email)).toEqual(['ok@example.com', 'last@example.com']);
  });

  test.each([
    ['quotes', '"'.repeat(100_000)],
    ['open quotes', '"\n'.repeat(40_001)],
    ['open quotes in cells', 'x,"'.repeat(40_000)],
    ['separators', ','.repeat(200_000)],
    ['dots', `a@${'.'.repeat(200_000)}`],
    ['dotted addresses', `a@${'b.'.repeat(120)}\n`.repeat(500)],
    ['line breaks', '\r\n'.repeat(100_000)],
    ['one long line', 'é'.repeat(200_000)],
  ])('of %s is read in linear time', (_, list) => {
    const start = Date.now();
    parseInvitationList(list);
    expect(Date.now() - start).toBeLessThan(10_000);
  });
});
