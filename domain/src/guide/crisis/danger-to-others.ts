import type { CrisisRule } from './crisis-rule.ts';

export const DANGER_TO_OTHERS: readonly CrisisRule[] = [
  {
    phrase: [
      '(might|want to|afraid|scared|going to|urge to|thoughts? (of|about)',
      '|thinking (of|about)|about to|could|i will|terrified|nearly|almost|images of) _6',
      '(hurt|hurting|harm|harming|shake|shaking|kill|killing|smother|smothering|drown',
      '|drowning|hitting|throw|throwing|drop|dropping) (my|the|our)',
      '(baby|newborn|child|children|kids?|son|daughter|toddler|infant)',
    ],
    unless: ['feelings|by|with (words|kindness)|if (i|we) (leave|divorce|separate)'],
    examples: ["I'm afraid I might hurt my baby"],
    harmless: ['I do not want to hurt my kids by divorcing'],
  },
  {
    phrase: [
      '(want|going|planning|plan|urge|thinking of|thoughts of|thinking about)',
      '(to )?(kill|killing|murder|murdering|stab|stabbing|shoot|shooting)',
      '(him|her|them|someone|somebody|everyone|people',
      '|my (husband|wife|partner|boyfriend|girlfriend|ex|boss|family|dad|mum|kids|children))',
    ],
    examples: ['I think I want to kill my husband and I mean it'],
  },
  {
    phrase: [
      '(i am|i) _2 (scared|afraid|frightened|terrified) _4',
      '(of (being|getting)|to (be|get)|will (be|get)|(he|she|they|dad|mum|father|mother|stepdad',
      '|parents) will|he might|she might|dad might|mum might) _1',
      '(hit|beaten|smacked|slapped|punched|belted|whipped|spanked|beat)',
    ],
    unless: ['by (a|the) (ball|car|wave|puck|bus)|in (football|rugby|hockey|goal)|at'],
    examples: ['i am afraid dad will beat me'],
    harmless: ['i am afraid of being hit by the ball'],
  },
  {
    phrase: [
      '(mum|dad|daddy|father|mother|stepdad|stepmum|stepfather|parents|uncle|brother) _1',
      '(will|(is |are )?going to|would|might) (hit|beat|smack|slap|belt|whip|kill) me',
    ],
    unless: ['at|in (the|a)|to it|with (kindness|laughter)|for (saying|this|eating|it|that)'],
    examples: ['my dad will beat me when i get home'],
    harmless: ['my dad will beat me at chess again'],
  },
];
