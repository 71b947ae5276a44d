import { auditLogQuery, auditLogResponse } from '@hearthway/domain/audit-log/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { readAuditLog } from './read-audit-log.ts';

export const auditLogRoutes = new Hono<MemberEnv>().get(
  '/',
  described('The audit log, newest first, filtered by actor, action and day', auditLogResponse, {
    refusals: { 403: 'Only the inner circle can do this' },
  }),
  valid('query', auditLogQuery),
  async (c) => c.json(await readAuditLog(c.var.call, c.req.valid('query'))),
);
