import {
  experimentsQuery,
  experimentsResponse,
  markExperimentDayRequest,
  markedExperimentDay,
  startExperimentRequest,
  stopExperimentRequest,
} from '@hearthway/domain/experiments/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { readExperiments } from './read-experiments.ts';
import { markExperimentDay, startExperiment, stopExperiment } from './write-experiments.ts';

export const experimentsRoutes = new Hono<MemberEnv>()
  .get(
    '/',
    described('The member’s experiments, with the recorded days', experimentsResponse),
    valid('query', experimentsQuery),
    async (c) => c.json(await readExperiments(c.var.call, c.req.valid('query'))),
  )
  .put(
    '/',
    described('Start an experiment. Repeating the request changes nothing', experimentsResponse, {
      refusals: {
        403: 'The free experiment has been used, or this one would last longer than two weeks',
        422: 'An experiment is already running, or the habit shouldn’t be tried without a clinician',
      },
    }),
    valid('json', startExperimentRequest),
    async (c) => c.json(await startExperiment(c.var.call, c.req.valid('json'))),
  )
  .put(
    '/days',
    described('Record whether a day went as planned. The latest answer wins', markedExperimentDay, {
      refusals: { 404: 'There is no such experiment', 422: 'The day isn’t part of the experiment' },
    }),
    valid('json', markExperimentDayRequest),
    async (c) => c.json(await markExperimentDay(c.var.call, c.req.valid('json'))),
  )
  .put(
    '/stop',
    described('Stop an experiment', experimentsResponse, {
      refusals: { 404: 'There is no such experiment' },
    }),
    valid('json', stopExperimentRequest),
    async (c) => c.json(await stopExperiment(c.var.call, c.req.valid('json'))),
  );
