import type { CrisisRule } from './crisis-rule.ts';

export const COERCION: readonly CrisisRule[] = [
  {
    phrase: '(force|forces|forced|forcing) (him|her|them)selves? (on|upon|onto)',
    examples: ['they forced themselves on me'],
  },
  {
    phrase: 'forc(es|ed|ing) (him|her)self (on|upon)',
    examples: ['my husband forced himself on me'],
  },
  {
    phrase: 'forc(es|ed|ing|e) (me|her|him|them) _6 (sex|sexual|strip|undress|bed|naked|marry)',
    examples: ['my partner forces me to have sex'],
  },
  {
    phrase: '(made|makes|making) (me|her|him) (have sex|do sexual|touch (him|her|it))',
    examples: ['he made me have sex'],
  },
  {
    phrase: [
      '(sex|touch(es|ed|ing)? me|has sex with me) _3',
      '(when i (do not|did not|say no|said no|was asleep|am asleep)|without my consent',
      '|against my will|after i said no)',
    ],
    examples: ['He has sex with me when I say no'],
  },
  {
    phrase: [
      '(dad|daddy|father|stepdad|stepfather|step dad|step father|uncle|brother|cousin',
      '|grandad|grandfather|grandpa|teacher|coach|boss|neighbour|neighbor|carer|stranger',
      '|mum|mother|stepmum) _3 touch(es|ed|ing)',
      '(me|my (son|daughter|child|kid|sister|brother)|her|him)',
    ],
    examples: ['my stepdad touches me at night'],
  },
  {
    phrase: [
      'touch(es|ed|ing) (me|her|him|my (son|daughter|child|kid)) _3',
      '(inappropriately|down there|private parts?|sexually)',
    ],
    examples: ['he touched me inappropriately'],
  },
  {
    phrase: [
      '(scared|afraid|terrified|frightened|worried|fear|know|think|says|said|saying|swears?',
      '|threatens?|threatened|threatening) _3',
      '(he|she|they|to|CLOSE)( is| are)?( will| would| might| may| could| going to| wants to',
      '| want to| is going to)*',
      '(kill|hurt|hit|beat|harm|attack|shoot|stab|burn|rape|come after|strangle|murder)',
      'VICTIM',
    ],
    unless: ['with (kindness|laughter|his|her)|feelings'],
    examples: ['My ex threatened to kill me'],
    harmless: ['i think he will kill me with kindness'],
  },
  {
    phrase: '(scared|afraid|terrified|frightened) of (him|her)',
    examples: ['Im so scared of him, he said he would burn the house down with us in it'],
  },
  {
    phrase: '(burn|blow) (the|our|my) (house|flat|home) (down|up)',
    examples: ['Im so scared of him, he said he would burn the house down with us in it'],
  },
  {
    phrase: '(scared|afraid|terrified|frightened) of (my|her|his|their) (own )?CLOSE .',
    examples: ["I'm scared of my husband"],
  },
  {
    phrase: '(not|never|do not) feel(ing)? safe (at home|with|around|in my|in our|here|any ?more)',
    examples: ['I do not feel safe at home'],
  },
  {
    phrase: '(unsafe|in danger) (at home|with (him|her|my)|from)',
    examples: ['i am unsafe at home'],
  },
  {
    phrase: '(am|are|is|in) in danger',
    examples: ['i think we are in danger'],
  },
  {
    phrase: 'threat(ens|ened|ening|en) _3 to (kill|hurt|hit|beat|harm|shoot|stab|burn|rape)',
    examples: ['My ex threatened to kill me'],
  },
  {
    phrase: [
      '(trying|tried|going|wants|want|threatening) to',
      '(kill|murder|strangle|stab|shoot|rape|poison)',
      '(me|us|her|my (kids|son|daughter|mum|wife|husband))',
    ],
    unless: ['with kindness'],
    examples: ['a man grabbed me and tried to rape me'],
    harmless: ['she is trying to kill me with kindness'],
  },
  {
    phrase: [
      '(lock|locks|locked|locking|trap|traps|trapped|trapping) (me|her|us|him)',
      '(in|inside|up|out)',
    ],
    unless: ['a (cycle|pattern|habit)'],
    examples: ['he locks me in the house and takes my phone'],
    harmless: ['this locks me in a cycle of dieting'],
  },
  {
    phrase: [
      '(husband|wife|boyfriend|girlfriend|partner|ex) _2',
      '(take|takes|took|taken|taking|hide|hides|hid|smash|smashes|smashed|breaks|broke)',
      '(away )?my (phone|keys|passport|papers|documents|bank card)',
    ],
    unless: [
      'by (mistake|accident)|to (work|charge|fix|repair|school|town|the shop|get|check the|show)',
      '(for|with) (repair|a|him|her)|in for|and (charged|fixed|left his)|off (the|charge)',
    ],
    examples: ['my husband take my phone every night'],
    harmless: ['my husband took my keys by mistake'],
  },
  {
    phrase: [
      '(he|she) _2 (take|takes|took|taken|taking|hide|hides|hid) (away )?my',
      '(phone|keys|passport|papers|documents|bank card|phone and my keys) _3',
      '(days?|weeks?|nights?|so i|cant|can not|could not|again|away from me|when he|when she)',
    ],
    examples: ['he took my phone two days', 'she takes my keys so i cannot leave'],
  },
  {
    phrase: [
      '(he|she|they|husband|wife|boyfriend|girlfriend|partner|ex|father|mother|parents) _2',
      '(lock|locks|locked|close|closes|closed) (the |all |our )*doors? _4 (i|we)',
      '(cant|can not|could not) (go|get|leave|come)',
    ],
    examples: ['he lock the door and i can not go out'],
  },
  {
    phrase: 'holding (me|her|us) (hostage|captive|against)',
    examples: ['he is holding us hostage'],
  },
  {
    phrase: [
      'WHO _3 (will not|does not|never|wont|refuses to|not) lets? (me|her)',
      '(leave (the house|home|him|her|my room|the flat)|see my (family|friends|mum|sister)',
      '|see her (family|friends)|out of the|have (any |my own )?(money|phone)|go out',
      '|use my phone)',
    ],
    examples: ['my boyfriend wont let me leave the house'],
  },
  {
    phrase: [
      '(he|she|husband|wife|boyfriend|girlfriend|partner|ex) _1 controls?',
      '(me|my (money|phone|every|life)|everything i|who i|what i|all my|where i)',
    ],
    examples: ['my partner controls my money'],
  },
  {
    phrase: [
      '(outside|house|door|here|coming|at me|kitchen|followed me|chasing me) _3 with',
      '(a|his|her) (knife|gun|bat|weapon|machete|hammer)',
    ],
    examples: ['my ex is outside with a knife'],
  },
  {
    phrase: '(pulled|pointed|pointing|holding|held|waving|has) a (knife|gun) (on|at|to|and)',
    examples: ['she pulled a knife on me'],
  },
];
