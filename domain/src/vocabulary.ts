export const TRACKS = ['SHJ', 'MHI', 'WHI', 'IBC'] as const;
export type Track = (typeof TRACKS)[number];

export const LANES = ['SHJ', 'MHI', 'WHI', 'IB'] as const;
export type Lane = (typeof LANES)[number];

export const TIERS = ['free', 'premium', 'premium_plus'] as const;
export type Tier = (typeof TIERS)[number];

export const ROLES = ['member', 'staff', 'inner-circle'] as const;
export type Role = (typeof ROLES)[number];

/** Editors manage the content, and the front desk manages memberships. */
export const DESK_ROLES = ['editor', 'front_desk'] as const;
export type DeskRole = (typeof DESK_ROLES)[number];

export const GENDERS = ['male', 'female'] as const;
export type Gender = (typeof GENDERS)[number];

export const PILLARS = [
  'nutrition',
  'movement',
  'sleep',
  'hormonal_balance',
  'sexual_health',
] as const;
export type Pillar = (typeof PILLARS)[number];

export const TRACK_NAMES: Record<Track, string> = {
  SHJ: 'Self-Health Journey',
  MHI: 'Men’s Health Institute',
  WHI: 'Women’s Health Institute',
  IBC: 'IntimaBalance',
};

export const laneName = (lane: Lane): string => TRACK_NAMES[lane === 'IB' ? 'IBC' : lane];

export const trackInSentence = (track: Track): string =>
  track === 'IBC' ? TRACK_NAMES.IBC : `the ${TRACK_NAMES[track]}`;

export const TRACK_ROUTES = {
  SHJ: '/shj',
  MHI: '/mhi',
  WHI: '/whi',
  IBC: '/intimabalance',
} as const satisfies Record<Track, string>;
export type TrackRoute = (typeof TRACK_ROUTES)[Track];

export const INSTITUTE_BY_GENDER = { male: 'MHI', female: 'WHI' } as const satisfies Record<
  Gender,
  Track
>;

export const QUICK_TAGS = [
  'low_energy',
  'poor_sleep',
  'weight',
  'anxiety',
  'libido',
  'relationship',
] as const;
export type QuickTag = (typeof QUICK_TAGS)[number];

export const FOCUS_WORDS = [
  'weight',
  'energy',
  'sleep',
  'stress',
  'mood',
  'anxiety',
  'focus',
  'libido',
  'cycle',
  'pain',
  'movement',
  'relationship',
] as const;
export type FocusWord = (typeof FOCUS_WORDS)[number];

export const SPOKES = {
  physical: [
    'eating_on_plan',
    'moving_enough',
    'sleep_quality',
    'energy_clarity',
    'sexual_satisfaction',
  ],
  mental: ['mood', 'stress', 'anxiety', 'irritability', 'depression'],
  spiritual: ['purpose', 'connection', 'gratitude', 'rituals', 'awe'],
} as const;
export type PulseDomain = keyof typeof SPOKES;
export type Spoke = (typeof SPOKES)[PulseDomain][number];
export const PULSE_DOMAINS = ['physical', 'mental', 'spiritual'] as const;

const UNSET = new Set<unknown>([null, undefined, false, 0, '', 'none']);

/**
 * If signals are stored as an object, its keys, its values and pairs such as
 * `sex_issue_type:physical` all count as signals.
 */
export function getSignalWords(signals: unknown): ReadonlySet<string> {
  if (typeof signals === 'string') return new Set(UNSET.has(signals) ? [] : [signals]);
  if (Array.isArray(signals)) return new Set(signals.flatMap((item) => [...getSignalWords(item)]));
  if (typeof signals !== 'object' || signals === null) return new Set();
  return new Set(
    Object.entries(signals).flatMap(([key, value]) => {
      if (UNSET.has(value) || (Array.isArray(value) && value.length === 0)) return [];
      const words = [...getSignalWords(value)];
      return [key, ...words, ...words.map((word) => `${key}:${word}`)];
    }),
  );
}
