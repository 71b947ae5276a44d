import { expect, test } from 'vitest';
import { checkMessage } from './check-message.ts';

test.each([
  ['', 'Message cannot be empty'],
  ['x'.repeat(2001), 'Message must be less than 2000 characters'],
  [' '.repeat(2001), 'Message must be less than 2000 characters'],
  ['  \n\t ', 'Message cannot be only whitespace'],
])('the guide refuses the message %j', (message, sentence) => {
  expect(checkMessage(message)).toMatchObject({ ok: false, message: sentence });
});

test.each(['x', 'x'.repeat(2000), ' hello '])('the guide accepts the message %j', (message) => {
  expect(checkMessage(message)).toEqual({ ok: true });
});
