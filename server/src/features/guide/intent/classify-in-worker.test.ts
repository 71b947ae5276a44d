import { constants, getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { classifyHere } from '../../../testing/guide/classify-here.ts';
import { readThreadPriorities } from '../../../testing/thread-priorities.ts';
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

test.runIf(process.platform === 'linux')(
  'the worker gives way to requests, and the main thread keeps its priority',
  async () => {
    await classifyInWorker('thanks');
    const priorities = readThreadPriorities();
    expect(priorities).toContain(constants.priority.PRIORITY_BELOW_NORMAL);
    expect(priorities).toContain(getPriority());
  },
);
