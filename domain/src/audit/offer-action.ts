import type { AuditAction } from './actions.ts';

interface Switched {
  active: boolean;
}

export function offerAction(before: Switched | undefined, after: Switched): AuditAction {
  if (!before) return 'offer_added';
  if (before.active === after.active) return 'offer_changed';
  return after.active ? 'offer_switched_on' : 'offer_switched_off';
}
