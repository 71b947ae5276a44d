import { todayRequest, todayResponse } from '@hearthway/domain/desk-today/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { readToday } from './read-today.ts';
import type { TodayDeps } from './today-source.ts';

export const deskTodayRoutes = (deps: TodayDeps) =>
  new Hono<MemberEnv>().get(
    '/',
    described(
      'What needs attention today, limited to what the caller’s role can see',
      todayResponse,
      {
        refusals: { 403: 'Only people with a role at the desk can do this' },
      },
    ),
    valid('query', todayRequest),
    async (c) => {
      const { timeZone } = c.req.valid('query');
      return c.json(await readToday({ ...c.var.call, log: c.var.log }, deps, timeZone));
    },
  );
