import type { CrisisRule } from './crisis-rule.ts';

/**
 * Everyday subjects that the classifier mistakes for danger. They turn its alarm into a check, but
 * never overrule a crisis rule.
 */
export const HARMLESS_TALK: readonly CrisisRule[] = [
  {
    phrase: [
      '(delete|deleting|erase|erasing|wipe|remove|clear) (all |my |the |our |this )?(everything',
      '|it|account|data|chat|conversation|history|profile|it|messages|entries|photos)',
    ],
    examples: ['delete everything I want to be sure it is gone'],
  },
  {
    phrase: [
      '(says?|said|thinks?|tells? me|told me|calls? me|called me|complains?) (that )?(i am|i was)',
      '(too |so |being |always )?(controlling|jealous|clingy|needy|bossy|cold|selfish|dramatic',
      '|distant|moody|lazy|boring|dull|nagging|critical)',
    ],
    examples: ["He just says I'm controlling"],
  },
  {
    phrase: '(erections?|erection|orgasms?|climax|libido|viagra|hard on|lube|condoms?|foreplay)',
    examples: ['i lose it halfway thru. erection i mean'],
  },
];
