import { coachWordsRequest, coachWordsResponse } from '@hearthway/domain/coach/contract';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { wordReply } from './word-reply.ts';

export const coachRoutes = (deps: Deps) =>
  new Hono<MemberEnv>().post(
    '/words',
    described('What the coach says, worded by the model; nothing is stored', coachWordsResponse, {
      refusals: { 404: 'No model is configured' },
    }),
    valid('json', coachWordsRequest),
    async (c) =>
      c.json(await wordReply({ ...deps, ...c.var.call }, c.req.valid('json'), c.req.raw.signal)),
  );
