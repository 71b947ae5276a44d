import { addDays, type DayKey, dayKey, dayNumber, startOfWeek } from '@hearthway/domain/calendar';
import { isWeekend } from '@hearthway/domain/insights/permutation-test';
import { GRACE_DAYS } from '@hearthway/domain/payments/paid-membership';
import { gaussian, seededRandom } from '@hearthway/domain/seeded-random';
import {
  type Gender,
  type PulseDomain,
  type Role,
  SPOKES,
  type Tier,
  type Track,
} from '@hearthway/domain/vocabulary';
import {
  type PulseSliders,
  pulseMeta,
  pulseSummary,
} from '@hearthway/domain/weekly-pulse/pulse-entry';
import { readScores } from '@hearthway/domain/weekly-pulse/read-scores';
import { type PillarScores, sampleDays } from './sample-days.ts';

export interface Persona {
  name: string;
  about: string;
  profile: {
    firstName: string;
    lastName?: string;
    role?: Role;
    gender?: Gender;
    tier?: Tier;
    premiumDays?: number;
    recommendedPath?: Track;
    lastQuickTag?: string;
    focus?: string;
  };
  checkins: { daysAgo: number; pillars: PillarScores }[];
  record?: { from: number; gap?: readonly number[]; level: number; effect: number; seed: number };
  journey?: { weeks: number; parts: number };
  commitments?: readonly string[];
  payments?: { paidDaysAgo: readonly number[]; failedDaysAgo: number };
  pulses: { daysAgo: number; level: number }[];
}

const good = [2, 1, 1, 2, 1] as const;
const fair = [1, 1, 1, 1, 0] as const;

const days = (from: number, to: number, pillars: PillarScores) =>
  Array.from({ length: to - from + 1 }, (_unused, index) => ({ daysAgo: from + index, pillars }));

const weeks = (firstDaysAgo: number, levels: number[]) =>
  levels.map((level, index) => ({ daysAgo: firstDaysAgo + index * 7, level }));

const streakDays = (
  [
    ...[good, [1, 2, 1, 1, 0], [2, 2, 1, 1, 1], [1, 1, 2, 1, 1], [2, 0, 2, 1, 0], good],
    ...[
      [1, 1, 1, 1, 1],
      [2, 1, 2, 2, 0],
      [0, 2, 2, 1, 1],
      [1, 2, 2, 0, 1],
      [2, 1, 0, 2, 1],
    ],
    ...[
      [1, 2, 1, 2, 0],
      [2, 2, 2, 1, 1],
    ],
  ] as PillarScores[]
).map((pillars, index) => ({ daysAgo: index + 1, pillars }));

export const PERSONAS: readonly Persona[] = [
  {
    name: 'new',
    about: 'signed up a moment ago, nothing filled in',
    profile: { firstName: '' },
    checkins: [],
    pulses: [],
  },
  {
    name: 'free',
    about: 'free member, some check-ins, last pulse three days ago',
    profile: { firstName: 'Amara', lastName: 'Osei', gender: 'female', focus: 'sleep' },
    checkins: [],
    record: { from: 24, gap: [4, 16], level: 3.2, effect: 0.3, seed: 5 },
    pulses: weeks(3, [6, 5, 5]),
  },
  {
    name: 'path',
    about: 'free member on the Self-Health Journey, in its third week',
    profile: {
      firstName: 'Leila',
      lastName: 'Haddad',
      gender: 'female',
      lastQuickTag: 'poor_sleep',
      focus: 'stress',
    },
    journey: { weeks: 2, parts: 1 },
    checkins: [],
    record: { from: 40, gap: [5, 22, 23], level: 3.1, effect: 0.4, seed: 11 },
    pulses: weeks(2, [6, 6]),
  },
  {
    name: 'premium',
    about: 'active premium for 150 more days, in week ten of the journey',
    profile: {
      firstName: 'Tomás',
      lastName: 'Reyes',
      gender: 'male',
      tier: 'premium',
      premiumDays: 150,
      recommendedPath: 'MHI',
      lastQuickTag: 'weight',
      focus: 'energy',
    },
    journey: { weeks: 9, parts: 1 },
    commitments: ['When I wake up, I will drink water.', 'A walk after lunch, three times'],
    checkins: [],
    record: { from: 132, gap: [21, 74, 75, 76, 77], level: 3.3, effect: 0.9, seed: 21 },
    pulses: weeks(
      5,
      [7, 6.4, 6.8, 6, 6.4, 5.7, 6.1, 5.9, 5.2, 5.6, 4.8, 5.3, 5, 4.6, 4.9, 4.5, 4.8],
    ),
  },
  {
    name: 'expired',
    about: 'premium that ended twelve days ago',
    profile: {
      firstName: 'Ingrid',
      lastName: 'Vogel',
      gender: 'female',
      tier: 'premium',
      premiumDays: -12,
      recommendedPath: 'WHI',
      lastQuickTag: 'libido',
    },
    journey: { weeks: 4, parts: 0 },
    checkins: days(2, 10, fair),
    pulses: weeks(15, [6, 6, 5]),
  },
  {
    name: 'pulse-due',
    about: 'last Weekly Pulse eight days ago, so the next one is due',
    profile: {
      firstName: 'Jonas',
      gender: 'male',
      lastQuickTag: 'relationship',
      recommendedPath: 'IBC',
    },
    checkins: days(1, 4, fair),
    pulses: weeks(8, [5, 4]),
  },
  {
    name: 'streak',
    about: 'thirteen-day streak up to yesterday: today makes it fourteen',
    profile: { firstName: 'Mei', lastName: 'Tanaka', gender: 'female' },
    checkins: streakDays,
    pulses: weeks(6, [7]),
  },
  {
    name: 'payment-failed',
    about: 'pays monthly for premium, and the last payment failed two days ago',
    profile: {
      firstName: 'Noor',
      lastName: 'Rahman',
      gender: 'female',
      tier: 'premium',
      premiumDays: GRACE_DAYS - 2,
      lastQuickTag: 'poor_sleep',
    },
    payments: { paidDaysAgo: [62, 32], failedDaysAgo: 2 },
    checkins: days(1, 6, fair),
    pulses: weeks(4, [6, 6, 7]),
  },
  {
    name: 'admin',
    about: 'inner-circle: may change memberships',
    profile: { firstName: 'Ruth', lastName: 'Adeyemi', role: 'inner-circle' },
    checkins: [],
    pulses: [],
  },
];

export const personaEmail = (name: string) => `${name}@personas.example`;

const SLIDER_NOISE = 0.9;

/**
 * Each slider has its own usual value plus noise, because equal values would make the pulse map a
 * circle.
 */
function slidersAround(level: number, random: () => number): PulseSliders {
  const spread = [0, 1, -1, 2, -2];
  const around = (domain: PulseDomain, shift: number) =>
    Object.fromEntries(
      SPOKES[domain].map((spoke, index) => {
        const usual = level + (spread[(index + shift) % spread.length] ?? 0) * 0.8;
        const value = Math.round(usual + SLIDER_NOISE * gaussian(random));
        return [spoke, Math.min(10, Math.max(1, value))];
      }),
    );
  return {
    physical: readScores('physical', around('physical', 0)),
    mental: readScores('mental', around('mental', 2)),
    spiritual: readScores('spiritual', around('spiritual', 4)),
  };
}

const DAY_MS = 86_400_000;

export function personaRecords(persona: Persona, now: Date) {
  const today: DayKey = dayKey(now);
  const isPremium = (persona.profile.tier ?? 'free') !== 'free';
  const seed = persona.record?.seed ?? 1;
  const recorded = persona.record
    ? sampleDays({
        ...{ ...persona.record, to: 1, random: seededRandom(seed) },
        isWeekend: (daysAgo) => isWeekend(dayNumber(today) - daysAgo),
      })
    : [];
  const checkins = [
    ...persona.checkins,
    ...recorded.flatMap(({ daysAgo, pillars }) => (pillars ? [{ daysAgo, pillars }] : [])),
  ].map(({ daysAgo, pillars }) => ({
    date: addDays(today, -daysAgo),
    nutrition: pillars[0],
    movement: pillars[1],
    sleep: pillars[2],
    hormonalBalance: pillars[3],
    sexualHealth: pillars[4],
  }));
  const ago = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS);
  const entries = recorded.flatMap(({ daysAgo, feeling, tags }) =>
    feeling === null
      ? []
      : [
          {
            at: ago(daysAgo),
            day: addDays(today, -daysAgo),
            feeling,
            tags,
            changedAt: ago(daysAgo),
          },
        ],
  );
  const breathing = isPremium
    ? recorded.filter(({ breathed }) => breathed).map(({ daysAgo }) => ({ at: ago(daysAgo) }))
    : [];
  const random = seededRandom(seed + 1);
  const pulses = persona.pulses.map(({ daysAgo, level }) => {
    const createdAt = ago(daysAgo);
    const meta = pulseMeta(slidersAround(level, random), isPremium);
    return {
      kind: 'weekly_pulse' as const,
      weekStart: startOfWeek(dayKey(createdAt)),
      createdAt,
      reportText: pulseSummary(meta),
      meta,
    };
  });
  return { checkins, entries, breathing, pulses };
}
