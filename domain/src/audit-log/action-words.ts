import type { AuditAction } from '../audit/contract.ts';

export const ACTION_WORDS: Record<AuditAction, string> = {
  looked_up: 'Record looked at',
  tier_changed: 'Tier changed',
  expiry_changed: 'Expiry changed',
  admin_granted: 'Admin access given',
  desk_role_granted: 'Role given',
  desk_role_revoked: 'Role taken back',
  members_listed: 'List of members read',
  note_changed: 'Note changed',
  gift_given: 'Gift given',
  trial_given: 'Trial opened',
  invited: 'Invited',
  account_closed: 'Account closed',
  log_read: 'Log read',
};
