import {
  breathingSession,
  calmKitResponse,
  keepReframeRequest,
  ownReframeRequest,
} from '@hearthway/domain/calm-kit/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { readCalmKit } from './read-calm-kit.ts';
import { addBreathing, keepReframe, saveOwnReframe } from './write-calm-kit.ts';

export const calmKitRoutes = new Hono<MemberEnv>()
  .get(
    '/',
    described('Breathing totals, saved reframes and the member’s own reframes', calmKitResponse),
    async (c) => c.json(await readCalmKit(c.var.call)),
  )
  .put(
    '/breathing',
    described('Add a breathing session. Repeating the request changes nothing', calmKitResponse),
    valid('json', breathingSession),
    async (c) => c.json(await addBreathing(c.var.call, c.req.valid('json'))),
  )
  .put(
    '/reframes/kept',
    described(
      'Save a built-in reframe, or stop saving it. The latest choice wins',
      calmKitResponse,
    ),
    valid('json', keepReframeRequest),
    async (c) => c.json(await keepReframe(c.var.call, c.req.valid('json'))),
  )
  .put(
    '/reframes/own',
    described('Save or delete one of the member’s own reframes', calmKitResponse, {
      refusals: { 422: 'The member already has the maximum number of reframes' },
    }),
    valid('json', ownReframeRequest),
    async (c) => c.json(await saveOwnReframe(c.var.call, c.req.valid('json'))),
  );
