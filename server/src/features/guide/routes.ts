import {
  guideRequest,
  guideResponse,
  guideThreadParams,
  guideThreadResponse,
} from '@hearthway/domain/guide/contract';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { describeRoute, resolver } from 'hono-openapi';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { answerQuestion } from './answer-question.ts';
import { deleteThread, readLatestThread } from './kept-thread.ts';

const wantsStream = (accept: string | undefined) => /\btext\/event-stream\b/i.test(accept ?? '');

/** The guide keeps the address of the function it grew from. */
export const guideRoutes = (deps: Deps) =>
  new Hono<MemberEnv>().post(
    '/hello-world',
    describeRoute({
      summary: 'Ask the guide',
      responses: {
        200: {
          description: 'The answer, whole or as a stream of `delta` events ended by `done`',
          content: {
            'application/json': { schema: resolver(guideResponse) },
            'text/event-stream': { schema: { type: 'string' } },
          },
        },
      },
    }),
    valid('json', guideRequest),
    async (c) => {
      const { message, thread_id: threadId, context } = c.req.valid('json');
      const { page, today, is_safe: isSafe } = context ?? {};
      const question = { message, threadId, page, today, isSafe };
      const answering = await answerQuestion({ ...deps, ...c.var.call }, question);
      if (!wantsStream(c.req.header('accept'))) {
        return c.json(await answering(async () => {}, c.req.raw.signal));
      }
      c.header('Cache-Control', 'no-store, no-transform');
      return streamSSE(c, async (stream) => {
        const gone = new AbortController();
        stream.onAbort(() => gone.abort());
        const send = (text: string) =>
          stream.writeSSE({ event: 'delta', data: JSON.stringify({ text }) });
        try {
          const whole = await answering(send, gone.signal);
          await stream.writeSSE({ event: 'done', data: JSON.stringify(whole) });
        } catch (err) {
          // Left to Hono, it would be printed with its message, which may hold the question.
          c.var.log.error({ err }, 'the answer broke off');
        }
      });
    },
  );

/** What was said before, beside the function that answers. */
export const guideThreadRoutes = new Hono<MemberEnv>()
  .get(
    '/thread',
    described('The latest conversation with the guide', guideThreadResponse),
    async (c) => c.json(await readLatestThread(c.var.call)),
  )
  .delete(
    '/threads/:id',
    described('Delete a conversation with the guide, on every device', null),
    valid('param', guideThreadParams),
    async (c) => {
      await deleteThread(c.var.call, c.req.valid('param'));
      return c.body(null, 204);
    },
  );
