import { focusResponse, saveFocusRequest } from '@hearthway/domain/focus/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { readFocus } from './read-focus.ts';
import { saveFocus } from './save-focus.ts';

export const focusRoutes = new Hono<MemberEnv>()
  .get(
    '/',
    described('The focus of the member’s daily nudges, or null', focusResponse),
    async (c) => c.json(await readFocus(c.var.call)),
  )
  .put(
    '/',
    described('Choose a focus for the daily nudges, or none', focusResponse),
    valid('json', saveFocusRequest),
    async (c) => c.json(await saveFocus(c.var.call, c.req.valid('json'))),
  );
