import { clinicianSummary, summaryRequest } from '@hearthway/domain/clinician-summary/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { readSummary } from './read-summary.ts';

export const clinicianSummaryRoutes = new Hono<MemberEnv>().post(
  '/',
  described('What the member recorded in a period, for a clinician', clinicianSummary),
  valid('json', summaryRequest),
  async (c) => c.json(await readSummary(c.var.call, c.req.valid('json'))),
);
