import { markRequest, readingMarksResponse } from '@hearthway/domain/resources/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { readMarks, setMark } from './reading-marks.ts';

/** At an address of their own: any word may be the name of a resource. */
export const readingMarksRoutes = new Hono<MemberEnv>()
  .get(
    '/',
    described('What is saved for later and what was read', readingMarksResponse),
    async (c) => c.json(await readMarks(c.var.call)),
  )
  .put(
    '/',
    described(
      'Save a resource for later or mark it as read, or take that back',
      readingMarksResponse,
    ),
    valid('json', markRequest),
    async (c) => c.json(await setMark(c.var.call, c.req.valid('json'))),
  );
