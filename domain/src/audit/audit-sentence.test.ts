import { expect, test } from 'vitest';
import { auditSentence } from './audit-sentence.ts';
import type { AuditEntry } from './contract.ts';

const formatDate = (date: Date) => date.toISOString().slice(0, 10);
const ruth = { kind: 'admin', firstName: 'Ruth' } as const;
const gone = { kind: 'admin', firstName: null } as const;
const may = '2027-05-14T00:00:00Z';

test.each<[AuditEntry['action'], AuditEntry['by'], AuditEntry['details'], string]>([
  ['looked_up', ruth, {}, 'Ruth from our team looked up your membership.'],
  ['looked_up', gone, {}, 'Someone from our team looked up your membership.'],
  ['looked_up', { kind: 'self' }, {}, 'You looked up your membership.'],
  [
    'tier_changed',
    ruth,
    { fromTier: 'free', toTier: 'premium_plus', toExpiry: may },
    'Ruth from our team changed your membership from free to premium plus, until 2027-05-14.',
  ],
  [
    'tier_changed',
    ruth,
    { fromTier: 'premium', toTier: 'free', toExpiry: null },
    'Ruth from our team changed your membership from premium to free.',
  ],
  [
    'expiry_changed',
    ruth,
    { fromExpiry: '2027-01-01T00:00:00Z', toExpiry: may },
    'Ruth from our team changed the end date of your Premium from 2027-01-01 to 2027-05-14.',
  ],
  [
    'expiry_changed',
    ruth,
    { fromExpiry: null, toExpiry: may },
    'Ruth from our team changed the end date of your Premium to 2027-05-14.',
  ],
  [
    'tier_changed',
    { kind: 'payments' },
    { fromTier: 'free', toTier: 'premium', toExpiry: may, byPayments: true },
    'A payment changed your membership from free to premium, until 2027-05-14.',
  ],
  [
    'tier_changed',
    { kind: 'token', name: 'Shop' },
    { fromTier: 'premium', toTier: 'free', toExpiry: null, byToken: 'Shop' },
    'One of the practice’s tools (Shop) changed your membership from premium to free.',
  ],
  [
    'admin_granted',
    { kind: 'operator' },
    {},
    'The operator of this service gave you admin access.',
  ],
  [
    'summary_opened',
    { kind: 'link' },
    { byLink: true },
    'Someone with your link and code opened the summary you shared.',
  ],
  [
    'summary_locked',
    { kind: 'link' },
    { byLink: true },
    'Someone entered too many wrong codes, so a link to your summary was closed.',
  ],
])('the audit log describes the action %s performed by %o', (action, by, details, sentence) => {
  expect(auditSentence({ action, by, details }, formatDate)).toBe(sentence);
});
