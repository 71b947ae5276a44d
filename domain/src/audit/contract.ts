import { z } from 'zod';
import { DESK_ROLES, TIERS } from '../vocabulary.ts';

/** Log entries contain tiers and dates, but no names. */
export const AUDIT_ACTIONS = [
  'looked_up',
  'tier_changed',
  'expiry_changed',
  'admin_granted',
  'desk_role_granted',
  'desk_role_revoked',
  'members_listed',
  'note_changed',
  'gift_given',
  'trial_given',
  'invited',
  'account_closed',
  'log_read',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const auditDetails = z.object({
  fromTier: z.enum(TIERS).optional(),
  toTier: z.enum(TIERS).optional(),
  fromExpiry: z.iso.datetime().nullable().optional(),
  toExpiry: z.iso.datetime().nullable().optional(),
  deskRole: z.enum(DESK_ROLES).optional(),
  days: z.number().int().optional(),
  /** True if a payment event caused the change instead of a person. */
  byPayments: z.literal(true).optional(),
});
export type AuditDetails = z.infer<typeof auditDetails>;

export const auditEntry = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  action: z.enum(AUDIT_ACTIONS),
  details: auditDetails,
  /** Members see only an admin's first name; it is null if the account has been deleted. */
  by: z.union([
    z.object({ kind: z.literal('operator') }),
    z.object({ kind: z.literal('payments') }),
    z.object({ kind: z.literal('self') }),
    z.object({ kind: z.literal('admin'), firstName: z.string().nullable() }),
  ]),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditTrailResponse = z.object({ entries: z.array(auditEntry) });
