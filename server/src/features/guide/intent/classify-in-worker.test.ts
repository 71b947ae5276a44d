import { expect, test } from 'vitest';
import { classifyHere } from '../../../testing/guide/classify-here.ts';
import { classifyInWorker } from './classify-in-worker.ts';

test('the worker gives the same results as the main thread, in request order', async () => {
  const messages = [
    'how do I cancel',
    'cant fall asleep before two',
    'thanks',
    'and at weekends?',
    '',
    'what is the capital of mongolia',
  ];
  const classifications = await Promise.all(messages.map(classifyInWorker));
  expect(classifications).toEqual(messages.map(classifyHere));
});

test('a worker that fails rejects all pending messages, and a new worker takes the next one', async () => {
  const invalid = 42 as unknown as string;
  const [failed, pending] = await Promise.allSettled([
    classifyInWorker(invalid),
    classifyInWorker('thanks'),
  ]);
  expect([failed.status, pending.status]).toEqual(['rejected', 'rejected']);
  expect(await classifyInWorker('thanks')).toEqual(classifyHere('thanks'));
});
