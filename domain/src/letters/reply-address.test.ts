import { expect, it } from 'vitest';
import { replyAddress } from './reply-address.ts';

it.each([
  ['mailto:hello@practice.org', 'hello@practice.org'],
  ['mailto:hello@practice.org?subject=Hi', 'hello@practice.org'],
  ['mailto:support@practice.example', null],
  ['https://practice.org/contact', null],
])(
  'replies to letters go to the support address %s only if it is a real mailbox',
  (support, address) => {
    expect(replyAddress(support)).toBe(address);
  },
);
