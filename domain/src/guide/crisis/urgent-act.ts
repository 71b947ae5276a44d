import { normalizeText } from '../plain-words.ts';

export type UrgentAct = 'overdose' | 'strangling' | 'shaking' | 'hitting';

const PILLS =
  '(?:pills?|tablets?|capsules?|painkillers?|paracetamol|ibuprofen|aspirin|tylenol|acetaminophen|antidepressants|meds|medication|xanax|valium|insulin|codeine)';
const MANY =
  '(?:too (?:many|much)|all|whole|entire|every|lots?|loads?|bunch|tons?|heaps?|handfuls?|bottle|box|boxes|strip|packet|rest|double|\\d\\d+|twenty|thirty|forty|fifty)';
const TOOK =
  '(?:took|taken|swallowed|swallow|ate|eaten|popped|downed|drank|drunk|injected|got into|licked|chewed|had)';
const SWALLOWED = new RegExp(
  [
    ` ${TOOK} (?:\\w+ ){0,3}${MANY} (?:\\w+ ){0,4}${PILLS} `,
    ` ${TOOK} (?:\\w+ ){0,3}(?:whole|entire|full) (?:box|bottle|strip|pack|packet|blister) `,
    ` ${TOOK} (?:\\w+ ){0,6}(?:bleach|poison|antifreeze|detergent|weed ?killer|drain cleaner|batter(?:y|ies)|pods?|fentanyl|heroin|mushrooms|berries) `,
    ` (?:baby|toddler|son|daughter|child|kid|boy|girl) (?:\\w+ ){0,3}${TOOK} (?:\\w+ ){0,6}${PILLS} `,
    ' overdos(?:ed|ing) | (?:an|my|taken an) overdose | od(?:ed|ing) ',
  ].join('|'),
);
const PLANNED =
  / (?:going to|about to|want to|wanna|will|plan to|think(?:ing)? (?:of|about)|thoughts? (?:of|about)|imagin\w+|dream\w* (?:of|about)|tempted to|urge to|feel like|consider\w*|could|might|would) (?:\w+ )?(?:tak(?:e|ing)|overdos(?:e|ing)|swallow(?:ing)?|drink(?:ing)?) /;
const SWALLOWED_ALREADY = / (?:took|taken|swallowed|ate|downed|popped|drank) /;
const STRANGLED =
  / (?:strangl\w+|chok(?:ed|es|ing) (?:me|her|him|my)|(?:hands?|grab\w*|held|holds|squeez\w+|arm|took|had|pinned) (?:\w+ ){0,4}(?:throat|neck)|by (?:my|the|her|his) (?:throat|neck)) /;
const SHAKEN =
  / (?:shook|shaken|shakes|shaking) (?:(?:(?:my|our|the|his|her|their|a|little|own|\d+|two|three|four|five|six) ){1,3}(?:baby|newborn|infant|toddler|child|kid|son|daughter|twins?|(?:week|month)s? old)|(?:him|her) (?:so|too|very|really|hard|violently)) (?!bottle|formula|rattle|monitor|awake|out of|hand)| (?:baby|newborn|infant|toddler) (?:\w+ ){0,3}(?:was|got|been|being) shaken /;

const OWN_CHILD =
  '(?:my|our|the) (?:(?:own|poor|little|younger|older|youngest|eldest) ){0,2}(?:kids?|children|child|baby|toddler|sons?|daughters?|boys?|girls?|one|twins|stepson|stepdaughter|(?:\\w+ )?(?:year|month) old)';
const HIT_CHILD = new RegExp(
  ` (?:i|we|lost it|snapped|angry|temper|control|mad|furious|drunk)(?: (?:and|then|just|have|had|really|even|again|keep|been|got)){0,3} (?:hit|hitting|beat|beaten|beating|punched|kicked|whipped|belted|thrashed|slap(?:ped|ping)?|smack(?:ed|ing)?|spank(?:ed|ing)?) ${OWN_CHILD} (?!at |to |in (?:a|the|our) (?:race|game|match)|with (?:a|the|my) (?:ball|pillow|snowball|frisbee|car|door)|by (?:accident|mistake)|accidentally|up (?:for|about|on)|when we play)`,
);
const LONG_AGO = / (?:years ago|used to|when (?:he|she|they) (?:was|were) (?:little|small|young)) /;

export function findUrgentAct(message: string): UrgentAct | null {
  const line = normalizeText(message);
  if (STRANGLED.test(line)) return 'strangling';
  if (SHAKEN.test(line)) return 'shaking';
  if (HIT_CHILD.test(line) && !LONG_AGO.test(line)) return 'hitting';
  return SWALLOWED.test(line) && !isThoughtOfOverdose(line) ? 'overdose' : null;
}

export const isThoughtOfOverdose = (line: string): boolean =>
  PLANNED.test(line) && !SWALLOWED_ALREADY.test(line);
