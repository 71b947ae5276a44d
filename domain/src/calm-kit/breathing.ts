export interface BreathStep {
  phase: 'in' | 'hold' | 'out';
  seconds: number;
}

export interface BreathingPattern {
  id: 'even' | 'box' | 'four-seven-eight' | 'longer-out';
  name: string;
  text: string;
  steps: BreathStep[];
}

export const BREATHING_PATTERNS: BreathingPattern[] = [
  {
    id: 'even',
    name: 'Even',
    text: 'In and out for the same count. A good place to begin.',
    steps: [
      { phase: 'in', seconds: 5 },
      { phase: 'out', seconds: 5 },
    ],
  },
  {
    id: 'box',
    name: 'Box',
    text: 'Four sides of four seconds each, for a racing mind.',
    steps: [
      { phase: 'in', seconds: 4 },
      { phase: 'hold', seconds: 4 },
      { phase: 'out', seconds: 4 },
      { phase: 'hold', seconds: 4 },
    ],
  },
  {
    id: 'four-seven-eight',
    name: '4-7-8',
    text: 'A long hold and a longer breath out, for the end of the day.',
    steps: [
      { phase: 'in', seconds: 4 },
      { phase: 'hold', seconds: 7 },
      { phase: 'out', seconds: 8 },
    ],
  },
  {
    id: 'longer-out',
    name: 'Longer out than in',
    text: 'Four in, six out. A long breath out tells your body it’s safe.',
    steps: [
      { phase: 'in', seconds: 4 },
      { phase: 'out', seconds: 6 },
    ],
  },
];

export type PatternId = BreathingPattern['id'];
export const PATTERN_IDS = BREATHING_PATTERNS.map(({ id }) => id) as [PatternId, ...PatternId[]];

export const MIN_BREATHING_MINUTES = 1;
export const MAX_BREATHING_MINUTES = 10;
/**
 * Breathing sessions of less than ten seconds were probably started by mistake and are not counted.
 */
export const MIN_COUNTED_SECONDS = 10;

export const PHASE_WORDS = { in: 'Breathe in', hold: 'Hold', out: 'Breathe out' } as const;

export function breathingPattern(id: PatternId): BreathingPattern {
  return BREATHING_PATTERNS.find((pattern) => pattern.id === id) as BreathingPattern;
}

export interface BreathMoment {
  phase: BreathStep['phase'];
  step: number;
  count: number;
  fullness: number;
}

export function breathAt({ steps }: BreathingPattern, elapsedMs: number): BreathMoment {
  const whole = steps.reduce((sum, { seconds }) => sum + seconds, 0) * 1000;
  let left = Math.max(0, elapsedMs) % whole;
  let wasFull = false;
  for (const [step, { phase, seconds }] of steps.entries()) {
    const length = seconds * 1000;
    if (left < length) {
      return {
        phase,
        step,
        count: Math.ceil((length - left) / 1000),
        fullness: getFullness(phase, left / length, wasFull),
      };
    }
    left -= length;
    wasFull = phase === 'in' || (phase === 'hold' && wasFull);
  }
  throw new Error('breathing pattern has no steps');
}

export function breathKeyframes({ steps }: BreathingPattern): {
  keyframes: { at: number; fullness: 0 | 1 }[];
  seconds: number;
} {
  const keyframes: { at: number; fullness: 0 | 1 }[] = [{ at: 0, fullness: 0 }];
  let at = 0;
  let fullness: 0 | 1 = 0;
  for (const { phase, seconds } of steps) {
    at += seconds;
    if (phase !== 'hold') fullness = phase === 'in' ? 1 : 0;
    keyframes.push({ at, fullness });
  }
  return { keyframes, seconds: at };
}

function getFullness(phase: BreathStep['phase'], part: number, wasFull: boolean): number {
  const eased = (1 - Math.cos(part * Math.PI)) / 2;
  if (phase === 'in') return eased;
  if (phase === 'out') return 1 - eased;
  return wasFull ? 1 : 0;
}
