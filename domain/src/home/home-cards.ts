export type HomeCard =
  | 'pillars'
  | 'next-step'
  | 'find-path'
  | 'more-today'
  | 'insight'
  | 'commitments'
  | 'membership-ended'
  | 'nudge'
  | 'install'
  | 'feeling'
  | 'tracks'
  | 'resources'
  | 'offers';

export interface HomeFacts {
  hasNextStep: boolean;
  hasMoreToday: boolean;
  hasInsight: boolean;
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
  ['pillars', always],
  ['next-step', (facts) => facts.hasNextStep],
  ['find-path', (facts) => !facts.hasPath],
  ['more-today', (facts) => facts.hasMoreToday],
  ['insight', (facts) => facts.hasInsight && !facts.isQuiet],
  ['commitments', (facts) => facts.hasCommitments],
  ['membership-ended', (facts) => facts.hasLapsed],
  ['nudge', (facts) => facts.hasNudge && !facts.isQuiet],
  ['install', (facts) => facts.offersInstall],
  ['feeling', (facts) => facts.hasPath],
  ['tracks', always],
  ['resources', always],
  ['offers', (facts) => !facts.isQuiet],
];

export const homeCards = (facts: HomeFacts): HomeCard[] =>
  RULES.flatMap(([card, when]) => (when(facts) ? [card] : []));
