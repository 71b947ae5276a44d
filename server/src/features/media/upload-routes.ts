import { mediaParam, partParam } from '@hearthway/domain/media/contract';
import { MEDIA_TEXT } from '@hearthway/domain/media/messages';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { HttpProblem } from '../../http/problem.ts';
import { valid } from '../../http/validation.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { finishUpload, receivePart } from './uploads.ts';

const eightAtOnce = limitConcurrency(8);

export const uploadRoutes = (deps: Pick<Deps, 'media' | 'config'>) =>
  new Hono<MemberEnv>()
    .put('/:id/:index', valid('param', partParam), async (c) => {
      const { body } = c.req.raw;
      const length = c.req.header('content-length');
      const read = (expected: number) => {
        if (!body || (length !== undefined && Number(length) !== expected)) throw notThisPart();
        return readExactly(body, expected);
      };
      const input = { ...c.req.valid('param'), read };
      return c.json(await eightAtOnce(() => receivePart(c.var.call, input, deps)));
    })
    .post('/:id/finish', valid('param', mediaParam), async (c) =>
      c.json(await finishUpload(c.var.call, c.req.valid('param'), deps)),
    );

const notThisPart = () => new HttpProblem(400, 'not_this_part', MEDIA_TEXT.outOfOrder);

async function readExactly(body: ReadableStream<Uint8Array>, length: number): Promise<Buffer> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > length) {
      reader.cancel().catch(() => {});
      throw notThisPart();
    }
    chunks.push(value);
  }
  if (size < length) throw notThisPart();
  return Buffer.concat(chunks);
}
