import { healthSummary, saveHealthDaysRequest } from '@hearthway/domain/health-import/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { deleteHealthDays, readHealthSummary, saveHealthDays } from './health-days.ts';

export const healthImportRoutes = new Hono<MemberEnv>()
  .get('/', described('How many imported days are stored', healthSummary), async (c) =>
    c.json(await readHealthSummary(c.var.call)),
  )
  .put(
    '/',
    described('Save daily totals. Repeating the request changes nothing', healthSummary, {
      refusals: { 422: 'A day is in the future or more than ten years ago' },
    }),
    valid('json', saveHealthDaysRequest),
    async (c) => c.json(await saveHealthDays(c.var.call, c.req.valid('json'))),
  )
  .delete('/', described('Delete all imported days', healthSummary), async (c) =>
    c.json(await deleteHealthDays(c.var.call)),
  );
