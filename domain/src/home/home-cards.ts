export type HomeCard =
  | 'pillars'
  | 'next-step'
  | 'find-path'
  | 'more-today'
  | 'experiment'
  | 'review'
  | 'insight'
  | 'commitments'
  | 'membership-ended'
  | 'nudge'
  | 'install'
  | 'feeling'
  | 'tracks'
  | 'offers';

export interface HomeFacts {
  hasNextStep: boolean;
  hasMoreToday: boolean;
  hasExperiment: boolean;
  hasReview: boolean;
  hasInsight: boolean;
  hasPath: boolean;
  hasCommitments: boolean;
  hasLapsed: boolean;
  hasNudge: boolean;
  /** Home shows no offers or nudges after the member has written about a crisis. */
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
  ['experiment', (facts) => facts.hasExperiment],
  ['review', (facts) => facts.hasReview && !facts.isQuiet],
  ['insight', (facts) => facts.hasInsight && !facts.isQuiet],
  ['commitments', (facts) => facts.hasCommitments],
  ['membership-ended', (facts) => facts.hasLapsed],
  ['nudge', (facts) => facts.hasNudge && !facts.isQuiet],
  ['install', (facts) => facts.offersInstall],
  ['feeling', (facts) => facts.hasPath],
  ['tracks', always],
  ['offers', (facts) => !facts.isQuiet],
];

export const homeCards = (facts: HomeFacts): HomeCard[] =>
  RULES.flatMap(([card, when]) => (when(facts) ? [card] : []));

interface Fold {
  isDone: boolean;
  hasOwnCard: boolean;
}

/** Home asks for one thing at a time, so other cards are folded. */
export const isFolded = (card: HomeCard, { isDone, hasOwnCard }: Fold): boolean =>
  isDone || card === 'offers' || (card === 'nudge' && hasOwnCard);
