import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { applyPayments } from './apply-payments.ts';
import { paidMembership } from './paid-membership.ts';
import type { PaymentEvent } from './payment-event.ts';

const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n));
const paid = (at: number, until: number, subscription = 's1', tier = 'premium' as const) =>
  ({
    kind: 'paid',
    id: `p${at}${subscription}`,
    at: day(at),
    until: day(until),
    subscription,
    tier,
  }) as const;
const late = (at: number) =>
  ({ kind: 'past_due', id: `l${at}`, at: day(at), subscription: 's1' }) as const;
const cancelled = (at: number, until = at) =>
  ({
    kind: 'cancelled',
    id: `c${at}`,
    at: day(at),
    until: day(until),
    subscription: 's1',
  }) as const;
const other = (kind: 'refunded' | 'disputed' | 'dispute_won', at: number) =>
  ({ kind, id: `${kind}${at}`, at: day(at) }) as const;

test.each<[string, PaymentEvent[], number | null, string | null]>([
  ['no payment gives no membership', [], null, null],
  ['a first payment opens premium', [paid(0, 30)], 30, 'active'],
  ['a renewal extends premium', [paid(0, 30), paid(30, 60)], 60, 'active'],
  ['a failed renewal gives a week of grace', [paid(0, 30), late(30)], 37, 'past_due'],
  ['a late renewal ends the grace period', [paid(0, 30), late(30), paid(33, 60)], 60, 'active'],
  ['a failed first payment gives no membership', [late(0)], null, null],
  ['an immediate cancellation ends premium', [paid(0, 30), cancelled(10)], 10, 'cancelled'],
  [
    'a cancellation after the grace period ends premium',
    [paid(0, 30), late(30), cancelled(37)],
    37,
    'cancelled',
  ],
  ['a refund ends premium', [paid(0, 30), other('refunded', 5)], 5, 'refunded'],
  [
    'a payment after a refund opens premium again',
    [paid(0, 30), other('refunded', 5), paid(6, 36, 's2')],
    36,
    'active',
  ],
  ['a dispute ends premium', [paid(0, 30), other('disputed', 12)], 12, 'disputed'],
  [
    'a won dispute restores premium',
    [paid(0, 30), other('disputed', 12), other('dispute_won', 20)],
    30,
    'active',
  ],
  [
    'a renewal does not settle a dispute',
    [paid(0, 30), other('disputed', 12), paid(30, 60)],
    12,
    'disputed',
  ],
  [
    'the longer of two subscriptions counts',
    [paid(0, 30), paid(10, 40, 's2'), cancelled(11)],
    40,
    'active',
  ],
])('payment events decide the membership: %s', (_name, events, until, status) => {
  const membership = paidMembership(events);
  expect(membership?.premiumExpiresAt ?? null).toEqual(until === null ? null : day(until));
  expect(membership?.status ?? null).toBe(status);
});

const anyEvent: fc.Arbitrary<PaymentEvent> = fc
  .tuple(
    fc.constantFrom('paid', 'past_due', 'cancelled', 'refunded', 'disputed', 'dispute_won'),
    fc.integer({ min: 0, max: 20 }),
    fc.constantFrom('s1', 's2'),
    fc.constantFrom('premium', 'premium_plus'),
    fc.uuid(),
  )
  .map(([kind, at, subscription, tier, id]) => {
    const base = { id, at: day(at) };
    if (kind === 'paid') return { ...base, kind, subscription, tier, until: day(at + 30) } as const;
    if (kind === 'past_due') return { ...base, kind, subscription } as const;
    if (kind === 'cancelled') return { ...base, kind, subscription, until: day(at) } as const;
    return { ...base, kind } as PaymentEvent;
  });

describe('the order in which payment events arrive', () => {
  it('does not affect the resulting membership', () => {
    const shuffled = fc
      .uniqueArray(anyEvent, { maxLength: 12, selector: ({ id }) => id })
      .chain((events) =>
        fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
      );
    fc.assert(
      fc.property(shuffled, ([events, arrived]) => {
        expect(paidMembership(arrived)).toEqual(paidMembership(events));
      }),
      { numRuns: 300 },
    );
  });
});

describe('when payments and the desk both change a membership', () => {
  const record = (until: number | null) =>
    ({
      tier: 'premium',
      premiumStartedAt: day(0),
      premiumExpiresAt: until === null ? null : day(until),
    }) as const;
  const free = { tier: 'free', premiumStartedAt: null, premiumExpiresAt: null } as const;
  const now = day(10);

  test.each([
    ['a first payment opens premium', free, null, record(40), record(40)],
    ['a renewal extends premium', record(30), record(30), record(60), record(60)],
    ['a refund ends paid premium', record(30), record(30), record(10), record(10)],
    [
      'a gift that lasts longer than the payment is kept',
      record(90),
      record(30),
      record(60),
      record(90),
    ],
    ['premium without an expiry is kept', record(null), null, record(60), record(null)],
    ['an expired gift is replaced by the paid period', record(5), record(3), record(9), record(9)],
  ])(
    'the resulting membership follows a fixed rule: %s',
    (_name, current, applied, paid, result) => {
      expect(applyPayments({ current, applied, paid }, now)).toEqual(result);
    },
  );
});
