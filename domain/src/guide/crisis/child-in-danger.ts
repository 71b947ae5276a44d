import type { CrisisRule } from './crisis-rule.ts';

/** Rules for somebody who hurts a child, or is suspected of it. */
export const CHILD_IN_DANGER: readonly CrisisRule[] = [
  {
    phrase: [
      'someone is (hurting|hitting|beating|touching) (my|a|the)',
      '(child|kid|son|daughter|friend|sister|brother|mum)',
    ],
    examples: ['someone is hitting my sister'],
  },
  {
    phrase: [
      '(child|kids?|children|son|daughter|stepson|stepdaughter|boy|girl|brother|sister|he|she',
      '|they|nephew|niece|grandson|granddaughter|twins) _2',
      '(scared|afraid|frightened|terrified|flinch*|dodg*|ducks?|ducking) _4',
      '(of (being|getting)|to (be|get)|will (be|get)|being|(he|she|they|dad|mum|father|mother',
      '|stepdad|parents) will|he might|she might|dad might|mum might) _1',
      '(hit|beaten|smacked|slapped|punched|belted|whipped|spanked|beat)',
    ],
    unless: ['by (a|the) (ball|car|wave|puck|bus)|in (football|rugby|hockey|goal)|at'],
    examples: ['my daughter is scared of being hit when her report comes'],
    harmless: ['my son is afraid of being hit by the ball'],
  },
  {
    phrase: '(child|kid|son|daughter) is being (hurt|hit|beaten|touched|bullied and)',
    examples: ['my son is being beaten'],
  },
  {
    phrase: [
      '(he|she|him|her|dad|father|stepdad|mum|mother|ex|husband|wife|boyfriend|girlfriend|partner',
      '|nanny|babysitter|sitter|neighbour|uncle) _3',
      '(abus*|hit|hits|hitting|beat|beats|beating|smack*|slap*|molest*|choke*|shook|shakes)',
      '(my|our|the|his|her|their)( little| own| younger)?',
      '(kids?|children|child|baby|toddler|nephew|niece|grandson|granddaughter|grandchild*|twins',
      '|stepson|stepdaughter)',
    ],
    unless: ['at|in (the|a) (race|game)|up (for|about)'],
    examples: ['I think my ex hits our kids', 'what if the sitter smacked the baby'],
    harmless: ['my husband beats the kids at cards'],
  },
  {
    phrase: [
      '(shook|shakes|shaking|shaken) (him|her|the baby|my baby|our baby|my son|my daughter)',
      '(so |really |very |too )?(hard|violently)',
    ],
    unless: ['hand|by the hand|awake'],
    examples: ['my partner shook him hard yesterday', 'he was shaking the baby really hard'],
    harmless: ['I shook him hard by the hand'],
  },
  {
    phrase: '(worried|worry|afraid|scared|suspect|think|fear) _3 (him|her|he|she) _3 abusing them',
    examples: ['I am worried about him abusing them'],
  },
  {
    phrase: [
      '(touched|touches|touching|molested|molesting) (my|our|his|her)',
      '(son|daughter|child|kids?|children|niece|nephew|granddaughter|grandson|stepdaughter)',
    ],
    unless: ['heart|hearts|deeply|by|with (his|her|their) (story|words)'],
    examples: ['I think my uncle touched my daughter'],
    harmless: ['her letter touched my son deeply'],
  },
];
