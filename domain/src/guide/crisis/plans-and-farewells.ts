import type { CrisisRule } from './crisis-rule.ts';

export const PLANS_AND_FAREWELLS: readonly CrisisRule[] = [
  {
    phrase: [
      '(going|plan|planning|decided|ready|mean|intend|about) (on|to)',
      '(kill SELF|killing SELF|end my life|ending my life|end it all|ending it all|die',
      '|overdose|hang SELF|shoot SELF|drown SELF|jump off|jump in front) _3',
      '(tonight|tomorrow|today|soon|now|this|next|on|after|when|once|before|in)',
    ],
    unless: ['me again|the (train|way|charger)'],
    examples: ['I have decided to end my life on Sunday', 'planning on killing myself next week'],
    harmless: ['my phone is about to die on me again'],
  },
  {
    phrase: [
      '(plan|date|day|time|place|method|way|spot) (to|for|of|when i|i will|i am going to)',
      '(my )?(own )?(kill SELF|killing SELF|die|dying|end (it|my life|it all)|ending my life',
      '|death|suicide)',
    ],
    unlessAfter: ['meal|training'],
    unless: ['in peace'],
    examples: ['I have picked a date to die', 'I have a plan to kill myself'],
    harmless: ['is there a way to die in peace in old age'],
  },
  {
    phrase: [
      '(have|got|made|set|picked|chosen) (a|the|my) (plan|date|day|method) _3',
      '(and (i|the) (pills|means|rope|gun|tablets)|to (not|no longer) be (here|alive))',
    ],
    examples: ['I have a plan and the pills are here'],
  },
  {
    phrase: [
      '(written|wrote|writing|write|finished|left|leaving|recorded) _3',
      '(goodbye|suicide|farewell) (note|notes|letter|letters|video|videos|messages?)',
    ],
    unless: ['(to|for) (my |the )?(colleagues|team|class|students|job|boss|office|teacher|ex)'],
    examples: ['I wrote my goodbye letters last night'],
    harmless: ['I wrote a farewell letter to my colleagues'],
  },
  {
    phrase: [
      '(left|leaving|wrote|written|recorded|finished) _3 (letters?|notes?|videos?) _6',
      '(when|after|once|for when) i am (gone|dead)',
    ],
    examples: ['I left letters for the kids for when I am gone'],
  },
  {
    phrase: '(wont|will not) (need|be needing) _3 where i am going',
    examples: ["I'm giving my things away, I won't need them where I'm going"],
  },
  {
    phrase: [
      '(enough|saved|saved up|saving|saving up|stockpiled|stockpiling|hoarded|hoarding|stashed',
      '|collected|collecting) _3 PILLS _4',
      '(to (kill|end|die|do it|go|never|not)|for (tonight|it|when|the day)|so i can|ready)',
    ],
    examples: ['I have saved up enough tablets to end it'],
  },
  {
    phrase: [
      '(stockpil(ed|ing)|hoard(ed|ing)|stash(ed|ing)|saving up|saved up|been saving)',
      '(all )?(of )?(my|his|her|their) (own )?PILLS',
    ],
    unless: ['money|list'],
    examples: ["I've been saving up my sleeping pills"],
    harmless: ['she saved up her meds money'],
  },
  {
    phrase: [
      '(gun|pistol|knife|blade|razor|rope|noose|belt) _3 (to|at|against|round|around|in) my',
      '(head|mouth|throat|neck|wrists?|chest|temple|hands?|lap)',
    ],
    unless: ['cooking|making|chopping|while (cooking|climbing)'],
    examples: ['I am sitting here with a blade against my wrist'],
    harmless: ['the knife slipped in my hand cooking dinner'],
  },
  {
    phrase: [
      '(have|got|bought|found|borrowed|took) _2 (gun|pistol|rope|noose|blades?|helium|charcoal)',
      '_4 (to (kill|end|die|do it|hang|shoot|cut)|for (it|tonight)|next to me|in front of me)',
    ],
    examples: ['I got my dads gun and it is next to me'],
  },
  {
    phrase: [
      '(standing|sitting|stood|sat|am|here) (on|at|by) (a|the|top of)',
      '(bridge|roof|rooftop|ledge|train tracks|tracks|railway|cliff|edge) _9',
      '(jump|jumping|die|dying|goodbye|let go|end it|next train)',
    ],
    examples: ['I am standing on the bridge and I want to jump'],
  },
  {
    phrase: [
      '(painless|painlessly|quickest|quick|easiest|easy|best|fastest|simplest|surest|peaceful',
      '|painful|reliable|effective|good) (and \\w+ )?(way|ways|method|methods) (to|of|for)',
      '(die|go out|dying|suicide|kill SELF|killing SELF|end (it all|my life|it (.|now|tonight))',
      '|ending (it all|my life))',
    ],
    unless: ['in one|at once|with (him|her)'],
    examples: ['what is the least painful way to die', 'best way to end it tonight'],
    harmless: ['what is a good way to end it all in one go: sugar, screens and late nights'],
  },
  {
    phrase: [
      '(how many|how much|what dose|what amount) _4',
      '(would|will|does it take|it takes|it would take|do i need|to|is) _3',
      '(kill (me|SELF|you|a person|someone|an adult)|die|(be )?(fatal|lethal)|end it|not wake',
      '|never wake)',
    ],
    examples: ['how much insulin would be fatal', 'how many of these do I need to die'],
  },
  {
    phrase: '(lethal|fatal|deadly) (dose|amount|dosage|quantity|combination|mix) (of|for)',
    unless: ['boredom|carbs|cringe|charm'],
    examples: ['what is a lethal dose of codeine'],
    harmless: ['the meeting was a lethal dose of boredom'],
  },
  {
    phrase: [
      'how (do|can|could|would|to|should) _1',
      '(tie a noose|hang SELF|slit my|cut my (wrists?|veins?)|overdose|kill SELF|end my life',
      '|die (painlessly|without pain|in my sleep|fast|quickly|peacefully)|commit suicide)',
    ],
    examples: ['how do I tie a noose', 'how can i die without pain'],
  },
  {
    phrase: 'which (PILLS|poison|poisons) (kill|kills|would kill|are lethal|is lethal|are fatal)',
    unless: ['germs|the (pain|bacteria|virus)|pain'],
    examples: ['which tablets would kill you'],
    harmless: ['which drugs kill the virus'],
  },
  {
    phrase: [
      'goodbye (everyone|everybody|world|cruel world|forever|for ever|for good|my (loves?|family',
      '|darlings?|babies))',
    ],
    unlessAfter: ['said|say|says|saying|waved?|a|the|our|kiss'],
    unless: ['at|from|party|see you|until|to (dairy|sugar|carbs|alcohol)|coffee|sugar'],
    examples: ['goodbye everyone, thank you for everything', 'goodbye my loves'],
    harmless: ['I said goodbye everyone and left the party'],
  },
  {
    phrase: [
      '(this is|it is|these are) (my )?(goodbye|farewell',
      '|(last|final) (message|words|goodbye|letter|night))',
    ],
    unless: ['of|in|at|here|for (now|today|this)|party|on (holiday|the)|before (the|my|we|i)'],
    examples: ['this is my last message, take care of the dog'],
    harmless: ['this is my last night in the old flat'],
  },
  {
    phrase: '(when|by the time) (you|they|she|he) _1 (reads?|sees?|gets?|finds?) this i',
    unless: ['will (be (on|at|in|asleep|home)|have (left|gone) (for|to|home))'],
    examples: ['by the time you read this I will be gone'],
    harmless: ['when you read this I will be on the train'],
  },
  {
    phrase: [
      'tell (my )?(mum|dad|kids|children|wife|husband|family|daughter|son|everyone|them|him|her',
      '|sister|brother|parents) (that )?i (love|loved) (her|him|them|you) _3',
      '(goodbye|i am sorry|when i am gone|when i am dead|after i am gone|before i go)',
    ],
    examples: ['tell my kids I love them and goodbye'],
  },
];
