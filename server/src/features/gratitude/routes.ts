import {
  gratitudeHistoryQuery,
  gratitudeHistoryResponse,
  gratitudeQuery,
  gratitudeResponse,
  saveGratitudeRequest,
} from '@hearthway/domain/gratitude/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { readGratitude } from './read-gratitude.ts';
import { readGratitudes } from './read-gratitudes.ts';
import { saveGratitude } from './save-gratitude.ts';

export const gratitudeRoutes = new Hono<MemberEnv>()
  .get(
    '/',
    described('The gratitude choice for a day, or null', gratitudeResponse),
    valid('query', gratitudeQuery),
    async (c) => c.json(await readGratitude(c.var.call, c.req.valid('query'))),
  )
  .get(
    '/days',
    described('Past gratitude choices, newest first', gratitudeHistoryResponse),
    valid('query', gratitudeHistoryQuery),
    async (c) => c.json(await readGratitudes(c.var.call, c.req.valid('query'))),
  )
  .put(
    '/',
    described('Save the gratitude choice for a day, replacing any earlier one', gratitudeResponse, {
      answer: 'The saved choice',
      refusals: { 422: 'The day is too far back, or hasn’t begun in any time zone' },
    }),
    valid('json', saveGratitudeRequest),
    async (c) => c.json(await saveGratitude(c.var.call, c.req.valid('json'))),
  );
