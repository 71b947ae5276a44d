import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test.each([
  [undefined, 'whole'],
  ['', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=-0', 'none'],
  ['bytes=100-', 'none'],
  ['bytes=99999999999999999999-', 'none'],
  ['bytes=20-10', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['lines=0-1', 'whole'],
  ['bytes=a-b', 'whole'],
])('the Range header "%s" for a file of 100 bytes is parsed as %j', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});
