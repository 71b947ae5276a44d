import { focusResponse, saveFocusRequest } from '@hearthway/domain/focus/contract';
import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { valid } from '../../http/validation.ts';
import { readFocus } from './read-focus.ts';
import { saveFocus } from './save-focus.ts';

const content = { 'application/json': { schema: resolver(focusResponse) } };

export const focusRoutes = ({ db }: Deps) =>
  new Hono<MemberEnv>()
    .get(
      '/',
      describeRoute({
        summary: 'The word of the member’s daily nudges',
        responses: { 200: { description: 'The word, or null for none', content } },
      }),
      async (c) => c.json(await readFocus(db, c.var.member)),
    )
    .put(
      '/',
      describeRoute({
        summary: 'Choose the word of the daily nudges, or none',
        responses: { 200: { description: 'The word as it is stored now', content } },
      }),
      valid('json', saveFocusRequest),
      async (c) => c.json(await saveFocus(db, c.var.member, c.req.valid('json'))),
    );
