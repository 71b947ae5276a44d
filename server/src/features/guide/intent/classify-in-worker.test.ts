import { expect, it } from 'vitest';
import { classifyHere } from '../../../testing/guide/classify-here.ts';
import { classifyInWorker } from './classify-in-worker.ts';

it('gives the same results as on the main thread, in request order', async () => {
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

it('rejects all pending messages when the worker fails, and starts a new worker for the next one', async () => {
  const invalid = 42 as unknown as string;
  const [failed, pending] = await Promise.allSettled([
    classifyInWorker(invalid),
    classifyInWorker('thanks'),
  ]);
  expect([failed.status, pending.status]).toEqual(['rejected', 'rejected']);
  expect(await classifyInWorker('thanks')).toEqual(classifyHere('thanks'));
});
