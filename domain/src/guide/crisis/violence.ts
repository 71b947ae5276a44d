import type { CrisisRule } from './crisis-rule.ts';

export const VIOLENCE: readonly CrisisRule[] = [
  {
    phrase: 'WHO _3 (hit|hits|hitting|beat|beats|beating) VICTIM',
    unless: [
      'up (on|about|for|with)|that|like|back up|hard that|at|in|to|by',
      'every (time we play|game)|when we play|on (the|our) (court|board)',
      'with ((a|the|his|her|some|new|more|another|surprise) )*BURDEN',
    ],
    examples: ['My husband hits me'],
    harmless: ['My daughter beat me at chess'],
  },
  {
    phrase: [
      'WHO _3',
      '(punch|punches|punched|punching|kick|kicks|kicked|kicking|slap|slaps|slapped|slapping',
      '|choke|chokes|choked|choking|strangle|strangles|strangled|strangling|smack|smacks',
      '|smacked|stab|stabs|stabbed|batter|batters|battered|assault|assaults|assaulted',
      '|attack|attacks|attacked|attacking|molest|molests|molested|abuse|abuses|abused',
      '|abusing|torture|tortures|tortured|threaten|threatens|threatened|threatening|stalk',
      '|stalks|stalked|stalking|bites|burns|grope|gropes|groped|groping|blackmail',
      '|blackmails|blackmailed|blackmailing|beats up|spits on|spat on) VICTIM',
    ],
    unless: [
      'out|on the back|into gear|off the|under the table|high',
      'in the back (and|by|when|at|over|again|.)',
    ],
    examples: ['he choked me during a fight'],
    harmless: [
      'My ex kicked me out of the group chat',
      'my oldest friend stabbed me in the back and told everyone',
    ],
  },
  {
    phrase: [
      'WHO _9',
      '(push|pushes|pushed|pushing|shove|shoves|shoved|shoving|throw|throws|threw|drag|drags',
      '|dragged|slam|slams|slammed|grab|grabs|grabbed) VICTIM',
      '(down|against|into (a|the|our|my) (wall|door|table|car|wardrobe|cupboard|counter|fridge',
      '|radiator|sink|shelf|shelves|furniture|window|fence|corner)|over|across|around the|so hard',
      '|(to|on|onto|in) (a |the )?(floor|ground|wall|stairs|door)|out of the (car|house)',
      '|by (my|the) (hair|arm|neck))',
    ],
    unless: ['the (slide|slope|hill|piste|rapids|river)|for (my|a) (promotion|job)'],
    examples: [
      'my boyfriend pushed me down the stairs',
      'he push me on the wall',
      'he got angry last night and shoved me into the wardrobe',
    ],
    harmless: ['he pushed me down the slide'],
  },
  {
    phrase: [
      'WHO _9 (put|puts|pin|pins|pinned|hold|holds|held|press|pressed) VICTIM (up )?against',
      '(a|the|our|my) (wall|door|car|counter|fridge|sink|wardrobe|fence)',
    ],
    examples: [
      'my wife pinned me against the door',
      'he held me up against the car because I was late',
    ],
    harmless: ['he measured me against the wall'],
  },
  {
    phrase: [
      '(he|she|husband|wife|boyfriend|girlfriend|partner|fiance|fiancee|ex|stepdad|dad|father',
      '|mother|mum) _9 (slapped|punched|kicked|shoved|choked|headbutted|elbowed|backhanded',
      '|strangled|hit|beat|smacked|whacked) me',
      '(in the (face|stomach|head|ribs|back|belly|mouth|eye|chest)|across (the|my) face',
      '|so hard|hard|again|twice|repeatedly|last night|yesterday|tonight|this morning|today',
      '|round the (head|face)|on the (head|arm|back|leg)|because|when|during|after|and|.)',
    ],
    unless: ['(of|with) (the|a|his|her) (ball|pillow|snowball|news|question)|at|for a|up'],
    unlessAfter: ['horse|ball|car|news|it'],
    examples: [
      'my partner came home late and drunk and slapped me in the face',
      'she lost her temper over the dishes and kicked me hard',
    ],
    harmless: ['he threw his pillow over and hit me again with the pillow at bedtime'],
  },
  {
    phrase: [
      'WHO _3 (throws?|threw|throwing) (a |the |his |her )?(things|plates?|stuff|objects',
      '|furniture|dishes|chairs?|glass|glasses|bottles?|cups?|shoes?) (at|to|on) VICTIM',
    ],
    examples: ['he throws plates at me', 'she throw the bottle to me'],
  },
  {
    phrase: [
      '(saw|see|seen|sees|watch|watched|heard) _3 (he|him|she|her|husband|wife|father|partner)',
      '(push|pushes|pushed|pushing|hit|hits|hitting|slap|pull|pulls|grab|kick|beat) (me|us)',
    ],
    unless: ['(to|around|for|up|towards|on) (the |a )?(swing|do|go|hill|work|bike|edge)'],
    examples: ['my kid saw when he push me'],
    harmless: ['my son saw him push me up the hill'],
  },
  {
    phrase: [
      '(he|she|husband|wife|boyfriend|girlfriend|partner|ex|father|stepdad) _2',
      '(grab|grabs|grabbed|twist|twists|twisted|squeeze|squeezes|squeezed) my',
      '(arms?|wrists?|hair|face|jaw)',
    ],
    unless: [
      '(to|and) (stop|help|catch|keep|steady|hug|hugged|smiled|danced|kissed|pulled me back)',
    ],
    examples: ['he grab my arm very strong'],
    harmless: ['he grabbed my arm to stop me falling'],
  },
  {
    phrase: '(he|she|husband|wife|boyfriend|girlfriend|partner|ex|father) _2 pull my hair',
    examples: ['my husband, he pull my hair'],
  },
  {
    phrase: [
      '(hands?|grabs?|grabbed|held|holds|squeez*) _3 (round|around|by) (my|her|his)',
      '(throat|neck)',
    ],
    examples: ['My partner put his hands round my throat'],
  },
  {
    phrase: '(by|on) (my|her|his) throat',
    examples: ['he grabbed me by my throat'],
  },
  {
    phrase: [
      '(being|getting|got|was|been|is|were|gets|am|are) _1',
      '(beaten|hit|kicked|slapped|punched|choked|attacked|hurt|threatened|controlled|shoved)',
      'up',
    ],
    unless: ['words|comments|opponent|time|silence|news|reaction|tone|inbox'],
    examples: ['i got beaten up'],
    harmless: ['i was hit up comments and all'],
  },
  {
    phrase: [
      '(being|getting|got|was|been|is|were|gets|am|are) _1',
      '(beaten|hit|kicked|slapped|punched|choked|attacked|hurt|threatened|controlled|shoved)',
      'by',
      '(her|his|my|their|SELF|a man|someone|somebody|a guy|the (father|husband|boyfriend))',
    ],
    examples: ['a friend of mine is being beaten by her husband'],
  },
  {
    phrase: [
      '(being|getting|got|was|been|is|were|gets|am|are|survivor of|victim of) _1',
      '(abused|raped|assaulted|molested|strangled|groomed|stalked|trafficked|battered',
      '|sexually (abused|harassed|assaulted))',
    ],
    examples: ['i was raped last week'],
  },
  {
    phrase: 'domestic (abuse|violence)',
    examples: ['domestic violence'],
  },
  {
    phrase: [
      '(sexual|child|physical|sexually|emotional|verbal|mental)',
      '(and (verbal|mental|physical|sexual) )?(abuse|assault|abused|assaulted|violence)',
    ],
    examples: ['I was sexually assaulted', 'I live with emotional and verbal abuse'],
  },
  {
    phrase: '(physically|emotionally|verbally) abus(ed|ive|es|ing)',
    examples: ['he is verbally abusive'],
  },
  {
    phrase: 'abusive _2 (relationship|marriage|home|family|CLOSE)',
    examples: ['my friend is in an abusive relationship and asked me what to do'],
  },
  {
    phrase: 'CLOSE _3 (is|was|became|has become|being|getting|gets|turned) _3 (abusive|violent)',
    examples: ['my friend is in an abusive relationship and asked me what to do'],
  },
  {
    phrase: 'rape|raped|rapes|raping|rapist',
    unless: ['seed|oil'],
    examples: ['he raped me and says it was a joke'],
    harmless: ['rape seed oil'],
  },
  {
    phrase: [
      'WHO _3 (hurts|is hurting|keeps hurting)',
      'VICTIM (.|physically|on purpose|badly|when (he|she|they)|if i|every (night|day|time)',
      '|again|at night|and (i am|says))',
    ],
    examples: ['he hurts me on purpose'],
  },
  {
    phrase: 'WHO _1 (is|was|gets|got|became|has become|turned|being|can be) _3 (violent|abusive)',
    examples: ['she is controlling and violent, I am frightened to go home'],
  },
  {
    phrase: '(scared|afraid|frightened|terrified) to (go|come|be|stay|return) (back )?(at )?home',
    examples: ['she is controlling and violent, I am frightened to go home'],
  },
  {
    phrase: '(gave|gives|given) (me|her|him) (a )?(black eye|bruises|broken)',
    examples: ['she gave me a black eye'],
  },
  {
    phrase: [
      '(bruises?|bruised|black eyes?|black and blue|(split|cut|busted|bloody) lip) _6',
      '((from|by|because of) (him|her|my CLOSE)|he|she|husband|boyfriend|wife|girlfriend)',
    ],
    unless: [
      '(fell|tripped|slipped|bumped|plays|played|is (learning|playing)|was (playing|climbing))',
      '(came|falls|got (at|from|in)|bruises|is (a|so))',
    ],
    examples: ['i have bruises from him', 'my arm is black and blue where he held me'],
    harmless: ['my boy has a bruise because he fell off his bike'],
  },
  {
    phrase: '(pulls|pulled|pulling|drags|dragged) (me by )?(my|her) hair',
    examples: ['he pulls me by my hair'],
  },
  {
    phrase: '(being|am|was|is|been|getting) (blackmailed|stalked|followed home|sextorted)',
    examples: ['I am being blackmailed with nude photos'],
  },
  {
    phrase: [
      '(threat*|leak|post|share) _6 (nude|nudes|naked|intimate)',
      '?(photos|pictures|videos|pics)?',
    ],
    examples: ['he threatens to share my nude photos'],
  },
  {
    phrase: [
      '(forced|forcing|being forced)',
      '(me |her )?(into |to )(marry|marriage|a marriage|prostitution|have an abortion)',
    ],
    examples: ['they are forcing me to marry'],
  },
  {
    phrase: 'against my will',
    examples: ['he keeps me here against my will'],
  },
  {
    phrase: 'tried to (touch|kiss|grab) me',
    examples: ['my boss tried to kiss me'],
  },
];
