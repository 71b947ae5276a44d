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
    described('What the member is grateful for on a day, or null', gratitudeResponse),
    valid('query', gratitudeQuery),
    async (c) => c.json(await readGratitude(c.var.call, c.req.valid('query'))),
  )
  .get(
    '/days',
    described('What the member was grateful for, newest first', gratitudeHistoryResponse),
    valid('query', gratitudeHistoryQuery),
    async (c) => c.json(await readGratitudes(c.var.call, c.req.valid('query'))),
  )
  .put(
    '/',
    described(
      'Choose what to be grateful for; replaces the day’s earlier choice',
      gratitudeResponse,
      {
        answer: 'The choice as it is stored now',
        refusals: { 422: 'The day is over, or is not today anywhere' },
      },
    ),
    valid('json', saveGratitudeRequest),
    async (c) => c.json(await saveGratitude(c.var.call, c.req.valid('json'))),
  );
