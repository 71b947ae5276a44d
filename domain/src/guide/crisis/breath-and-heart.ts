import type { CrisisRule } from './crisis-rule.ts';

export const BREATH_AND_HEART: readonly CrisisRule[] = [
  {
    phrase: [
      '(cant|can not|could not|struggling to|unable to|barely|fighting to|gasping to|hard to',
      '|difficult to) (even )?breathe',
    ],
    unless: [
      'through (my|the) nose|deep|deeply|with all|under all|at work',
      'properly when i (am|get|feel)|when i (am|get|feel) (stressed|anxious|nervous)',
      'exercise|work',
    ],
    examples: ["I can't breathe"],
    harmless: ['i cant breathe through my nose'],
  },
  {
    phrase: '(is not|are not|was not|has stopped|stopped|stops|not|am not) breathing',
    unless: ['deep|deeply|exercise|well|right|through|properly when'],
    examples: ['she stopped breathing'],
    harmless: ['i am not breathing deeply enough'],
  },
  {
    phrase: '(trouble|difficulty|struggling with|problems) breathing',
    unless: [
      'through (my|the) nose|exercise|exercises|technique|techniques|practice|practices',
      'meditation',
    ],
    examples: ['my mother is having trouble breathing and her lips are blue'],
    harmless: ['I have trouble breathing through my nose at night'],
  },
  {
    phrase: '(cant|can not) catch (my|his|her|their) breathe',
    examples: ['i cant catch my breath'],
  },
  {
    phrase: 'gasping for (air|breathe)',
    examples: ['he is gasping for air'],
  },
  {
    phrase: 'turning blue',
    examples: ['his lips are turning blue'],
  },
  {
    phrase: '(lips|face) _3 (blue|grey)',
    examples: ['his lips are turning blue'],
  },
  {
    phrase: 'went blue',
    examples: ['her lips went blue'],
  },
  {
    phrase: 'gone blue',
    examples: ['he has gone blue'],
  },
  {
    phrase: [
      'chest (pains?|hurts|is hurting|is (so |really |very )?(tight|crushing|burning|heavy)',
      '|tightness',
      '|feels? (so |really |very |like )?(tight|crushed|crushing|heavy|being crushed)',
      '|pressure|ache is)',
    ],
    unlessAfter: ['after'],
    unless: [
      '_3 after _3 (push ups|pushups|bench|gym|workout|press ups|lifting)',
      '_3 from (push ups|bench|the gym)',
    ],
    examples: ['I have chest pain and my arm hurts'],
    harmless: ['my chest hurts after the gym'],
  },
  {
    phrase: [
      '(chest (gets?|got|goes|went) (so |really |very |a bit |all )?(tight|heavy)',
      '|(tight|heavy|crushing|painful) chest)',
    ],
    unless: ['muscles?|press|day|workout|stretch*|of|cold|cough|infection'],
    unlessAfter: ['a (big|wide|deep)'],
    examples: ['my chest gets tight when i walk uphill', 'bit of a tight chest on the stairs'],
    harmless: ['how do i stretch a tight chest muscle', 'a heavy chest of drawers'],
  },
  {
    phrase: [
      '(pain|pains|pressure|tightness|crushing|squeezing|elephant|tight|stabbing) _3',
      '(in|on|across) (my|his|her|the|their) chest',
    ],
    examples: ['crushing pressure on my chest'],
  },
  {
    phrase: [
      '(having|getting|have|symptoms of|signs of|in the middle of)',
      '(a|an|another|the)( massive| mild| mini| severe| bad)?',
      '(heart attack|seizure|fit .|aneurysm|anaphylactic|severe allergic|allergic reaction',
      '|miscarriage)',
    ],
    examples: ['she is having a seizure'],
  },
  {
    phrase: [
      '(having|getting|have|symptoms of|signs of|in the middle of)',
      '(a|an|another|the)( massive| mild| mini| severe| bad)? stroke',
    ],
    unless: ['of'],
    examples: ['my husband is having a stroke i think'],
    harmless: ['i was having a stroke of luck'],
  },
  {
    phrase: [
      '(think|thinks|sure|maybe) _6 (had|having) (a|another)',
      '(heart attack|seizure|aneurysm)',
    ],
    examples: ['I think I am having a heart attack'],
  },
  {
    phrase: '(think|thinks|sure|maybe) _6 (had|having) (a|another) stroke',
    unless: ['of'],
    examples: ['I think my dad is having a stroke, his face is drooping'],
    harmless: ['i think she had a stroke of luck'],
  },
  {
    phrase: [
      '(face|mouth)( is| has| looks)? _1',
      '(drooping|droopy|dropped|drooped|fallen on one side)',
    ],
    examples: ['his face is drooping and his speech is slurred'],
  },
  {
    phrase: 'slurr(ing|ed) _1 (speech|words)?',
    examples: ['his speech: he is slurring his words'],
  },
  {
    phrase: 'speech is slurred',
    examples: ['his face is drooping and his speech is slurred'],
  },
  {
    phrase: [
      '(left |right )?(arm|leg|side|face) (is|feels|went|has gone|gone|are) _1',
      '(numb|paralysed|paralyzed)',
    ],
    unless: [
      'when i sleep|from (sitting|sleeping|crossing)|after (sleeping|sitting)|in bed',
      'at night|when i wake|if i sleep',
    ],
    examples: ['my chest feels crushed and my left arm is numb'],
    harmless: ['My leg is numb from sitting all day, what movement helps?'],
  },
  {
    phrase: 'one side of (my|his|her) (face|body) _6 (numb|weak|drooping|paralysed)',
    examples: ['one side of my face is numb'],
  },
  {
    phrase: [
      '(is|found|knocked|lying|was|fell|went|are|him|her|going|them) _1',
      '(unconscious|unresponsive)',
    ],
    unless: ['bias|belief|beliefs|habit|habits|eating|mind|pattern|patterns|of|about'],
    examples: ['My wife has collapsed and is unconscious'],
    harmless: ['What are unconscious beliefs?'],
  },
  {
    phrase: '(lost|losing|loses) consciousness',
    examples: ['she lost consciousness'],
  },
  {
    phrase: '(about|going) to (pass out|faint)',
    examples: ['i am about to pass out'],
  },
  {
    phrase: 'WHO (has |have |just |suddenly |is |had )*(collapsed|fainted|passed out)',
    unless: ['into|on the (sofa|couch)|in (bed|laughter|tears)|laughing|asleep'],
    examples: ['my husband collapsed and wont wake up'],
    harmless: ['he collapsed on the sofa'],
  },
  {
    phrase: [
      '(collapsed|fainted|overdosed|drunk|fell|found (him|her|them)|passed out) _6',
      '(will not|wont|cant|does not|not) (wake|waking|respond|responding|move|moving)',
    ],
    examples: ['my grandpa fell and is not responding'],
  },
  {
    phrase: [
      '(he|she|they|it|CLOSE) _1 (will not|wont|cant|is not|not|does not|did not)',
      '(wake up|waking up|wake|respond|responding|moving|be woken)( up)? .',
    ],
    examples: ['he will not wake up'],
  },
  {
    phrase: [
      '(i|she|he|they) (just |have just |has just |have )?collapsed',
      '(at|in the|on the (floor|street|stairs)|today|twice)',
    ],
    examples: ['my dad, he just collapsed in the street'],
  },
];
