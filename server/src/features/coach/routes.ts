import { coachWordsRequest, coachWordsResponse } from '@hearthway/domain/coach/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { type CoachDeps, rephraseReply } from './rephrase-reply.ts';

export const coachRoutes = (deps: CoachDeps) =>
  new Hono<MemberEnv>().post(
    '/words',
    described('The coach’s reply rephrased by the model; nothing is stored', coachWordsResponse, {
      refusals: { 404: 'No model is configured' },
    }),
    valid('json', coachWordsRequest),
    async (c) =>
      c.json(
        await rephraseReply({ ...deps, ...c.var.call }, c.req.valid('json'), c.req.raw.signal),
      ),
  );
