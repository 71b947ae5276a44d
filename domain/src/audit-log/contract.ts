import { z } from 'zod';
import { AUDIT_ACTIONS } from '../audit/actions.ts';
import { auditDetails } from '../audit/contract.ts';

export const auditLogQuery = z.strictObject({
  actor: z.uuid().optional(),
  action: z.enum(AUDIT_ACTIONS).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  before: z.coerce.number().int().positive().optional(),
});
export type AuditLogQuery = z.infer<typeof auditLogQuery>;

const person = z.object({ userId: z.uuid(), name: z.string() });

const auditLogEntry = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  action: z.enum(AUDIT_ACTIONS),
  details: auditDetails,
  by: z
    .union([
      z.object({ kind: z.literal('operator') }),
      z.object({ kind: z.literal('payments') }),
      z.object({ kind: z.literal('token'), name: z.string() }),
      z.object({ kind: z.literal('link') }),
      person.extend({ kind: z.literal('person') }),
    ])
    .nullable(),
  about: person.nullable(),
});
export type AuditLogEntry = z.infer<typeof auditLogEntry>;

export const auditLogResponse = z.object({
  entries: z.array(auditLogEntry),
  people: z.array(person),
  before: z.number().int().nullable(),
});
export type AuditLogResponse = z.infer<typeof auditLogResponse>;
