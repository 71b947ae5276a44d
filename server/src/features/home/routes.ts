import { homeQuery, homeResponse } from '@hearthway/domain/home/contract';
import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { valid } from '../../http/validation.ts';
import { readHome } from './read-home.ts';

export const homeRoutes = ({ db, clock }: Deps) =>
  new Hono<MemberEnv>().get(
    '/',
    describeRoute({
      summary: 'Everything the home screen shows: the member, today, the nudge card, the offers',
      responses: {
        200: {
          description: 'The home screen',
          content: { 'application/json': { schema: resolver(homeResponse) } },
        },
      },
    }),
    valid('query', homeQuery),
    async (c) => c.json(await readHome(db, c.var.member, c.req.valid('query'), clock.now())),
  );
