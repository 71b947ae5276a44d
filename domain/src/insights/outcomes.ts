import type { Spoke } from '../vocabulary.ts';
import { ALL_SPOKES, SPOKE_INFO } from '../weekly-pulse/spokes.ts';

export type OutcomeId = 'feeling' | 'points' | 'urge' | `pulse.${Spoke}`;

interface OutcomeInfo {
  label: string;
  minDifference: number;
  range: readonly [number, number];
  unit: string;
  ends: readonly [low: string, high: string];
  isPrivate: boolean;
  good: 1 | -1;
  isWeekly: boolean;
}

const PRIVATE_SPOKES: readonly Spoke[] = ['sexual_satisfaction', 'eating_on_plan'];

const PULSE_OUTCOMES = Object.fromEntries(
  ALL_SPOKES.map(({ spoke }): [string, OutcomeInfo] => [
    `pulse.${spoke}`,
    {
      label: SPOKE_INFO[spoke].label,
      minDifference: 0.7,
      range: [0, 10],
      unit: ' on the slider',
      ends: [SPOKE_INFO[spoke].low, SPOKE_INFO[spoke].high],
      isPrivate: PRIVATE_SPOKES.includes(spoke),
      good: 1,
      isWeekly: true,
    },
  ]),
) as Record<`pulse.${Spoke}`, OutcomeInfo>;

export const OUTCOMES: Readonly<Record<OutcomeId, OutcomeInfo>> = {
  feeling: {
    label: 'How you felt',
    minDifference: 0.3,
    range: [1, 5],
    unit: '',
    ends: ['rough', 'great'],
    isPrivate: false,
    good: 1,
    isWeekly: false,
  },
  points: {
    label: 'Points for the day',
    minDifference: 0.7,
    range: [0, 10],
    unit: ' points',
    ends: ['0', '10'],
    isPrivate: false,
    good: 1,
    isWeekly: false,
  },
  urge: {
    label: 'Urge strength',
    minDifference: 0.8,
    range: [0, 10],
    unit: '',
    ends: ['weak', 'strong'],
    isPrivate: true,
    good: -1,
    isWeekly: false,
  },
  ...PULSE_OUTCOMES,
};

export const OUTCOME_IDS = Object.keys(OUTCOMES) as OutcomeId[];
