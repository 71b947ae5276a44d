import type { CrisisRule } from './crisis-rule.ts';

export const DANGER_AT_HOME: readonly CrisisRule[] = [
  {
    phrase: [
      '(cant|can not|have not|not|no longer|stopped|hardly|barely) (feel|felt|feeling)',
      '(the |my |our |her )?(baby|bump) (move|moving|moved|kick|kicking|kicked)',
    ],
    examples: ["I can't feel the baby move since yesterday"],
  },
  {
    phrase: [
      '(baby|bump) _2 (not|stopped|hardly|barely|less|no longer) _2',
      '(moved|moving|kicked|kicking|movements?|kicks)',
    ],
    unless: ['on|to|into|out|up|house|with|off|in (with|together)'],
    examples: ['38 weeks and baby has hardly moved all day', 'my baby stopped moving in the womb'],
    harmless: ['the baby is not moving on to solids yet'],
  },
  {
    phrase: [
      '(pregnant|weeks|trimester) _9 (no|not|stopped|fewer|less) _2',
      '(movements?|kicks|moving|kicking)',
    ],
    unless: ['house|on|in|to|out|up|with|flat'],
    examples: ['34 weeks pregnant and no kicks since last night'],
    harmless: ['pregnant and we are not moving house after all'],
  },
  {
    phrase: [
      '(swallowed|swallow|drank|drunk|drinking|ate|eaten|ingested|chewed|licked|got into) _4',
      '((laundry|dishwasher|washing|tide) (pods?|capsules?|tablets?|liquid)|nail polish',
      '|white spirit|paint thinner|turpentine|petrol|gasoline|lighter fluid|slug pellets',
      '|mothballs?|vape (liquid|juice)|hand saniti(s|z)er|ammonia|acid|lye|essential oils?',
      '|(wild|poisonous|strange|unknown) (berries|mushrooms?|plants?))',
    ],
    examples: ['my toddler licked a washing capsule', 'he ate wild mushrooms and feels sick'],
  },
  {
    phrase: [
      '(baby|toddler|son|daughter|child|kid|boy|girl|grandson|granddaughter) _3',
      '(swallowed|swallow|ate|eaten|got into|got hold of) _4',
      '(coins?|marbles?|beads?|needles?|pins?|screws?|glass|PILLS|something|vitamins|gummies)',
    ],
    examples: ['my little girl got into my iron tablets', 'my baby swallowed a coin'],
  },
  {
    phrase: [
      '(am|is|are|been|got|being|was|were|me|us) (locked|trapped) (in|inside) _2',
      '(room|house|basement|cellar|bathroom|closet|cupboard|car|flat|apartment|garage|boot|trunk',
      '|shed|bedroom|attic|lift|elevator)',
    ],
    unlessAfter: ['keys?|phone|wallet|bag'],
    examples: ['i am locked in the bedroom and i cannot get out'],
    harmless: ['the keys are locked in the car'],
  },
  {
    phrase: '(wont|will not) let (me|us|her) out',
    unless: ['of (my|the|our|this) (contract|lease|membership|subscription|deal)|with|to play'],
    examples: ['they will not let me out'],
    harmless: ['they will not let me out of my contract'],
  },
];
