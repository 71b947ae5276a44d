import type { CrisisRule } from './crisis-rule.ts';

export const SUDDEN_DANGER: readonly CrisisRule[] = [
  {
    phrase: '(is|am|are|baby|he|she|son|daughter|child|toddler|someone) choking',
    unless: ['back|up|down|on (my|emotion|paperwork|words|emails|work|admin|dust|the)'],
    examples: ['my daughter is choking on a grape'],
    harmless: ['I am choking on paperwork'],
  },
  {
    phrase: [
      '(throat|tongue|lips|airway) _3',
      '(swelling|swollen|swelled|closing|closed up|closing up)',
    ],
    examples: ['my tongue is swelling after eating nuts'],
  },
  {
    phrase: 'anaphyla(xis|ctic)',
    examples: ['he is in anaphylactic shock'],
  },
  {
    phrase: 'severe allergic',
    examples: ['a severe allergic reaction'],
  },
  {
    phrase: '(is|was|are|am) drowning',
    unless: ['in|under'],
    examples: ['my daughter is drowning'],
    harmless: ['I am drowning in work'],
  },
  {
    phrase: [
      '(call|calling|need|dial|phone|ring|get)',
      '(me )?(an |a |the )?(ambulance|911|999|112|paramedics?)',
    ],
    examples: ['Someone call an ambulance'],
  },
  {
    phrase: 'medical emergency',
    examples: ['this is a medical emergency'],
  },
  {
    phrase: '(this|it) is an emergency',
    unless: ['fund|plan|kit'],
    examples: ['please, this is an emergency'],
    harmless: ['this is an emergency fund'],
  },
  {
    phrase: 'sudden(ly)? _6 headache',
    examples: ['sudden terrible headache and I cannot see'],
  },
  {
    phrase: [
      '(cant|can not) (feel|move) (my|his|her|their)',
      '(left |right |whole )?(side|arms?|legs?|face|body|hands?)',
    ],
    unless: ['after (leg|the gym|training|my run|squats)|from'],
    examples: ['i cant feel my left side'],
    harmless: ['i cant feel my legs after squats'],
  },
  {
    phrase: 'heart (has )?stopped( beating)?',
    examples: ['my heart stopped beating right, chest hurts so bad'],
  },
  {
    phrase: 'blood everywhere',
    examples: ['blood everywhere he cut his hand off'],
  },
  {
    phrase: 'cut (my|his|her|their|a) _1 (hand|finger|thumb|arm|leg|foot|toe) off',
    examples: ['blood everywhere he cut his hand off'],
  },
  {
    phrase: '(hit|banged|bashed) (my|his|her|their) head (and|really hard)',
    examples: ['she hit her head and is confused'],
  },
  {
    phrase: [
      '(drank|drunk|drinking|vodka|whisky|alcohol|wine|rum|gin) _6 and',
      '(then )?(took|swallowed|taken|popped|had) _6 PILLS',
    ],
    examples: ['I drank a litre of vodka and took my sleeping tablets, feel weird'],
  },
  {
    phrase: 'mixed _6 PILLS _6 (alcohol|vodka|wine)',
    examples: ['i mixed my meds with wine'],
  },
  {
    phrase: '(after|from) taking something',
    examples: ['my friend is unresponsive after taking something'],
  },
  {
    phrase: 'just (had|been in|witnessed|crashed) _3 (accident|crash|car)',
    examples: ['we just had a bad car accident'],
  },
  {
    phrase: '(waters?|water) (just )?broke',
    examples: ['my waters just broke'],
  },
  {
    phrase: 'miscarrying',
    examples: ['i think i am miscarrying'],
  },
  {
    phrase: 'heat ?stroke',
    examples: ['she has heat stroke'],
  },
  {
    phrase: 'hypothermia',
    examples: ['he has hypothermia'],
  },
  {
    phrase: 'diabetic (coma|shock)',
    examples: ['she is in a diabetic coma'],
  },
  {
    phrase: 'stiff neck _6 fever',
    examples: ['he has a stiff neck and a fever'],
  },
  {
    phrase: 'fever _6 stiff neck',
    examples: ['a fever and a stiff neck'],
  },
  {
    phrase: 'worst (headache|pain) of (my|his|her) life',
    examples: ['this is the worst headache of my life'],
  },
  {
    phrase: 'thunderclap',
    examples: ['a thunderclap in my head'],
  },
  {
    phrase: 'suddenly _3 (blind|cant see|can not see|cant speak|cant talk|paralysed|paralyzed)',
    examples: ['i suddenly cant see'],
  },
  {
    phrase: 'severe (chest|abdominal|stomach) pain',
    examples: ['i have severe stomach pain'],
  },
];
