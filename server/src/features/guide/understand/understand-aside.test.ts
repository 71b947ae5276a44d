import { expect, it } from 'vitest';
import { understand } from './understand.ts';
import { understandAside } from './understand-aside.ts';

it('understands in a thread as it would here, and tells each asker about their own message', async () => {
  const asked = [
    'how do I cancel',
    'cant fall asleep before two',
    'thanks',
    'and at weekends?',
    '',
    'what is the capital of mongolia',
  ];
  const answers = await Promise.all(asked.map(understandAside));
  expect(answers).toEqual(asked.map(understand));
});
