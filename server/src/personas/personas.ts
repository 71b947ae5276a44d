import { addDays, type DayKey, dayKey, startOfWeek } from '@hearthway/domain/calendar';
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

/** Sample members for new installations and tests. Dates are relative to their creation. */
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
  checkins: { daysAgo: number; pillars: readonly [number, number, number, number, number] }[];
  journey?: { weeks: number; parts: number };
  commitments?: readonly string[];
  pulses: { daysAgo: number; level: number }[];
}

const good = [2, 1, 1, 2, 1] as const;
const fair = [1, 1, 1, 1, 0] as const;

const days = (from: number, to: number, pillars: Persona['checkins'][number]['pillars']) =>
  Array.from({ length: to - from + 1 }, (_unused, index) => ({ daysAgo: from + index, pillars }));

const weeks = (firstDaysAgo: number, levels: number[]) =>
  levels.map((level, index) => ({ daysAgo: firstDaysAgo + index * 7, level }));

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
    checkins: [...days(1, 3, good), ...days(5, 9, fair)],
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
    checkins: [...days(1, 4, good), ...days(6, 12, fair)],
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
    checkins: [...days(1, 20, good), ...days(22, 60, fair)],
    pulses: weeks(5, [8, 7, 7, 6, 6, 6, 5, 5, 4, 4]),
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
    checkins: days(1, 13, good),
    pulses: weeks(6, [7]),
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

/** The fixed deviations make the shape on the map differ from a plain circle. */
function slidersAround(level: number): PulseSliders {
  const spread = [0, 1, -1, 2, -2];
  const around = (domain: PulseDomain, shift: number) =>
    Object.fromEntries(
      SPOKES[domain].map((spoke, index) => {
        const value = level + (spread[(index + shift) % spread.length] ?? 0);
        return [spoke, Math.min(10, Math.max(1, value))];
      }),
    );
  return {
    physical: readScores('physical', around('physical', 0)),
    mental: readScores('mental', around('mental', 2)),
    spiritual: readScores('spiritual', around('spiritual', 4)),
  };
}

export function personaRecords(persona: Persona, now: Date) {
  const today: DayKey = dayKey(now);
  const isPremium = (persona.profile.tier ?? 'free') !== 'free';
  const checkins = persona.checkins.map(({ daysAgo, pillars }) => ({
    date: addDays(today, -daysAgo),
    nutrition: pillars[0],
    movement: pillars[1],
    sleep: pillars[2],
    hormonalBalance: pillars[3],
    sexualHealth: pillars[4],
  }));
  const pulses = persona.pulses.map(({ daysAgo, level }) => {
    const createdAt = new Date(now.getTime() - daysAgo * 86_400_000);
    const meta = pulseMeta(slidersAround(level), isPremium);
    return {
      kind: 'weekly_pulse' as const,
      weekStart: startOfWeek(dayKey(createdAt)),
      createdAt,
      reportText: pulseSummary(meta),
      meta,
    };
  });
  return { checkins, pulses };
}
