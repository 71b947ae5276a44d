import { describe, expect, it, test } from 'vitest';
import { canRefund, describePayments, isRefundPending, listPayments } from './payment-words.ts';

const now = new Date('2026-11-18T12:00:00Z');
const at = '2026-11-18T09:00:00.000Z';
const earlier = '2026-11-01T09:00:00.000Z';
const later = '2026-11-25T09:00:00.000Z';
const none = { until: null, amount: null, currency: null, reason: null, nextTryAt: null };
const words = (
  paymentStatus: Parameters<typeof describePayments>[0]['paymentStatus'],
  kind?: 'paid' | 'past_due' | 'cancelled' | 'refunded' | 'disputed',
  premiumExpiresAt: string | null = later,
) => {
  const events = kind ? [{ kind, at, ...none }] : [];
  const record = {
    paymentStatus,
    payments: { url: null, hasMailServer: true, events },
    premiumExpiresAt,
  };
  return describePayments(record, { now });
};

test.each([
  ['is asked for after the last payment', [['paid', at]], later, true],
  [
    'is reported by Stripe',
    [
      ['paid', at],
      ['refunded', later],
    ],
    at,
    false,
  ],
  ['was for an earlier payment', [['paid', later]], at, false],
  ['was never asked for', [['paid', at]], null, false],
] as const)('a refund that %s counts as pending: $3', (_name, events, askedAt, expected) => {
  const asked = { action: 'refund_asked' as const, details: {}, by: null };
  const record = {
    history: askedAt ? [{ ...asked, at: askedAt }] : [],
    payments: {
      url: null,
      hasMailServer: true,
      events: events.map(([kind, at]) => ({ kind, at, ...none })),
    },
  };
  expect(isRefundPending(record)).toBe(expected);
});

describe('the desk’s text about a member’s payments', () => {
  it('says when a payment failed, what we did and what happens next', () => {
    expect(words('past_due', 'past_due')).toEqual({
      title: 'The payment failed on 18 November 2026',
      text: 'We’ve emailed them. Stripe tries again automatically; Premium ends on 25 November 2026 if that fails.',
      isProblem: true,
    });
  });

  it('says that the member has had no email if there is no mail server', () => {
    const payments = { url: null, hasMailServer: false, events: [] };
    const record = { paymentStatus: 'past_due' as const, payments, premiumExpiresAt: null };
    expect(describePayments(record, { now }).text).toBe(
      'They haven’t had an email about it, because no mail server is set up. Stripe tries again automatically.',
    );
  });

  it('says why a payment failed and when Stripe will try again', () => {
    const failed = { kind: 'past_due' as const, at, ...none, reason: 'insufficient_funds' };
    const describe = (nextTryAt: string) =>
      describePayments(
        {
          ...{ paymentStatus: 'past_due', premiumExpiresAt: later },
          payments: { url: null, hasMailServer: true, events: [{ ...failed, nextTryAt }] },
        },
        { now },
      ).text;
    expect(describe('2026-11-21T09:00:00.000Z')).toBe(
      'There wasn’t enough money in the account. We’ve emailed them. Stripe tries again on 21 November 2026; Premium ends on 25 November 2026 if that fails.',
    );
    expect(describe('2026-11-18T10:00:00.000Z')).toContain('Stripe tries again automatically;');
  });

  test.each([
    [words('active', 'paid'), 'Renews automatically', false],
    [words('active'), 'No payments recorded yet', false],
    [words('cancelled', 'cancelled'), 'Cancelled on 18 November 2026', false],
    [words('refunded', 'refunded', at), 'Refunded on 18 November 2026', false],
    [words('disputed', 'disputed', at), 'Disputed with the bank on 18 November 2026', true],
    [words(null), 'No payment yet', false],
  ])('describes %j as “%s”', (found, title, isProblem) => {
    expect(found).toMatchObject({ title, isProblem });
  });

  it('promises no renewal while a refund is on its way', () => {
    const record = { paymentStatus: 'active' as const, payments: null, premiumExpiresAt: later };
    expect(describePayments(record, { now, isRefunding: true })).toEqual({
      title: 'Refund on its way',
      text: 'The subscription has ended, so they won’t be charged again.',
      isProblem: false,
    });
  });
});

describe('the list of a member’s payments', () => {
  type Event = NonNullable<Parameters<typeof listPayments>[0]['payments']>['events'][number];
  type Logged = Parameters<typeof listPayments>[0]['history'];
  const rows = (events: (Partial<Event> & Pick<Event, 'kind'>)[], history: Logged = []) =>
    listPayments({
      ...{
        history,
        payments: {
          url: null,
          hasMailServer: true,
          events: events.map((one) => ({ at, ...none, ...one })),
        },
      },
    }).map(({ words, amount }) => [words, amount]);
  const paid = { kind: 'paid', at: earlier, until: later, amount: 1990, currency: 'eur' } as const;

  it('says what happened and until when a payment extends Premium', () => {
    expect(
      rows([{ kind: 'past_due' }, { kind: 'past_due', reason: 'expired_card' }, paid]),
    ).toEqual([
      ['Payment failed', null],
      ['Payment failed: the card has expired', null],
      ['Paid, Premium until 25 November 2026', '€19.90'],
    ]);
  });

  it('leaves out the end of a membership whose payment was refunded', () => {
    expect(rows([{ kind: 'refunded', amount: 1990, currency: 'eur' }, paid])).toEqual([
      ['Refunded, Premium ended', '−€19.90'],
      ['Paid', '€19.90'],
    ]);
  });

  it('takes a missing refund amount from the desk’s log', () => {
    const details = { price: '€19.90' };
    const asked = { at, action: 'refund_asked' as const, details, by: 'Ruth' };
    expect(rows([{ kind: 'refunded' }, paid], [asked])[0]?.[1]).toBe('−€19.90');
    expect(rows([{ kind: 'refunded' }, paid])[0]?.[1]).toBeNull();
  });

  it('shows nothing left to refund until the member pays again', () => {
    const events = (...kinds: Event['kind'][]) =>
      canRefund({
        payments: {
          url: null,
          hasMailServer: true,
          events: kinds.map((kind) => ({ kind, at, ...none })),
        },
      });
    expect(events('paid')).toBe(true);
    expect(events('past_due', 'paid')).toBe(true);
    expect(events('refunded', 'cancelled', 'paid', 'paid')).toBe(false);
    expect(events('paid', 'refunded', 'paid')).toBe(true);
    expect(events()).toBe(false);
  });
});
