import type { CrisisRule } from './crisis-rule.ts';

export const WARNING_SIGNS: readonly CrisisRule[] = [
  {
    phrase: [
      '(think|thinking|thoughts|thought|fantasise|fantasize|fantasising|fantasizing|dreaming',
      '|obsessed|obsessing|daydream) _3 (about|of|with)',
      '(dying|being dead|my (own )?(death|funeral)|not (being here|existing|being alive))',
    ],
    examples: ['is it wrong that i think about dying all the time'],
  },
  {
    phrase: [
      '(think|thinking|thoughts|thought|fantasise|fantasize|fantasising|fantasizing|dreaming',
      '|obsessed|obsessing|daydream) _3 (about|of|with) death',
    ],
    unless: ['of|in|and|anxiety'],
    examples: ['i keep thinking about death'],
    harmless: ['I am thinking about death and taxes, mostly taxes'],
  },
  {
    phrase: [
      '(a |such a |nothing but a |only a |just a )burden (to|on|for)',
      '(everyone|everybody|my|others|them|people|all|you|the people)',
    ],
    examples: ['i am just a burden to everyone'],
  },
  {
    phrase: '(do not|does not|did not) deserve to (live|be alive|exist|be here)',
    examples: ['i do not deserve to live'],
  },
  {
    phrase: [
      '(should not|not meant to|not supposed to)',
      '(exist|be alive|be here any more|be on this)',
    ],
    examples: ['i should not exist'],
  },
  {
    phrase: [
      '(want|wants|wish|need|just) (it|everything|it all|this all|all of it|all of this)',
      '(all )?to (be over|stop|end)( forever| for good| now)? .',
    ],
    examples: ['i just want it all to be over'],
  },
  {
    phrase: [
      '(want|wants|wanted)',
      '(out for good|out of (this |my )?life|to be gone( forever| for good)? .)',
    ],
    examples: ['life has no meaning i want out for good'],
  },
  {
    phrase: [
      '(cant|can not) (do|take|cope with|stand|bear) (this|it)( all)? any',
      'more( .| and (want|wants|do not|just want))',
    ],
    examples: ['my mate texted me that he cant do this anymore and wants to die'],
  },
  {
    phrase: '(planning|plan|going|want|wants|ready) to end things',
    unless: ['with'],
    examples: ['I dont see a future, planning to end things on friday'],
    harmless: ['i am planning to end things with him'],
  },
  {
    phrase: '(do not|cant|can not|no longer|not) see (a|any|my) future',
    unless: ['with|for|in|at|together|here|as'],
    examples: ['I dont see a future, planning to end things on friday'],
    harmless: ['i do not see a future with him'],
  },
  {
    phrase: [
      '(might|going to|could|scared i will|afraid i will|about to|worried i will',
      '|worried he will|worried she will) do something',
      '(stupid|silly|terrible|bad|drastic)( to SELF)? (.|tonight)',
    ],
    examples: ['i might do something stupid tonight'],
  },
  {
    phrase: '(danger|risk) to SELF',
    examples: ['i am a danger to myself'],
  },
  {
    phrase: '(not|am not|is not) safe (with SELF|alone|by SELF|from SELF)',
    examples: ['i am not safe alone'],
  },
  {
    phrase: '(going|want|ready|about) to do it (tonight|now|today) goodbye',
    examples: ["I'm going to do it tonight, goodbye"],
  },
  {
    phrase: [
      '(do not|did not|am not|never) (plan|planning|intend|intending|expect|expecting)',
      '(on|to) (being|be) (here|around|alive) (by|next year|much longer|any more)',
    ],
    examples: ['it does not matter what I eat, I dont plan on being here by christmas'],
    harmless: ['I do not plan to be here tomorrow, can you move the call?'],
  },
  {
    phrase: 'will not be (here|around|alive) (much longer|for long|for much longer)',
    examples: ['i will not be here much longer'],
  },
  {
    phrase: 'alive (much longer|by (tomorrow|christmas|monday|the weekend))',
    examples: ['i doubt she stays alive much longer'],
  },
  {
    phrase: '(drink|drinking|starve|starving) SELF to death',
    examples: ['he is drinking himself to death'],
  },
  {
    phrase: 'had enough of (life|living|being alive)',
    examples: ['i have had enough of life'],
  },
  {
    phrase: 'no (will|strength) to (live|go on)( living)?',
    examples: ['i have no will to live'],
  },
  {
    phrase: [
      '(bought|buy|got|found|have) (a|the|some|my) (rope|noose|razor blades?)',
      '((today|tonight|now|ready) .|and|.)',
    ],
    examples: ['I bought a rope today'],
  },
  {
    phrase: [
      '(to|of|urge for) (hurt|hurting|harm|harming|injure|injuring) SELF',
      '(.|and|again|tonight|now|on purpose|because|so|or|badly)',
    ],
    examples: ['the voices tell me to hurt myself'],
  },
  {
    phrase: [
      '(hurt|hurts|hurting|harm|burn|burned|burnt|burning|burns|scratch|cut|cuts) SELF',
      '(on purpose|deliberately|with (a )?(cigarettes?|lighter|razor|blade|knife|scissors))',
    ],
    examples: ['I hurt myself on purpose, I want to hurt myself again'],
  },
  {
    phrase: [
      '(google|googled|googling|searching|searched|researching|looking up|looking for) _2',
      '(ways to (die|go)|methods)',
    ],
    examples: ['i keep googling ways to die'],
  },
];
