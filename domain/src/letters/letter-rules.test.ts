import { expect, test } from 'vitest';
import { addressesIn } from './addresses-in.ts';
import { fillFirstName } from './first-name.ts';
import { slowDown, speedUp } from './pace.ts';
import { judgeRefusal } from './smtp-answer.ts';

test.each([
  ['Hello {first name}, welcome', 'Ada', 'Hello Ada, welcome'],
  ['Hello {First Name}, welcome', '', 'Hello, welcome'],
  ['{first name}, a question', 'Ada', 'Ada, a question'],
  ['{first name} and {first name}', 'Ada', 'Ada and Ada'],
  ['Hello {first name}', '$& [x](y)', 'Hello $& [x](y)'],
])('the text %j for a member named %j becomes %j', (words, name, filled) => {
  expect(fillFirstName(words, name)).toBe(filled);
});

test.each([
  [{ command: 'RCPT TO', code: 550, text: '550 5.1.1 no such user' }, 'bounced'],
  [{ command: 'RCPT TO', code: 550, text: '550 no such user' }, 'bounced'],
  [{ command: 'RCPT TO', code: 554, text: '554 5.7.1 blocked by policy' }, 'refused'],
  [{ command: 'RCPT TO', code: 552, text: '552 mailbox full' }, 'refused'],
  [{ command: 'RCPT TO', code: 550, text: '550 5.2.2 over quota' }, 'refused'],
  [{ command: 'RCPT TO', code: 450, text: '450 greylisted' }, 'later'],
  [{ command: 'DATA', code: 554, text: '554 looks like spam' }, 'refused'],
  [{ command: 'DATA', code: 451, text: '451 try again' }, 'later'],
  [{}, 'later'],
] as const)('the mail server’s answer %j means %s', (answer, judged) => {
  expect(judgeRefusal(answer)).toBe(judged);
});

test('letters are sent more slowly after each setback and faster again without setbacks', () => {
  const once = slowDown({ perMinute: 300, setbacks: 0 });
  expect(once).toEqual({ perMinute: 150, setbacks: 1, pauseMs: 15_000 });
  expect(slowDown(once)).toEqual({ perMinute: 75, setbacks: 2, pauseMs: 30_000 });
  expect(slowDown({ perMinute: 6, setbacks: 40 })).toMatchObject({
    perMinute: 6,
    pauseMs: 900_000,
  });
  expect(speedUp(once, 300)).toEqual({ perMinute: 225, setbacks: 0 });
  expect(speedUp({ perMinute: 290, setbacks: 2 }, 300)).toEqual({ perMinute: 300, setbacks: 0 });
});

test('each address in a bounce message is found once', () => {
  const message = 'Final-Recipient: rfc822; Ada@Example.com\n<ada@example.com>: host mx said: 550';
  expect(addressesIn(message)).toEqual(['ada@example.com']);
  expect(addressesIn('nothing here @ all')).toEqual([]);
});
