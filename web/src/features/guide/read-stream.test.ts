import { expect, test, vi } from 'vitest';
import { readAnswer } from './read-stream.ts';

const thread = '7b1f6f9e-6c0e-4d6f-9f0a-0d5f1d2c3b4a';

function stream(...chunks: string[]): Response {
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
}

test('a streamed answer is read completely, no matter how the network splits it', async () => {
  const onDelta = vi.fn();
  const whole = `event: delta\ndata: {"text":"Héllo "}\n\nevent: delta\ndata: {"text":"you"}\n\nevent: done\ndata: {"answer":"Héllo you","thread_id":"${thread}"}\n\n`;
  const answer = await readAnswer(stream(...(whole.match(/[\s\S]{1,5}/g) ?? [])), onDelta);
  expect(onDelta.mock.calls.flat()).toEqual(['Héllo ', 'you']);
  expect(answer).toMatchObject({ answer: 'Héllo you', threadId: thread });
});

test('an answer that arrives in one piece is read too', async () => {
  const response = Response.json({ answer: 'Sleep well.', thread_id: thread });
  expect(await readAnswer(response, vi.fn())).toMatchObject({
    answer: 'Sleep well.',
    threadId: thread,
  });
});

test.each([{}, { answer: null }, { answer: '  ' }, [], 'x'])(
  'a response without an answer is recognised: %j',
  async (body) => {
    expect(await readAnswer(Response.json(body), vi.fn())).toMatchObject({
      answer: '',
      threadId: null,
    });
  },
);

test('a stream that ends early throws an error', async () => {
  const broken = stream('event: delta\ndata: {"text":"Hel"}\n\n');
  await expect(readAnswer(broken, vi.fn())).rejects.toThrow();
});

test('the kind of crisis, the contacts and the choices are read from an answer', async () => {
  const contacts = [{ name: 'Emergency services', address: 'tel:112' }];
  const choices = [{ title: 'Sleep', path: '/resources/sleep', slug: 'sleep' }];
  const body = { answer: 'Call.', thread_id: 'x', crisis: 'alarm', contacts, choices };
  expect(await readAnswer(Response.json(body), () => {})).toMatchObject({
    crisis: 'alarm',
    contacts,
    choices,
  });
});
