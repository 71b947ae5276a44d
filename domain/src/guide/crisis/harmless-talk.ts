import type { CrisisRule } from './crisis-rule.ts';

/**
 * The crisis classifier mistakes these everyday subjects for danger. If one of them matches, the
 * guide gives a milder answer than the alarm, but a crisis rule still wins.
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
    phrase: [
      '(he|she|they) (says|said|thinks) (to )?(give it time|wait|relax|calm down|not now|later',
      '|it is fine|it is nothing)',
    ],
    examples: ["no, he says give it time. he's not the one being ignored at dinner"],
  },
  {
    phrase: [
      '(son|daughter|teen|teenager|boy|girl|husband|wife) _9',
      '(stopped|not|hardly|barely) (talking|talk|speaking|speak|talks|speaks) to (me|us)',
    ],
    examples: ['My daughter is 16 and has stopped talking to me'],
  },
  {
    phrase: '(brother|sister|son|daughter|kid|boy|girl|he|she|nephew|niece) is (only )?NUMBER .',
    examples: ['and his sister is 15'],
  },
  {
    phrase: '(no puedo|no aguanto|no soporto) mas (con )?(est(e|a|os|as)|el|los|las)',
    unless: ['dolor|angustia|vida|situacion|sufrimiento|peso|vacio|miedo|golpes|gritos'],
    examples: ['no puedo mas con este calor'],
    harmless: ['no puedo mas con esta vida'],
  },
  {
    phrase: 'not want to (be|seem|sound) (too |so )?(mean|rude|unkind|unfair|harsh|pushy|nosy)',
    examples: ["she's nice tho i dont wanna be mean"],
  },
  {
    phrase: 'not (bite|bit|bites|biting) me',
    examples: ['he not bite me, he bite only the other kids'],
  },
  {
    phrase: '(push|pushes|pushed|pushing) (me|us) (on|in) (a|the|my) (swings?|wheelchair|sledge)',
    examples: ['he pushed me on the swing'],
  },
  {
    phrase: '(erections?|erection|orgasms?|climax|libido|viagra|hard on|lube|condoms?|foreplay)',
    examples: ['i lose it halfway thru. erection i mean'],
  },
  {
    phrase:
      '(touched|hugged|cuddled|talked|peopled|kidded|mummed|parented|socialised|socialized) out',
    examples: ['she says she is touched out'],
  },
  {
    phrase: [
      '(cut|cutting) (down|back) (on )?(the |my |all the )?(beers?|wine|drinks?|drinking|alcohol',
      '|coffee|sugar|smoking|cigarettes|meat|carbs|hours|spending|screen|takeaways)',
    ],
    examples: ['I want to see about cutting down the wine'],
  },
  {
    phrase: [
      '(he|she) lives (about |over |only )?(an|half an|one|two|three|NUMBER|a few)',
      '(hours?|minutes?|miles|km|streets?) away _5 (too|so|very) (tired|busy|far|old|lazy)',
    ],
    examples: ["she lives an hour away and says she's too tired to come"],
  },
  {
    phrase: '(he|she|they) (is|are) not against (me|us)',
    examples: ["no he's not against me, he just doesn't see it"],
  },
  {
    phrase: [
      '(he|she|they) (is|are) (not|no longer) living',
      '(with (me|us|him|her|them)|here|there|at home)',
    ],
    examples: ["No. She's not living with me. She's in a home"],
  },
];
