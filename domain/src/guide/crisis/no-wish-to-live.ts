import type { CrisisRule } from './crisis-rule.ts';

export const NO_WISH_TO_LIVE: readonly CrisisRule[] = [
  {
    phrase: [
      '(no|any|see no|see a|see the|find a|find any|lost the|lost my|lost all|what is the',
      '|a single) (more )?(point|reason|reasons|will|use|sense) _3',
      '(living|alive|to live|existing|be here|being here|going on|carrying on)',
    ],
    unless: ['together|with|in|at|alone|room|on|near|by|rooms|next|as'],
    examples: ["what's the point of living"],
    harmless: ['there is no point living together'],
  },
  {
    phrase: '(nothing|not much|anything|no one|nobody) (left )?to live for',
    examples: ['There is nothing left to live for'],
  },
  {
    phrase: '(life|it) is (not|no longer|hardly|never) worth (living|it any more)',
    examples: ['Life is not worth living'],
  },
  {
    phrase: 'not worth living',
    examples: ['Life is not worth living'],
  },
  {
    phrase: '(hate|hates|hating) being alive',
    examples: ['i hate myself and i hate being alive'],
  },
  {
    phrase: [
      '(tired|sick|exhausted|done|fed up) (of|with)',
      '(living|life|being alive|existing|being here) (any more .|now .|and|.)',
    ],
    examples: ['im done with life'],
  },
  {
    phrase: '(given|giving|gave|give) up on (life|living)',
    examples: ['ready to give up on living'],
  },
  {
    phrase: [
      '(not|no longer|never|do not even|stopped)',
      '(really |even )?(want|wants|wish|wanted|wanting)',
      '(to )?(live|go on|carry on|keep living|go on living',
      '|carry on living)( (like this|this way|this life))?( any more| anymore| and| either',
      '| because| now| at all| if)* .',
    ],
    examples: ['i dont want to live anymore'],
  },
  {
    phrase: [
      '(not|no longer|never) (really |even )?(want|wants|wish|wanted)',
      '(to )?(be alive|exist|be around any more|be on this (planet|earth)|keep existing)',
    ],
    examples: ['Dont want to exist'],
  },
  {
    phrase: [
      '(not|no longer) (really |even )?(want|wants|wanted) (to )?be',
      'here( any more| anymore| at all| tomorrow| either| on earth)* .',
    ],
    examples: ["I don't want to be here anymore"],
  },
  {
    phrase: [
      '(not|never|not ever) (want|wants|wanted|have) to wake',
      'up( any more| again| ever| ever again| tomorrow| in the morning)* .',
    ],
    examples: ["I don't want to wake up tomorrow"],
  },
  {
    phrase: [
      '(cant|can not|could not|not able to)',
      '(see (my)?self )?(go on|going on|carry on|keep going|keep living|live)',
      '(any more|like this|living|with this pain|much longer|without)',
    ],
    unlessAfter: ['this|that|things'],
    unless: [
      'with (the|his|her|our|my|all the|this|these) (dishes|dishwasher|laundry|mess|housework',
      'chores|cleaning|cooking|snoring|noise|neighbou?rs|commute|homework|toys|clutter|dog|cat)',
    ],
    examples: ["I can't go on any more"],
    harmless: [
      "things can't go on like this with the laundry",
      "it can't go on like this with the dishes",
    ],
  },
  {
    phrase: [
      '(cant|can not)',
      '(go on|keep living|take (it|this|life|living)( any more)? (i want out|i give up)) .',
    ],
    unlessAfter: ['this|that|things'],
    examples: ['I can’t go on.'],
    harmless: ['Four hours of sleep, this can’t go on.'],
  },
  {
    phrase: [
      '(cant|can not|could not) (do|take|handle|face|bear|stand)',
      '(life|living|being alive|existing)( any more| anymore)?',
    ],
    examples: ['i cant face life any more'],
  },
  {
    phrase: '(better|happier|easier) (off )?without me',
    unless: ['at|in|on|there'],
    examples: ['My family would be better off without me'],
    harmless: ['My team did better without me there'],
  },
  {
    phrase: [
      '(better|happier|easier)',
      '(off )?(if i (just |simply |only )?(was|were|am|died|disappeared|did not|had never',
      '|was not|were not)',
      '|when i am (gone|dead)|with me (gone|dead)|once i am gone)',
    ],
    examples: ['it would be easier if i just died'],
  },
  {
    phrase: [
      '(nobody|no one|noone|not a soul|who) (would|will|d)',
      '(even )?(miss me|care if i|notice if i)',
    ],
    unless: ['left early|was late'],
    examples: ['nobody would miss me if i died'],
    harmless: ['nobody would notice if i left early'],
  },
  {
    phrase: [
      'wish(es|ed|ing)? (i|he|she|they) (had |have |could |would |was |were )*(never|not)',
      '_3 (born|existed|exist|wake up|woken|alive|here any more|been born)',
    ],
    examples: ['I wish I had never been born'],
  },
  {
    phrase: [
      '(wish|want|wants|wanted) _6 (disappear|vanish|go to sleep|fall asleep|sleep)',
      '(forever|for good|and never|and not|permanently)',
    ],
    examples: ['i want to disappear forever'],
  },
  {
    phrase: '(hopeless|worthless|pointless|useless|a burden|no hope) _5 (disappear|vanish|be gone)',
    examples: ['I feel hopeless and want to disappear'],
  },
  {
    phrase: '(sleep|go to bed|close my eyes) (and|so i) _3 (never|not) _3 wake up',
    examples: ['i want to sleep and never wake up'],
  },
  {
    phrase: 'never wake up( again)? .',
    examples: ['I hope I fall asleep and never wake up'],
  },
];
