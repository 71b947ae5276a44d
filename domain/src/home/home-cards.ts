import type { DayPart } from './day-part.ts';
import type { TodayItem } from './today.ts';

/** What home is made of. The order is the order on a phone. */
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
  /** Premium that has run out: said once, here. */
  hasLapsed: boolean;
  hasNudge: boolean;
  /** The visit has become quiet: something heavy was said, and nothing is offered. */
  isQuiet: boolean;
  offersInstall: boolean;
}

type Rule = readonly [card: HomeCard, when: (facts: HomeFacts) => boolean];

const always = () => true;

/**
 * Read from top to bottom. Today comes first; the way to a path stands high until there is one, and
 * steps back to the feelings after that; what is offered comes last.
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
 * What the list beside the pillars says. The pillars are the check-in; the way to a path is a card of
 * its own until there is one; a thing to be grateful for is asked after in the evening, once.
 */
export function dueItems(items: readonly TodayItem[], part: DayPart): TodayItem[] {
  return items.filter(({ kind, done }) => {
    if (kind === 'gratitude') return part === 'evening' && !done;
    return kind === 'path' ? done : kind !== 'checkin';
  });
}
