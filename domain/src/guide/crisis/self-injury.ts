import type { CrisisRule } from './crisis-rule.ts';

export const SELF_INJURY: readonly CrisisRule[] = [
  {
    phrase: '(am|not|was|been|stop|stopped|started|keep|back to) cutting (.|i am|again|since|or)',
    examples: ["When I'm not cutting, I'm drinking", 'i started cutting again'],
  },
  {
    phrase: '(cut|cuts|cutting) SELF',
    unless: [
      'some|a|shaving|cooking|chopping|off|loose|free|down|in half|on|slicing|opening|while',
      'peeling|by accident|accidentally|out|short|too',
    ],
    examples: ['I cut myself again last night'],
    harmless: ['I cut myself shaving, why am I so clumsy?'],
  },
  {
    phrase: [
      '(want|wants|going|urge|thinking|thoughts|think|need|like|keep|keeps|kept|trying',
      '|tempted|might|afraid|scared|will|about|of|started|stop|been|is|am|was|ways|again',
      '|for) _3',
      '(hurt|hurts|hurting|harm|harming|harmed|injure|injuring|burning|burn|hitting|punching',
      '|scratching|starving) SELF',
    ],
    unless: [
      'at|lifting|running|in the|in a|doing|while|with weights',
      'when i (run|lift|exercise|squat|train)|if i (run|lift|exercise|squat|train)|out|on',
      'playing|climbing|skiing|by|exercising|training|again at',
    ],
    examples: ['i have been burning myself with cigarettes'],
    harmless: ['I am burning myself out'],
  },
  {
    phrase: [
      '(i|and|or|then|ears|hair|face|.)( also| sometimes| even| start to)?',
      '(hit|hitting|punch|punching|slap|slapping|bite|biting|scratch|scratching|pinch|burn)',
      'my ?self',
    ],
    unless: ['on|with the|against|in the foot|out|by accident|accidentally|while|for'],
    examples: ['I scream, pull my hair and hit myself', 'When I am upset I punch myself'],
    harmless: ['I hit myself on the cupboard door'],
  },
  {
    phrase: [
      '(hang|hanged|hung|hanging|stab|stabbing|drown|drowning|strangle|strangling|poison',
      '|poisoning|electrocute|suffocate|suffocating|gas|gassing) SELF',
    ],
    unless: ['up|in|with (junk|sugar|food|coffee|caffeine)'],
    examples: ['I tried to hang myself last year and it is coming back'],
    harmless: ['i poison myself with sugar'],
  },
  {
    phrase: [
      '(hang|hanged|hung|hanging|stab|stabbing|drown|drowning|strangle|strangling|poison',
      '|poisoning|electrocute|suffocate|suffocating|gas|gassing) SELF in',
      '(the (river|sea|bath|lake|canal)|.)',
    ],
    examples: ['i want to drown myself in the river'],
  },
  {
    phrase: 'shoot(ing)? SELF',
    unless: ['in the foot'],
    examples: ['my nephew said he would shoot himself'],
    harmless: ['i keep shooting myself in the foot'],
  },
  {
    phrase: [
      '(cutting|self harm|burning) (is|was|makes|helps) _6',
      '(helps?|feel|relief|release|cope|calm)',
    ],
    examples: ['cutting is the only thing that helps me feel something'],
  },
  {
    phrase: [
      '(cut|cuts|cutting|burn|burned|burnt|burning|scratch|scratches|scratched|scratching)',
      '(my|his|her|their|your) (own )?(wrists?|arms?|legs?|thighs?|skin|veins?|stomach)',
    ],
    unless: [
      'shaving|on|cooking|while|in the|off|with (the|a) (kettle|oven|iron|paper)|when i was',
      'gardening|workout|short',
    ],
    examples: ['I keep cutting my arms'],
    harmless: ['I burned my arm on the oven'],
  },
  {
    phrase: [
      '(slit|slash|slitting|slashing|slice|slicing|open) (my|his|her|their|your|my own)',
      '(wrists?|veins?|throat|arms?)',
    ],
    examples: ['I want to slit my wrists'],
  },
  {
    phrase: [
      'how (many|much) _8 PILLS _6',
      '(kill|die|too many|too much|lethal|fatal|overdose|to end|pass away|never wake',
      '|not wake)',
    ],
    examples: ['how many sleeping pills is too many'],
  },
  {
    phrase: '(lethal|fatal|deadly|deadliest) (dose|amount|dosage|combination)',
    examples: ['whats the deadliest combination of pills'],
  },
  {
    phrase: 'painless(ly)? (way|death|suicide|method)',
    examples: ['what is the most painless way to die'],
  },
  {
    phrase: '(die|kill|end it|death) painlessly',
    examples: ['how can I die painlessly'],
  },
  {
    phrase: [
      '(PILLS|razor|blade|blades|knife|gun|rope|noose) _4',
      '(in front of me|in my hands?|to my (head|wrists?|throat|temple)|around my neck',
      '|round my neck)',
    ],
    examples: ['i have a gun to my head'],
  },
  {
    phrase: '(tie|tying|tied|made|making) (a|the|my) noose',
    examples: ['i tied a noose'],
  },
  {
    phrase: [
      '(standing|sitting|am|stood|up|out) (here )?on (the|a)',
      '(bridge|ledge|edge of (the|a) (bridge|roof|cliff|building)|railway|train tracks',
      '|tracks|roof of)',
    ],
    examples: ['I am standing on the bridge'],
  },
  {
    phrase: [
      '(jump|jumping|jumped|throw SELF|throwing SELF|step|stepping|walk|walking|run)',
      '(off|from|in front of|under|into|onto) (a|the|my|an oncoming)',
      '(bridge|roof|building|train|balcony|window|cliff|bus|truck|lorry|tube|tracks|traffic',
      '|car|overpass)',
    ],
    examples: ['I am going to jump off a bridge'],
  },
  {
    phrase: [
      '(want|wants|thinking|think|tempted|going|urge|could|might|thought|thoughts|just|feel',
      '|feels|keep) _6 (drive|driving|crash|crashing|swerve|swerving) _3 (into|off) (a|the)',
      '(tree|wall|bridge|road|cliff|river|lorry)',
    ],
    examples: ['I feel like driving my car into a tree'],
  },
  {
    phrase: [
      '(wrote|writing|written|write|writes|left) _3 (goodbye|suicide|final|last)',
      '(letters?|notes?|messages?)',
    ],
    unless: ['to (my |our |the )?(colleagues?|team|work|old|job|habits?|phone|sugar|boss|class)'],
    examples: ['I wrote a suicide note'],
    harmless: ['i wrote a goodbye letter to my colleagues'],
  },
  {
    phrase: [
      '(this is|saying|say|said) (my |our )?(final |last )?goodbye',
      '(to everyone|to the world|forever|world)',
    ],
    examples: ['this is my final goodbye to everyone'],
  },
  {
    phrase: 'goodbye cruel world',
    examples: ['goodbye cruel world'],
  },
  {
    phrase: 'my last (night|day) (alive|on earth)',
    examples: ['this is my last night alive'],
  },
  {
    phrase: [
      '(bridge|tracks|train|platform|balcony|cliff|roof|traffic|ledge) _6 _4',
      '(to |just |i could |of )(jump|jumping) (.|and|in|off)',
    ],
    examples: ['sometimes i look at the train tracks and think it would be so simple to jump'],
  },
  {
    phrase: [
      '(everyone|everybody|they|people|family) (all )?(wants?|would want|wish) me',
      '(dead|gone)',
    ],
    examples: ['I feel like everyone wants me dead and maybe they are right, I want to go'],
  },
  {
    phrase: [
      '(giving|gave|given) away all (of )?(my|his|her|their)',
      '(things|stuff|belongings|possessions)',
    ],
    examples: ['he is giving away all his things'],
  },
  {
    phrase: '(have|got|made) a plan (to (die|end)|for how i)',
    examples: ['i have a plan to die'],
  },
];
