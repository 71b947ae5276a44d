import { z } from 'zod';
import { DESK_ROLES, TIERS } from '../vocabulary.ts';

export const AUDIT_ACTIONS = [
  'looked_up',
  'tier_changed',
  'expiry_changed',
  'admin_granted',
  'desk_role_granted',
  'desk_role_revoked',
  'members_listed',
  'members_exported',
  'note_changed',
  'premium_request_done',
  'gift_given',
  'trial_given',
  'imported',
  'invited',
  'account_closed',
  'log_read',
  'token_created',
  'token_revoked',
  'webhook_added',
  'webhook_changed',
  'webhook_removed',
  'webhook_secret_changed',
  'webhook_replayed',
  'letter_sent',
  'letter_stopped',
  'letters_stopped',
  'letters_allowed',
  'page_published',
  'page_withdrawn',
  'page_reviewed',
  'offer_added',
  'offer_changed',
  'offer_switched_on',
  'offer_switched_off',
  'price_changed',
  'setting_changed',
  'refund_asked',
  'summary_opened',
  'summary_locked',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

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
