import {
  gratitudeQuery,
  gratitudeResponse,
  saveGratitudeRequest,
} from '@hearthway/domain/gratitude/contract';
import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { valid } from '../../http/validation.ts';
import { readGratitude } from './read-gratitude.ts';
import { saveGratitude } from './save-gratitude.ts';

const content = { 'application/json': { schema: resolver(gratitudeResponse) } };

export const gratitudeRoutes = ({ db, clock }: Deps) =>
  new Hono<MemberEnv>()
    .get(
      '/',
      describeRoute({
        summary: 'What the member is grateful for on a day',
        responses: { 200: { description: 'The choice, or null', content } },
      }),
      valid('query', gratitudeQuery),
      async (c) => c.json(await readGratitude(db, c.var.member, c.req.valid('query'))),
    )
    .put(
      '/',
      describeRoute({
        summary: 'Choose what to be grateful for; replaces the day’s earlier choice',
        responses: {
          200: { description: 'The choice as it is stored now', content },
          422: { description: 'The day is over, or is not today anywhere' },
        },
      }),
      valid('json', saveGratitudeRequest),
      async (c) => c.json(await saveGratitude(db, c.var.member, c.req.valid('json'), clock.now())),
    );
