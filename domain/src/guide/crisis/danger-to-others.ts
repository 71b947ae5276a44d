import type { CrisisRule } from './crisis-rule.ts';

/** Rules for the fear of hurting a child or someone else, and for a child being hurt. */
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
      'someone is (hurting|hitting|beating|touching) (my|a|the)',
      '(child|kid|son|daughter|friend|sister|brother|mum)',
    ],
    examples: ['someone is hitting my sister'],
  },
  {
    phrase: '(child|kid|son|daughter) is being (hurt|hit|beaten|touched|bullied and)',
    examples: ['my son is being beaten'],
  },
];
