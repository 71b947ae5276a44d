import type { CrisisRule } from './crisis-rule.ts';

export const HEARING_VOICES: readonly CrisisRule[] = [
  {
    phrase: '(hear|hearing|hears|heard) (the |these |those |some |other )?voices',
    unless: ['from|through|outside|upstairs|next|on|coming|in the (hall|street|next|garden|flat)'],
    examples: ['I have been hearing voices for a month'],
    harmless: ['I hear voices from the flat upstairs'],
  },
  {
    phrase: '(have|has|got|are|with) (these |the |many )?voices in (my|his|her|the) head',
    examples: ['she has voices in her head'],
  },
  {
    phrase: 'voices _2 (tell|tells|telling|told|say|saying|command*) (me|him|her|us|them)',
    examples: ['the voices keep telling me that I am bad'],
  },
  {
    phrase: '(dreams|nightmares|visions) and voices',
    examples: ['how do i make the visions and voices stop'],
  },
  {
    phrase: '(see|seeing|sees|hear|hearing|hears) (things|people) that (are not|others do not)',
    examples: ['my son sees things that are not there'],
  },
  {
    phrase: [
      '(i am|am i|feel|feeling|like|is)( always| constantly| often)?( being)?',
      '(watched|followed|spied on|observed|monitored) _3',
      '(.|by (people|someone|the|cameras|everyone)|everywhere|all the time|wherever|at home',
      '|and|like|in my|through)',
    ],
    unless: ['my (diet|heart|blood|glucose|sleep)|on (twitter|instagram|tiktok|facebook)'],
    examples: ['I feel like I am being watched all the time', 'am i being followed everywhere'],
    harmless: ['i am monitored and my heart is fine'],
  },
  {
    phrase: ['(read|reads|reading|hear|hears|hearing)', '(my|his|her) (thoughts|mind)'],
    unlessAfter: ['you|was|are|can you|just|we|of|to|by'],
    examples: ['people are able to read my thoughts and they hear my thoughts'],
    harmless: ['you are just reading my mind'],
  },
  {
    phrase: '(hidden|secret|tiny) (cameras?|microphones?|messages for me)',
    examples: ['there are hidden cameras in my flat'],
  },
  {
    phrase: [
      '(extreme|extremely|severe|severely|constant|constantly|always|so very) _1',
      '(paranoid|paranoia)',
    ],
    examples: ['I am extremely paranoid'],
  },
  {
    phrase: [
      '(people|everyone|everybody|neighbours|they|someone|government|police) _2',
      '(watching|following|spying on|plotting against|conspiring against|poisoning|tracking) me',
    ],
    unless: ['on (twitter|instagram|tiktok|facebook|social)|back|play|cook|perform|eat|dance|do'],
    examples: ['my neighbours are spying on me'],
    harmless: ['people are following me on instagram'],
  },
];
