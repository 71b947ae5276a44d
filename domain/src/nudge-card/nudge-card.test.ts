import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays } from '../calendar.ts';
import { type Gender, PILLARS, QUICK_TAGS } from '../vocabulary.ts';
import { type NudgeSituation, nudgeCard } from './nudge-card.ts';
import { applyDontShowAgain, applyNotNow } from './prefs.ts';

const now = new Date('2026-11-15T20:00:00Z');
const today = '2026-11-15';
const prefs = { snoozeUntil: null, hiddenRules: [], dailyLastShown: null, lastRuleShown: null };
const profile = { gender: null, lastQuickTag: null, signals: {} };
const base: NudgeSituation = {
  ...{ profile, checkins: [], prefs, now, today },
  ...{ dismissedThisVisit: false, consented: true },
};
const days = (pillar: string, ...values: (number | null)[]) =>
  values.map((value, ago) => ({ date: addDays(today, -ago), [pillar]: value }));
const physical = { sex_issue_type: 'physical' };
const lowSex = days('sexual_health', 1, 1);
const lowFood = days('nutrition', 1, 0);

describe('nudge card rules', () => {
  test.each([
    ['nothing is known about the member', {}, [], 'FALLBACK_SHJ', 'charley'],
    [
      'hormonal balance low on two days',
      {},
      days('hormonal_balance', 1, 0, 2),
      'R1_HORMONES',
      'rui',
    ],
    [
      'hormonal balance low on one day',
      {},
      days('hormonal_balance', 1, null, 2),
      'FALLBACK_SHJ',
      'charley',
    ],
    [
      'hormonal balance low today and a week ago',
      {},
      [...days('hormonal_balance', 1), { date: addDays(today, -7), hormonal_balance: 0 }],
      'FALLBACK_SHJ',
      'charley',
    ],
    ['low sexual health', {}, lowSex, 'R2_SEX', 'neutral'],
    ['sexual health not rated', {}, days('sexual_health', null, null), 'FALLBACK_SHJ', 'charley'],
    [
      'low sexual health with a physical cause, gender unknown',
      { signals: physical },
      lowSex,
      'R2_SEX',
      'neutral',
    ],
    [
      'low sexual health with a physical cause',
      { signals: physical, gender: 'male' },
      lowSex,
      'R2_SEX',
      'rui',
    ],
    [
      'low sexual health with the quick tag libido',
      { lastQuickTag: 'libido', gender: 'female' },
      lowSex,
      'R2_SEX',
      'rui',
    ],
    [
      'relational',
      { signals: { sex_issue_type: 'relational' }, gender: 'male' },
      lowSex,
      'R2_SEX',
      'neutral',
    ],
    ['food low only', {}, lowFood, 'FALLBACK_SHJ', 'charley'],
    ['food low, weight tag', { lastQuickTag: 'weight' }, lowFood, 'R3_NUTRITION_WEIGHT', 'rui'],
    [
      'food low, weight signal',
      { signals: { weight_difficulty: 'yes' } },
      lowFood,
      'R3_NUTRITION_WEIGHT',
      'rui',
    ],
    [
      'food low, signals as a list',
      { signals: ['weight_difficulty'] },
      lowFood,
      'R3_NUTRITION_WEIGHT',
      'rui',
    ],
    ['weight tag, no check-ins', { lastQuickTag: 'weight' }, [], 'FALLBACK_SHJ', 'charley'],
    ['relationship', { lastQuickTag: 'relationship' }, [], 'R4_RELN', 'neutral'],
    [
      'hormones before sex',
      {},
      days('hormonal_balance', 0, 0).map((day) => ({ ...day, sexual_health: 0 })),
      'R1_HORMONES',
      'rui',
    ],
    [
      'sex before food',
      { lastQuickTag: 'weight' },
      lowFood.map((day) => ({ ...day, sexual_health: 0 })),
      'R2_SEX',
      'neutral',
    ],
    [
      'food before relationship',
      { lastQuickTag: 'relationship', signals: { weight_difficulty: true } },
      lowFood,
      'R3_NUTRITION_WEIGHT',
      'rui',
    ],
  ])(
    'the situation “$0” leads to the nudge card of rule $3',
    (_name, about, checkins, ruleId, voice) => {
      const card = nudgeCard({
        ...base,
        profile: { ...profile, ...about } as typeof profile,
        checkins,
      });
      expect(card).toMatchObject({ show: true, ruleId, voice });
    },
  );

  it('ignore check-ins and quiz answers without the member’s consent', () => {
    const checkins = days('hormonal_balance', 0, 0);
    const withdrawn = { ...base, checkins, consented: false };
    expect(nudgeCard(withdrawn)).toMatchObject({ ruleId: 'FALLBACK_SHJ' });
    const tagged = { ...profile, lastQuickTag: 'relationship' };
    expect(nudgeCard({ ...withdrawn, profile: tagged })).toMatchObject({ ruleId: 'R4_RELN' });
  });
});

describe('nudge card links', () => {
  const getLinks = (gender: Gender | null, about: object, checkins: NudgeSituation['checkins']) => {
    const card = nudgeCard({ ...base, profile: { ...profile, ...about, gender }, checkins });
    return card.show ? card.links.map((link) => (link.kind === 'route' ? link.to : link.link)) : [];
  };
  const lowHormones = days('hormonal_balance', 0, 0);
  test.each([
    ['R1', null, {}, lowHormones, ['mhiBooking', 'whiBooking']],
    ['R1', 'male', {}, lowHormones, ['mhiBooking', 'whiBooking']],
    ['R1', 'female', {}, lowHormones, ['whiBooking', 'mhiBooking']],
    ['R2 clinical', 'female', { lastQuickTag: 'libido' }, lowSex, ['whiBooking', 'mhiBooking']],
    ['R2 neutral', null, {}, lowSex, ['/intimabalance']],
    [
      'R3',
      'female',
      { lastQuickTag: 'weight' },
      lowFood,
      ['whiMetabolicReset', 'mhiMetabolicReset'],
    ],
    ['R4', null, { lastQuickTag: 'relationship' }, [], ['/intimabalance']],
    ['fallback', null, {}, [], ['/shj/workshops']],
  ] as const)(
    'the links of rule $0 lead to $4 for gender $1',
    (_name, gender, about, checkins, links) => {
      expect(getLinks(gender, about, checkins)).toEqual(links);
    },
  );
});

describe('the nudge card', () => {
  const later = new Date(now.getTime() + 1);
  test.each([
    ['dismissed in this visit', { dismissedThisVisit: true }, 'dismissed_this_visit'],
    ['nudges are snoozed', { prefs: { ...prefs, snoozeUntil: later } }, 'snoozed'],
    ['the rule is hidden', { prefs: { ...prefs, hiddenRules: ['FALLBACK_SHJ'] } }, 'hidden_rule'],
    ['a nudge was shown today', { prefs: { ...prefs, dailyLastShown: today } }, 'shown_today'],
  ])('is hidden when %s', (_name, change, reason) => {
    expect(nudgeCard({ ...base, ...change })).toMatchObject({ show: false, reason });
  });

  test.each([
    ['the snooze ends now', { snoozeUntil: now }],
    ['another rule is hidden', { hiddenRules: ['R1_HORMONES'] }],
    ['one was shown yesterday', { dailyLastShown: '2026-11-14' }],
  ])('is shown when %s', (_name, change) => {
    expect(nudgeCard({ ...base, prefs: { ...prefs, ...change } }).show).toBe(true);
  });

  it('is not replaced by the card of a later rule when the first matching rule is hidden', () => {
    const hidden = { ...prefs, hiddenRules: ['R1_HORMONES'] };
    const card = nudgeCard({ ...base, prefs: hidden, checkins: days('hormonal_balance', 0, 0) });
    expect(card).toEqual({ show: false, ruleId: 'R1_HORMONES', reason: 'hidden_rule' });
  });
});

describe('the nudge card’s actions', () => {
  it('“Not now” hides the card for seven days', () => {
    expect(applyNotNow(prefs, now, today)).toEqual({
      ...prefs,
      dailyLastShown: today,
      snoozeUntil: new Date('2026-11-22T20:00:00Z'),
    });
  });

  it('“Don’t show again” adds the rule to the hidden ones, and no second time', () => {
    const once = applyDontShowAgain(prefs, 'R4_RELN', today);
    expect(once).toEqual({ ...prefs, dailyLastShown: today, hiddenRules: ['R4_RELN'] });
    expect(applyDontShowAgain(once, 'R4_RELN', today)).toEqual(once);
  });

  it('all hide the card for the rest of the day', () => {
    const value = fc.constantFrom(0, 1, 2, null);
    const checkin = fc.record({
      date: fc.nat(9).map((ago) => addDays(today, -ago)),
      ...Object.fromEntries(PILLARS.map((pillar) => [pillar, value])),
    });
    const situation = fc.record({
      gender: fc.constantFrom('male', 'female', null),
      lastQuickTag: fc.constantFrom(...QUICK_TAGS, null),
      signals: fc.constantFrom({}, physical, ['weight_difficulty']),
      checkins: fc.array(checkin, { maxLength: 10 }),
      consented: fc.boolean(),
    });
    const property = fc.property(
      situation,
      fc.boolean(),
      ({ checkins, consented, ...about }, snoozes) => {
        const before = { ...base, profile: about, checkins, consented };
        const card = nudgeCard(before);
        if (!card.show) throw new Error('a new member should always get a card');
        const after = snoozes
          ? applyNotNow(prefs, now, today)
          : applyDontShowAgain(prefs, card.ruleId, today);
        expect(nudgeCard({ ...before, prefs: after }).show).toBe(false);
      },
    );
    fc.assert(property);
  });
});
