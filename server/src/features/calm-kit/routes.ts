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
  .get('/', described('What was breathed and kept', calmKitResponse), async (c) =>
    c.json(await readCalmKit(c.var.call)),
  )
  .put(
    '/breathing',
    described('Count a time of breathing; a repeat changes nothing', calmKitResponse),
    valid('json', breathingSession),
    async (c) => c.json(await addBreathing(c.var.call, c.req.valid('json'))),
  )
  .put(
    '/reframes/kept',
    described('Keep one of our reframes, or let it go; the later word counts', calmKitResponse),
    valid('json', keepReframeRequest),
    async (c) => c.json(await keepReframe(c.var.call, c.req.valid('json'))),
  )
  .put(
    '/reframes/own',
    described('Keep a reframe in one’s own words, or take it away', calmKitResponse, {
      refusals: { 422: 'There are as many as the kit can hold' },
    }),
    valid('json', ownReframeRequest),
    async (c) => c.json(await saveOwnReframe(c.var.call, c.req.valid('json'))),
  );
