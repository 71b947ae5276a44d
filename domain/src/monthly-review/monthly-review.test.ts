import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar.ts';
import type { Experiment } from '../experiments/experiment.ts';
import { type MemberFacts, memberFacts } from '../insights/member-facts.ts';
import { PILLARS, type Pillar, SPOKES } from '../vocabulary.ts';
import { type ReviewInput, writeMonthlyReview } from './monthly-review.ts';

const today = '2026-11-02';
const days = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(first, index));
const october = days('2026-10-01', 31);
const september = days('2026-09-01', 30);
const checkins = (on: readonly string[], change: Partial<Record<Pillar, number | null>> = {}) =>
  on.map((day): MemberFacts['checkins'][number] => [
    day,
    PILLARS.map((pillar) => (pillar in change ? (change[pillar] ?? null) : 1)),
  ]);
const feelings = (on: readonly string[], feeling: number) =>
  on.map((day): MemberFacts['feelings'][number] => [day, feeling, []]);
const pulse = (day: string, value: number, change: Record<string, number> = {}) => {
  const scores = (spokes: readonly string[]) =>
    Object.fromEntries(spokes.map((spoke) => [spoke, change[spoke] ?? value]));
  return [
    day,
    { physical: scores(SPOKES.physical), mental: scores(SPOKES.mental), spiritual: {} },
  ] as MemberFacts['pulses'][number];
};
const review = (facts: Partial<MemberFacts>, rest: Partial<ReviewInput> = {}, day = today) =>
  writeMonthlyReview(
    {
      facts: { ...memberFacts.parse({}), ...facts },
      experiments: [],
      showsPrivate: false,
      ...rest,
    },
    day,
  );
const walk: Experiment = {
  id: '1',
  habit: 'walk_after_lunch',
  words: '',
  outcome: 'feeling',
  startsOn: '2026-10-01',
  plan: '10'.repeat(7),
  stoppedOn: null,
};
const walked = october.map(
  (day, index) => feelings([day], index % 2 === 0 ? 4.5 : 3)[0],
) as MemberFacts['feelings'];

describe('the monthly review', () => {
  test('names the activity, the biggest change, the kept commitments and one thing to try', () => {
    const facts = {
      checkins: [
        ...checkins(september, { sleep: 0 }),
        ...checkins(october.slice(0, 20), { sleep: 2, movement: 1 }),
      ],
      pulses: [pulse('2026-10-05', 6), pulse('2026-10-26', 6, { anxiety: 4 })],
      kept: october.slice(0, 9),
    };
    expect(review(facts)).toEqual({
      month: '2026-10-01',
      sentences: [
        'In October you checked in on 20 days and took 2 Weekly Pulses; all of those days were good ones.',
        'Sleep was higher than in September: 2.0 of 2 points a day instead of 0.0.',
        'You kept a commitment on 9 days.',
        'One small thing to try: walk for ten minutes after one meal tomorrow, at whatever pace feels good.',
      ],
      link: { label: 'Read “The ten-minute walk”', to: '/resources/the-ten-minute-walk' },
    });
  });

  test('names a decline only if nothing improved, and then suggests something for it', () => {
    const { sentences, link } = review({
      feelings: [...feelings(september, 4), ...feelings(october, 3.2)],
    });
    expect(sentences).toEqual([
      'In October you noted how you felt on 31 days.',
      'You felt worse than in September: 3.2 of 5 on average instead of 4.0.',
      'One small thing to try: put one thing you usually enjoy into tomorrow, even if it’s only ten minutes.',
    ]);
    expect(link?.to).toBe('/resources/more-good-moments');
  });

  test('calls two similar months steady', () => {
    const { sentences } = review({ checkins: checkins([...september, ...october]) });
    expect(sentences[1]).toBe('Not much changed compared with September, and steady counts too.');
  });

  test.each([
    ['fewer than eight days in the month before', checkins(september.slice(0, 7), { sleep: 0 })],
    ['no month before', []],
  ])('compares nothing after %s', (_name, before) => {
    const { sentences } = review({ checkins: [...before, ...checkins(october)] });
    expect(sentences.join(' ')).not.toContain('September');
  });

  test('does not compare sliders that were answered in one month only', () => {
    const open = (day: string): MemberFacts['pulses'][number] => [
      day,
      { physical: { moving_enough: 6 }, mental: {}, spiritual: { purpose: 9 } },
    ];
    const closed = (day: string): MemberFacts['pulses'][number] => [
      day,
      { physical: { moving_enough: 6 }, mental: {}, spiritual: {} },
    ];
    const { sentences } = review({
      pulses: [closed('2026-09-02'), closed('2026-09-09'), open('2026-10-02'), open('2026-10-09')],
    });
    expect(sentences[1]).toContain('steady');
  });

  test.each([
    [0, 'October went by without notes here, and that’s all right.'],
    [4, 'You left only a few notes in October, and that’s all right.'],
  ])('is two kind sentences without numbers after %i records', (count, first) => {
    const { sentences, link } = review({ checkins: checkins(october.slice(0, count)) });
    expect(sentences).toEqual([first, 'One tap today is enough to begin again.']);
    expect(link).toBeNull();
  });

  test.each([
    ['the whole month was low', { feelings: feelings(october.slice(0, 3), 2) }],
    [
      'the last days were low',
      {
        feelings: [
          ...feelings(october.slice(0, 26), 4),
          ...feelings(['2026-10-31', '2026-11-01', today], 1),
        ],
      },
    ],
    [
      'the last pulse was very low',
      { checkins: checkins(october), pulses: [pulse('2026-10-26', 2)] },
    ],
  ])('shows help instead of numbers if %s', (_name, facts) => {
    const { sentences, link } = review(facts);
    expect(sentences.join(' ')).not.toMatch(/\d/);
    expect(link?.to).toBe('/help');
  });

  test('tells the result of an experiment that ended in the month and how certain it is', () => {
    expect(review({ feelings: walked }, { experiments: [walk] }).sentences[1]).toBe(
      'Your experiment is done: on days with a walk after lunch, you felt 1.5 better (fairly sure).',
    );
    expect(review({ feelings: feelings(october, 3) }, { experiments: [walk] }).sentences[1]).toBe(
      'You tried out a walk after lunch and saw no difference, which is worth knowing.',
    );
  });

  test.each([
    ['was stopped', { stoppedOn: '2026-10-20' }],
    ['ended in another month', { startsOn: '2026-10-20' }],
    ['had too few days', { startsOn: '2026-09-21' }],
  ])('leaves out an experiment that %s', (_name, change) => {
    const { sentences } = review({ feelings: walked }, { experiments: [{ ...walk, ...change }] });
    expect(sentences.join(' ')).not.toContain('walk after lunch');
  });

  test('never repeats the member’s own words', () => {
    const own: Experiment = { ...walk, habit: 'own', words: 'losing weight' };
    for (const values of [walked, feelings(october, 3)]) {
      const { sentences } = review({ feelings: values }, { experiments: [own] });
      expect(sentences[1]).toMatch(/own/);
      expect(sentences.join(' ')).not.toContain('weight');
    }
  });

  test('mentions private subjects only if the member asked for it', () => {
    const facts = {
      checkins: [
        ...checkins(september, { sexual_health: 0 }),
        ...checkins(october, { sexual_health: 2 }),
      ],
    };
    expect(review(facts).sentences[1]).toContain('steady');
    expect(review(facts, { showsPrivate: true }).sentences[1]).toContain(
      'Sexual health was higher',
    );
  });

  test('leaves out hidden pillars and the sliders about them', () => {
    const facts = {
      hidden: ['sleep' as const],
      checkins: [...checkins(september, { sleep: 0 }), ...checkins(october, { sleep: 2 })],
      pulses: [
        ...['2026-09-02', '2026-09-09'].map((day) => pulse(day, 7, { sleep_quality: 2 })),
        ...['2026-10-02', '2026-10-09'].map((day) => pulse(day, 7, { sleep_quality: 4 })),
      ],
    };
    expect(review(facts).sentences.join(' ')).not.toMatch(/sleep/i);
  });

  test('is about the month before the member’s own day', () => {
    const facts = { checkins: checkins([...september, ...october]) };
    expect(review(facts, {}, '2026-10-31').month).toBe('2026-09-01');
    expect(review(facts, {}, '2026-11-01').month).toBe('2026-10-01');
  });

  const score = fc.option(fc.integer({ min: 0, max: 2 }));
  const slider = fc.option(fc.integer({ min: 0, max: 10 }));
  const anyDay = fc.constantFrom(...september, ...october, '2026-11-01', today);
  const anyPulse = fc.record({
    physical: fc.record(Object.fromEntries(SPOKES.physical.map((spoke) => [spoke, slider]))),
    mental: fc.record(Object.fromEntries(SPOKES.mental.map((spoke) => [spoke, slider]))),
    spiritual: fc.record(Object.fromEntries(SPOKES.spiritual.map((spoke) => [spoke, slider]))),
  });
  const byDay = <Value>(value: fc.Arbitrary<Value>, maxLength: number) =>
    fc
      .uniqueArray(fc.tuple(anyDay, value), { selector: ([day]) => day, maxLength })
      .map((rows) => rows.toSorted(([a], [b]) => a.localeCompare(b)));
  const anyFacts = fc
    .record({
      hidden: fc.subarray([...PILLARS], { maxLength: 4 }),
      checkins: byDay(fc.tuple(score, score, score, score, score), 63),
      feelings: byDay(fc.integer({ min: 1, max: 5 }), 63),
      pulses: byDay(anyPulse, 8),
      kept: fc.uniqueArray(anyDay),
    })
    .map(({ feelings: felt, ...rest }) =>
      memberFacts.parse({ ...rest, feelings: felt.map(([day, feeling]) => [day, feeling, []]) }),
    );

  test('has two to five whole sentences without private subjects, whatever was recorded', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const text = review(facts, { experiments: [walk] }).sentences.join(' ');
        const count = text.match(/[.?!…”]+(?= [A-Z“]|$)/g)?.length ?? 0;
        expect(count, text).toBeGreaterThanOrEqual(2);
        expect(count, text).toBeLessThanOrEqual(5);
        expect(text).not.toMatch(
          /NaN|undefined|Infinity|sexual|closeness|eating|breakfast|nutrition/i,
        );
      }),
      { numRuns: 500 },
    );
  });
});
