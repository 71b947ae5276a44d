import { z } from 'zod';
import { DESK_ROLES, TIERS } from '../vocabulary.ts';
import { AUDIT_ACTIONS } from './actions.ts';

export const auditDetails = z.object({
  fromTier: z.enum(TIERS).optional(),
  toTier: z.enum(TIERS).optional(),
  fromExpiry: z.iso.datetime().nullable().optional(),
  toExpiry: z.iso.datetime().nullable().optional(),
  deskRole: z.enum(DESK_ROLES).optional(),
  days: z.number().int().optional(),
  letter: z.string().optional(),
  reason: z.enum(['asked', 'bounced']).optional(),
  price: z.string().optional(),
  page: z.string().optional(),
  offer: z.string().optional(),
  setting: z.string().optional(),
  byPayments: z.literal(true).optional(),
  byToken: z.string().optional(),
  byLink: z.literal(true).optional(),
  tool: z.string().optional(),
});
export type AuditDetails = z.infer<typeof auditDetails>;

export const auditEntry = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  action: z.enum(AUDIT_ACTIONS),
  details: auditDetails,
  by: z.union([
    z.object({ kind: z.literal('operator') }),
    z.object({ kind: z.literal('payments') }),
    z.object({ kind: z.literal('token'), name: z.string() }),
    z.object({ kind: z.literal('link') }),
    z.object({ kind: z.literal('self') }),
    z.object({ kind: z.literal('admin'), firstName: z.string().nullable() }),
  ]),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditTrailResponse = z.object({ entries: z.array(auditEntry) });
