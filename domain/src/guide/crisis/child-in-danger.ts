import type { CrisisRule } from './crisis-rule.ts';

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
      'YOUNG',
    ],
    unless: ['at|in (the|a) (race|game)|up (for|about)|to (the|it)'],
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
    phrase: [
      '(i|we|lost it|snapped|angry|temper|control|mad|furious|drunk)( and| then| just| have| had',
      '| really| nearly| almost| even| again| keep| been| am| do| got)* (hit|hits|hitting|beat',
      '|beats|beating|beaten|slap|slapped|slapping|smack|smacked|smacking|spank|spanked|spanking',
      '|punch|punched|kick|kicked|whip|whipped|belted|thrashed|shoved|threw)',
      '(my|our|the|his|her)( own| poor| younger| older| youngest| eldest)? YOUNG',
    ],
    unless: [
      'at|in (the|a|our) (race|game|match|final)|up (for|about|on)|to|off|out|over to|into',
      'a|with (a|the|my) (ball|pillow|snowball|car|door|trolley|frisbee|towel|news|question)',
      'by (accident|mistake)|accidentally|when we play|the (ball|keys)|record|sugar|eggs',
    ],
    examples: [
      'I lost it and hit my little one',
      'i keep smacking my four year old and i hate it',
      'we beat our kids when they lie',
    ],
    harmless: ['I beat my son at chess', 'i threw my daughter a party'],
  },
  {
    phrase: [
      '(hit|hits|hitting|beat|beats|beating|beaten|whip|whips|whipped|whipping|spank|spanked|hurt',
      '|smacked|strikes|struck|got) (him|her|them|(my|our|the|his|her)( own| poor)? YOUNG)',
      '(hard )?with (a|the|his|her|my)( leather| wooden)?',
      '(belt|stick|cane|shoe|slipper|sandal|cable|cord|spoon|hanger|rod|whip|brush|ruler|paddle)',
    ],
    examples: ['his dad beats him with a stick', 'I hit my daughter with the belt'],
  },
  {
    phrase: [
      'YOUNG _9 (bruises|bruised|bruising|marks?|welts?|burns|hand ?prints?|black eye) _6',
      '(after|from|back from|when|since|where|because) _5',
      '(dad|dads|father|fathers|mum|mums|mother|mothers|stepdad|stepmum|stepfather|ex|nursery',
      '|babysitter|sitter|nanny|daycare|visits?|belt|hit|hitting|smacked|slapped|grabbed|beat)',
    ],
    unless: ['a (ball|table|door)|at (football|school|sports)|his (head|knee)|her (head|knee)'],
    examples: [
      'my son came home with bruises on his back after a weekend at his dads',
      'the little girl next door has marks on her arms from the belt',
    ],
    harmless: ['my son has bruises on his knee from when he hit a table'],
  },
  {
    phrase: [
      '(belt|hand|finger|bite|grip|burn) ?(marks?|prints?) (on|all over|across|round|around)',
      '(his|her|their|the|my|our)( poor| little)?',
      '(legs?|arms?|back|bottom|bum|face|cheek|neck|skin|thighs?|body|YOUNG)',
    ],
    examples: ['there are belt marks on his legs'],
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
