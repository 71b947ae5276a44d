import type { CrisisRule } from './crisis-rule.ts';

export const BLEEDING_AND_POISONING: readonly CrisisRule[] = [
  {
    phrase: [
      '(cant|can not|will not|would not|does not|not|wont|never|is not) _3 stop(ping)? _3',
      '(bleeding|blood)',
    ],
    examples: ["I can't stop the bleeding"],
  },
  {
    phrase: [
      'bleeding _6',
      '(will not stop|wont stop|not stopping|does not stop|everywhere|to death|badly',
      '|uncontrollably|profusely)',
    ],
    examples: ['the bleeding wont stop'],
  },
  {
    phrase: '(losing|lost|so much|too much|lots of|a lot of|pool of) blood',
    unless: ['pressure|sugar|tests?|oranges?|flow'],
    examples: ['he has lost so much blood'],
    harmless: ['too much blood sugar'],
  },
  {
    phrase: [
      '(vomit|vomiting|vomited|throwing up|threw up|coughing|coughed|coughs|spitting|puking)',
      '(up )?blood',
    ],
    examples: ['I am vomiting blood'],
  },
  {
    phrase: 'ha?emorrhag(e|ing)',
    examples: ['she is haemorrhaging'],
  },
  {
    phrase: 'pregnant _6 (bleeding|blood)',
    examples: ['I am pregnant and bleeding'],
  },
  {
    phrase: 'bleeding _6 pregnan(t|cy)',
    examples: ['i am bleeding and pregnant'],
  },
  {
    phrase: '(baby|bump) (has |is )?(not|stopped) (moved|moving|kicking|kicked)',
    examples: ['the baby has stopped moving'],
  },
  {
    phrase: 'baby _6 (limp|floppy|not responding|burning up)',
    examples: ['my baby had a fit and is floppy'],
  },
  {
    phrase: [
      '(been|was|got|he|she|someone|is|were|them|him|her)',
      '(just )?(stabbed|shot|run over|hit by a car|electrocuted)',
    ],
    unless: ['down|in the dark|SELF'],
    unlessAfter: [
      '(my|his|her) heart( just)?|back|knees?|hips?|shoulder|nerves|memory|sleep|concentration',
      'head|brain|confidence|engine|car|attention|voice|day',
    ],
    examples: ['he got stabbed'],
    harmless: [
      'she was shot down by the committee',
      'as if my heart got stabbed',
      'my own back is shot',
    ],
  },
  {
    phrase: 'snake ?bite',
    examples: ['a snake bite on my leg'],
  },
  {
    phrase: 'bitten by a snake',
    examples: ['I was bitten by a snake'],
  },
  {
    phrase: 'overdosed|overdosing',
    unless: ['on|of'],
    examples: ['I overdosed an hour ago'],
    harmless: ['i overdosed on chocolate'],
  },
  {
    phrase: '(overdosed|overdosing) (on|of) (PILLS|.)',
    examples: ['my friend overdosed on heroin'],
  },
  {
    phrase: 'overdose (.|with (a )?(fever|blood|pain))',
    examples: ['she took an overdose'],
  },
  {
    phrase: '(overdosed|overdosing|overdose|od|oding) on PILLS',
    examples: ['my friend overdosed on heroin'],
  },
  {
    phrase: '(an|my|taken an|of an|possible) overdose',
    unless: ['of'],
    examples: ['she took an overdose'],
    harmless: ['An overdose of coffee again'],
  },
  {
    phrase: '(an|my|taken an|of an|possible) overdose of (PILLS|.)',
    examples: ['she took an overdose of paracetamol'],
  },
  {
    phrase: [
      '(took|taken|swallowed|ate|downed|popped|swallow|has taken|had) _3',
      '(too many|too much|a whole|whole|the whole|an entire|entire',
      '|all (of )?(the|my|his|her)|a bottle of|the bottle of|handfuls? of|bunch of|NUMBER',
      '|twenty|thirty|forty|fifty|box of|packet of|pack of|loads of) _3 (of )?PILLS',
    ],
    unless: ['on time|every day|each morning|this week|today as'],
    examples: ['I took too many pills'],
    harmless: ['i took all my tablets on time'],
  },
  {
    phrase: [
      '(take|taking)',
      '(too many|a whole|the whole|an entire|all (of )?(the|my)|a bottle of|handfuls? of)',
      '_1 (of )?(my )?PILLS (tonight|now|and)',
    ],
    examples: ['I am going to take all my pills tonight'],
  },
  {
    phrase: [
      '(take|taking)',
      '(too many|a whole|the whole|an entire|all (of )?(the|my)|a bottle of|handfuls? of)',
      '_1 (of )?(my )?PILLS .',
    ],
    unless: ['how|when'],
    examples: ['i want to take all my pills'],
    harmless: ['when do i take all my pills? when is best?'],
  },
  {
    phrase: [
      'how many _2 PILLS',
      '(is|are|would be|it takes|does it take|until|before|can i take before|will)',
    ],
    examples: ['how many sleeping pills is too many'],
  },
  {
    phrase: [
      '(swallowed|swallow|swallowing|drank|drunk|drinking|drink|ate|eaten|ingested) _6',
      '(bleach|poison|antifreeze|detergent|battery|batteries|magnets?|drain cleaner',
      '|pesticide|weed ?killer|dishwasher|cleaning (fluid|product|products)|pills)',
    ],
    examples: ['he drank weed killer'],
  },
  {
    phrase: '(been|was|were|got) poisoned',
    unless: ['by (resentment|anger|jealousy)'],
    examples: ['i think i was poisoned'],
    harmless: ['i was poisoned by resentment'],
  },
  {
    phrase: 'carbon monoxide',
    examples: ['the carbon monoxide alarm is on'],
  },
];
