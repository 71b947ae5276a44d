import type { CrisisRule } from './crisis-rule.ts';

export const WANTING_TO_DIE: readonly CrisisRule[] = [
  {
    phrase: 'suicid(e|al|es)',
    unlessAfter: ['career|social|political|commercial|financial|professional|diet is|it is'],
    unless: ['squad|sprints?|runs?|drills?|doors?|for my|for his|for her|for our'],
    examples: ['su1c1de'],
    harmless: ['Saying no to my boss is career suicide'],
  },
  {
    phrase: 'sewer ?slide',
    examples: ['thinking about sewerslide'],
  },
  {
    phrase: 'un ?aliv(e|ed|ing)',
    examples: ['I want to un-alive myself'],
  },
  {
    phrase: 'kys',
    examples: ['everyone tells me kys'],
  },
  {
    phrase: 'self (harm(ing|ed|s)?|injur(y|ing|e)|mutilat(e|ing|ion))',
    examples: ['I have been self-harming again'],
  },
  {
    phrase: '(kill|killed|kills) SELF',
    unless: ['laughing'],
    examples: ['k1ll mys3lf'],
    harmless: ['i nearly killed myself laughing'],
  },
  {
    phrase: 'killing SELF',
    unless: ['laughing|at|trying|with|to|over|for|in the gym'],
    examples: ['my brother is talking about killing himself'],
    harmless: ['i am killing myself trying to finish this'],
  },
  {
    phrase: [
      '(want|wanted|to|will|might|could|of|just|should|i|and|honestly|literally|going|.)',
      'kms',
    ],
    unless: ['a|per|walk|run|on|in|of|to|away|from|every|each'],
    examples: ['i wanna kms'],
    harmless: ['i want kms per hour on my watch'],
  },
  {
    phrase: 'kms (.|honestly|lol|tbh|fr|now|tonight|please)',
    examples: ['kms honestly'],
  },
  {
    phrase: '(to|might|could|will|just|try|tried) off SELF',
    examples: ['i just want to off myself'],
  },
  {
    phrase: '(offing|offed) SELF',
    examples: ['i am thinking bout offing myself'],
  },
  {
    phrase: [
      '(want|wants|wanted|wanting|wish|wishes|ready|need|rather|hope|hoping|trying|tempted',
      '|planning|plan|going|prefer|like|love|deserve|deserves|easier|better|time|longing',
      '|praying|pray|how|way|ways|easy|easiest|quickest|fastest) _3 (to )?die',
    ],
    unlessAfter: ['not|(thought|felt like|feels like|feel like) (i|he|she|we) (am|is|was|were)'],
    unless: [
      'for|laughing|trying|hard|of (embarrassment|shame|laughter|boredom|happiness|cringe)',
      'from (embarrassment|shame|laughter|laughing|boredom)',
    ],
    examples: ['i want 2 die'],
    harmless: [
      'I wanted to die of embarrassment when he saw me cry',
      'the ferry rolled so much that I thought I was going to die',
    ],
  },
  {
    phrase: [
      '(wish|wishes|wished|hope|feel like|like|rather|better off|want to|wants to|wanted to)',
      '(i |she |he |they )?(was |were |be |am |is |being )?(already )?dead',
    ],
    unless: ['tired|on|lift|end|weight|heading|certain|serious|set|right|wrong|easy|simple'],
    examples: ['I wish I was dead'],
    harmless: ['i feel like dead weight'],
  },
  {
    phrase: '(just )?let me die',
    examples: ['just let me die'],
  },
  {
    phrase: 'i should (just )?(die|be dead)',
    examples: ['i should just die'],
  },
  {
    phrase: 'hope i (die|do not wake up|get hit by)',
    examples: ['i hope i do not wake up'],
  },
  {
    phrase: [
      '(end|ends|ending|ended|take|takes|taking|took) (my|his|her|their|your)',
      '(own )?(life|lives)',
    ],
    unless: ['back|in|to|into|seriously|forward|up|apart|on|as a|for granted|one|day'],
    examples: ['I WANT TO END MY LIFE'],
    harmless: ['I want to take my life back'],
  },
  {
    phrase: '(end|ending|ends) it all',
    unless: ['in one|at once|with'],
    examples: ['thinking of ending it all'],
    harmless: ['I want to end it all in one go: sugar, screens and late nights'],
  },
  {
    phrase: [
      '(want|wants|going|ready|need|just|thinking|think|about|of|how|could|should)',
      '(to )?(end|ending)',
      'it( now| tonight| soon| forever| for good| for real| already| quickly)? .',
    ],
    examples: ['I just want to end it.'],
  },
  {
    phrase: [
      '(end|stop|ending) (the|this|all the|all this|my) (pain|suffering|misery)',
      '(forever|for good|once and for all|permanently)',
    ],
    examples: ['i want to end the pain forever'],
  },
  {
    phrase: '(quiero|quisiera) (morir|morirme|matarme)',
    unless: ['de (la )?(risa|verguenza|hambre|sueno|calor|frio|amor|pena)'],
    examples: ['quiero morir'],
    harmless: ['quiero morirme de la risa'],
  },
  {
    phrase: 'me quiero (morir|matar)',
    unless: ['de (la )?(risa|verguenza|hambre|sueno|calor|frio|amor|pena)'],
    examples: ['me quiero morir'],
    harmless: ['me quiero morir de verguenza'],
  },
  {
    phrase: 'ich will (sterben|nicht mehr leben)',
    examples: ['ich will nicht mehr leben'],
  },
  {
    phrase: 'selbstmord',
    examples: ['ich denke an selbstmord'],
  },
  {
    phrase: 'je veux (mourir|en finir)',
    examples: ['je veux mourir'],
  },
  {
    phrase: 'quero morrer',
    examples: ['quero morrer'],
  },
];
