import { homeQuery, homeResponse } from '@hearthway/domain/home/contract';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { readHome } from './read-home.ts';

export const homeRoutes = ({ config }: Pick<Deps, 'config'>) =>
  new Hono<MemberEnv>().get(
    '/',
    described(
      'Everything on the home screen: the member, today’s items, the nudge card and the offers',
      homeResponse,
    ),
    valid('query', homeQuery),
    async (c) => c.json(await readHome(c.var.call, c.req.valid('query'), config.public.links)),
  );
