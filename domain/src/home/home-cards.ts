import type { DayPart } from './day-part.ts';
import type { TodayItem } from './today.ts';

export type HomeCard =
  | 'first-steps'
  | 'pillars'
  | 'due'
  | 'commitments'
  | 'membership-ended'
  | 'nudge'
  | 'install'
  | 'find-path'
  | 'offers'
  | 'tracks'
  | 'feeling'
  | 'resources';

export interface HomeFacts {
  hasFirstSteps: boolean;
  hasPath: boolean;
  hasCommitments: boolean;
  /** Only the home page tells the member that premium has expired. */
  hasLapsed: boolean;
  hasNudge: boolean;
  /** After the member wrote about a crisis, offers and nudges are hidden. */
  isQuiet: boolean;
  offersInstall: boolean;
}

type Rule = readonly [card: HomeCard, when: (facts: HomeFacts) => boolean];

const always = () => true;

const RULES: readonly Rule[] = [
  ['first-steps', (facts) => facts.hasFirstSteps],
  ['pillars', always],
  ['due', always],
  ['commitments', (facts) => facts.hasCommitments],
  ['membership-ended', (facts) => facts.hasLapsed],
  ['find-path', (facts) => !facts.hasPath],
  ['nudge', (facts) => facts.hasNudge && !facts.isQuiet && !facts.hasFirstSteps],
  ['install', (facts) => facts.offersInstall && !facts.hasFirstSteps],
  ['tracks', (facts) => !facts.hasPath],
  ['offers', (facts) => !facts.isQuiet],
  ['tracks', (facts) => facts.hasPath],
  ['feeling', (facts) => facts.hasPath],
  ['nudge', (facts) => facts.hasNudge && !facts.isQuiet && facts.hasFirstSteps],
  ['resources', always],
];

export const homeCards = (facts: HomeFacts): HomeCard[] =>
  RULES.flatMap(([card, when]) => (when(facts) ? [card] : []));

/** The pillars already show the check-in, and a path that is still to be found has its own card. */
export function dueItems(items: readonly TodayItem[], part: DayPart): TodayItem[] {
  return items.filter(({ kind, done }) => {
    if (kind === 'gratitude') return part === 'evening' && !done;
    return kind === 'path' ? done : kind !== 'checkin';
  });
}
