import { saveUrgeRequest, urgeResponse, urgesResponse } from '@hearthway/domain/hfs-cycle/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { readUrges } from './read-urges.ts';
import { saveUrge } from './save-urge.ts';

export const hfsCycleRoutes = new Hono<MemberEnv>()
  .get('/urges', described('The last hundred urges, newest first', urgesResponse), async (c) =>
    c.json(await readUrges(c.var.call)),
  )
  .put(
    '/urges',
    described('Log an urge or its outcome. Repeating the request changes nothing', urgeResponse, {
      answer: 'The saved urge',
    }),
    valid('json', saveUrgeRequest),
    async (c) => c.json(await saveUrge(c.var.call, c.req.valid('json'))),
  );
