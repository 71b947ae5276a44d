import { z } from 'zod';
import { AUDIT_ACTIONS, auditDetails } from '../audit/contract.ts';

export const auditLogQuery = z.strictObject({
  actor: z.uuid().optional(),
  action: z.enum(AUDIT_ACTIONS).optional(),
  /** `from` and `to` are the first and last day to show, both inclusive and in UTC. */
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
  /** Who performed the action; null if that person's account has been deleted. */
  by: z
    .union([
      z.object({ kind: z.literal('operator') }),
      z.object({ kind: z.literal('payments') }),
      person.extend({ kind: z.literal('person') }),
    ])
    .nullable(),
  /**
   * The member whose record was affected. Null if that account has been deleted or the entry
   * concerns no member.
   */
  about: person.nullable(),
});
export type AuditLogEntry = z.infer<typeof auditLogEntry>;

export const auditLogResponse = z.object({
  entries: z.array(auditLogEntry),
  people: z.array(person),
  /** Id to pass as `before` to load the next page; null on the last page. */
  before: z.number().int().nullable(),
});
export type AuditLogResponse = z.infer<typeof auditLogResponse>;
