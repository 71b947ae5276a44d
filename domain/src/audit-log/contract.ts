import { z } from 'zod';
import { AUDIT_ACTIONS, auditDetails } from '../audit/contract.ts';

export const auditLogQuery = z.strictObject({
  actor: z.uuid().optional(),
  action: z.enum(AUDIT_ACTIONS).optional(),
  /** The first and the last day, as the calendar of UTC has them. */
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
  /** Null for an account that is gone. */
  by: z
    .union([
      z.object({ kind: z.literal('operator') }),
      z.object({ kind: z.literal('payments') }),
      person.extend({ kind: z.literal('person') }),
    ])
    .nullable(),
  /** Null for an account that is gone, and where it was about nobody. */
  about: person.nullable(),
});
export type AuditLogEntry = z.infer<typeof auditLogEntry>;

export const auditLogResponse = z.object({
  entries: z.array(auditLogEntry),
  /** Whoever can be asked for as the one who did it. */
  people: z.array(person),
  /** Where the next page begins. */
  before: z.number().int().nullable(),
});
export type AuditLogResponse = z.infer<typeof auditLogResponse>;
