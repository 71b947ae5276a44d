import { markRequest, readingMarksResponse } from '@hearthway/domain/resources/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { readMarks, setMark } from './reading-marks.ts';

/** These routes are not below /resources, because any name there could be a resource's slug. */
export const readingMarksRoutes = new Hono<MemberEnv>()
  .get(
    '/',
    described('The slugs of resources the member has saved or read', readingMarksResponse),
    async (c) => c.json(await readMarks(c.var.call)),
  )
  .put(
    '/',
    described('Mark a resource as saved or read, or remove the mark', readingMarksResponse),
    valid('json', markRequest),
    async (c) => c.json(await setMark(c.var.call, c.req.valid('json'))),
  );
