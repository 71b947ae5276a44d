import { meResponse } from '@hearthway/domain/account/contract';
import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { readMe } from './read-me.ts';

export const accountRoutes = ({ db, clock }: Deps) =>
  new Hono<MemberEnv>().get(
    '/me',
    describeRoute({
      summary: 'Who is signed in, with profile and membership',
      responses: {
        200: {
          description: 'The signed-in member',
          content: { 'application/json': { schema: resolver(meResponse) } },
        },
      },
    }),
    async (c) => c.json(await readMe(db, c.var.member, clock.now())),
  );
