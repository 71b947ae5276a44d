import { expect, it } from 'vitest';
import { understandHere } from '../../../testing/guide/understand-here.ts';
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
  expect(answers).toEqual(asked.map(understandHere));
});

it('says so when the thread fails, and begins another for the next message', async () => {
  const noText = 42 as unknown as string;
  const [failed, behind] = await Promise.allSettled([
    understandAside(noText),
    understandAside('thanks'),
  ]);
  expect([failed.status, behind.status]).toEqual(['rejected', 'rejected']);
  expect(await understandAside('thanks')).toEqual(understandHere('thanks'));
});
