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
  /** Whether the member's premium has expired. Only the home page says so. */
  hasLapsed: boolean;
  hasNudge: boolean;
  /**
   * Whether this is a quiet visit: after the member wrote about a crisis, offers and nudges are
   * hidden.
   */
  isQuiet: boolean;
  offersInstall: boolean;
}

type Rule = readonly [card: HomeCard, when: (facts: HomeFacts) => boolean];

const always = () => true;

/**
 * The home page cards in display order. Today's check-in comes first and offers come late. The card
 * for finding a path is near the top until the member has one.
 */
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

/**
 * Items of the list next to the pillars. The check-in is left out because the pillars show it. The
 * path is left out until the member has one, because it has its own card. Gratitude appears only in
 * the evening.
 */
export function dueItems(items: readonly TodayItem[], part: DayPart): TodayItem[] {
  return items.filter(({ kind, done }) => {
    if (kind === 'gratitude') return part === 'evening' && !done;
    return kind === 'path' ? done : kind !== 'checkin';
  });
}
