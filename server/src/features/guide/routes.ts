import {
  guideRequest,
  guideResponse,
  guideThreadParams,
  guideThreadResponse,
} from '@hearthway/domain/guide/contract';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { describeRoute, resolver } from 'hono-openapi';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { answerQuestion, type GuideDeps } from './answer-question.ts';
import { deleteThread, readLatestThread } from './kept-thread.ts';

const wantsStream = (accept: string | undefined) => /\btext\/event-stream\b/i.test(accept ?? '');

/** The specification fixes this path: the guide began as a function called `hello-world`. */
export const guideRoutes = (deps: GuideDeps) =>
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
      const {
        is_safe: isSafe,
        after_alarm: isAfterAlarm,
        answers_alarm: isReplyToAlarm,
        said_safe: hasSaidSafe,
        alarm_about: alarmAbout,
        ...rest
      } = context ?? {};
      const question = {
        ...{ ...rest, message, threadId },
        ...{ isSafe, isAfterAlarm, isReplyToAlarm, hasSaidSafe, alarmAbout },
      };
      const writeAnswer = await answerQuestion({ ...deps, ...c.var.call }, question);
      if (!wantsStream(c.req.header('accept'))) {
        return c.json(await writeAnswer(async () => {}, c.req.raw.signal));
      }
      c.header('Cache-Control', 'no-store, no-transform');
      return streamSSE(c, async (stream) => {
        const disconnected = new AbortController();
        stream.onAbort(() => disconnected.abort());
        const send = (text: string) =>
          stream.writeSSE({ event: 'delta', data: JSON.stringify({ text }) });
        try {
          const whole = await writeAnswer(send, disconnected.signal);
          await stream.writeSSE({ event: 'done', data: JSON.stringify(whole) });
        } catch (err) {
          // The error is caught here, because Hono would print its message, which may contain the
          // question.
          c.var.log.error({ err }, 'failed while streaming the answer');
        }
      });
    },
  );

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
