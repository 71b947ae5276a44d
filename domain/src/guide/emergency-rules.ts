import { rule } from './crisis-rules.ts';

const NOW =
  '(?: \\.| and | help | after | at | in the | on the | what | i | he | she | we | since | for | with (?:a )?(?:fever|blood|pain))';

/** Words of a body in danger now: one's own or someone else's. */
export const EMERGENCY: readonly RegExp[] = [
  rule(
    '(?:cant|can not|could not|struggling to|unable to|barely|fighting to|gasping to|hard to|difficult to) (?:even )?breathe(?! (?:through (?:my|the) nose|deep|deeply|with all|under all|at work|properly when i (?:am|get|feel)|when i (?:am|get|feel) (?:stressed|anxious|nervous)|exercise|work))',
    '(?:is not|are not|was not|has stopped|stopped|stops|not|am not) breathing(?! (?:deep|deeply|exercise|well|right|through|properly when))',
    '(?:trouble|difficulty|struggling with|problems) breathing(?! (?:through (?:my|the) nose|exercise|exercises|technique|techniques|practice|practices|meditation))',
    '(?:cant|can not) catch (?:my|his|her|their) breathe|gasping for (?:air|breathe)|turning blue|(?:lips|face) _ (?:blue|grey)|went blue|gone blue',
  ),
  rule(
    '(?<!after )(?:chest) (?:pains?|hurts|is hurting|is (?:so |really |very )?(?:tight|crushing|burning|heavy)|tightness|feels? (?:so |really |very |like )?(?:tight|crushed|crushing|heavy|being crushed)|pressure|ache is)(?! _ (?:after (?:\\w+ ){0,3}(?:push ups|pushups|bench|gym|workout|press ups|lifting)|from (?:push ups|bench|the gym)))',
    '(?:pain|pains|pressure|tightness|crushing|squeezing|elephant|tight|stabbing) _ (?:in|on|across) (?:my|his|her|the|their) chest',
    '(?:having|getting|have|symptoms of|signs of|in the middle of) (?:a|an|another|the) (?:massive |mild |mini |severe |bad )?(?:heart attack|stroke(?! of)|seizure|fit \\.|aneurysm|anaphylactic|severe allergic|allergic reaction|miscarriage)',
    '(?:think|thinks|sure|maybe) ~ (?:had|having) (?:a|another) (?:heart attack|stroke(?! of)|seizure|aneurysm)',
    '(?:face|mouth) (?:is |has |looks )?(?:\\w+ )?(?:drooping|droopy|dropped|drooped|fallen on one side)|slurr(?:ing|ed) (?:\\w+ )?(?:speech|words)?|speech is slurred',
    '(?:left |right )?(?:arm|leg|side|face) (?:is|feels|went|has gone|gone|are) (?:\\w+ )?(?:numb|paralysed|paralyzed)(?! (?:when i sleep|from (?:sitting|sleeping|crossing)|after (?:sleeping|sitting)|in bed|at night|when i wake|if i sleep))|one side of (?:my|his|her) (?:face|body) ~ (?:numb|weak|drooping|paralysed)',
  ),
  rule(
    '(?:is|found|knocked|lying|was|fell|went|are|him|her|going|them) (?:\\w+ )?(?:unconscious|unresponsive)(?! (?:bias|belief|beliefs|habit|habits|eating|mind|pattern|patterns|of|about))|(?:lost|losing|loses) consciousness|(?:about|going) to (?:pass out|faint)',
    'WHO (?:has |have |just |suddenly |is |had )*(?:collapsed|fainted|passed out)(?! (?:into|on the (?:sofa|couch)|in (?:bed|laughter|tears)|laughing|asleep))',
    '(?:collapsed|fainted|overdosed|drunk|fell|found (?:him|her|them)|passed out) ~ (?:will not|wont|cant|does not|not) (?:wake|waking|respond|responding|move|moving)',
    '(?:he|she|they|it|CLOSE) (?:\\w+ )?(?:will not|wont|cant|is not|not|does not|did not) (?:wake up|waking up|wake|respond|responding|moving|be woken)(?: up)? \\.',
    '(?:i|she|he|they) (?:just |have just |has just |have )?collapsed (?:at|in the|on the (?:floor|street|stairs)|today|twice)',
  ),
  rule(
    '(?:cant|can not|will not|would not|does not|not|wont|never|is not) _ stop(?:ping)? _ (?:bleeding|blood)|bleeding ~ (?:will not stop|wont stop|not stopping|does not stop|everywhere|to death|badly|uncontrollably|profusely)',
    '(?:losing|lost|so much|too much|lots of|a lot of|pool of) blood(?! (?:pressure|sugar|tests?|oranges?|flow))|(?:vomit|vomiting|vomited|throwing up|threw up|coughing|coughed|coughs|spitting|puking) (?:up )?blood|ha?emorrhag(?:e|ing)',
    'pregnant ~ (?:bleeding|blood)|bleeding ~ pregnan(?:t|cy)|(?:baby|bump) (?:has |is )?(?:not|stopped) (?:moved|moving|kicking|kicked)|baby ~ (?:limp|floppy|not responding|burning up)',
    '(?:been|was|got|he|she|someone|is|were|them|him|her) (?:just )?(?:stabbed|shot|run over|hit by a car|electrocuted)(?! (?:down|in the dark|SELF))|snake ?bite|bitten by a snake',
  ),
  rule(
    '(?:overdosed|overdosing)(?! (?:on|of) (?!PILLS))',
    `overdose(?! (?:on|of) (?!PILLS))${NOW}`,
    '(?:overdosed|overdosing|overdose|od|oding) on PILLS|(?:an|my|taken an|of an|possible) overdose(?! of (?!PILLS))',
    '(?:took|taken|swallowed|ate|downed|popped|swallow|has taken|had) _ (?:too many|too much|a whole|whole|the whole|an entire|entire|all (?:of )?(?:the|my|his|her)|a bottle of|the bottle of|handfuls? of|bunch of|\\d{2,}|twenty|thirty|forty|fifty|box of|packet of|pack of|loads of)(?: \\w+){0,3} (?:of )?PILLS(?! (?:on time|every day|each morning|this week|today as))',
    '(?:take|taking) (?:too many|a whole|the whole|an entire|all (?:of )?(?:the|my)|a bottle of|handfuls? of) (?:\\w+ )?(?:of )?(?:my )?PILLS(?! (?:on time|every|each|in the|at|with|correctly|regularly))(?= (?:tonight|now|and|at once|\\.))(?! \\. (?:how|when))',
    'how many (?:\\w+ ){0,2}PILLS (?:is|are|would be|it takes|does it take|until|before|can i take before|will)',
    '(?:swallowed|swallow|swallowing|drank|drunk|drinking|drink|ate|eaten|ingested) ~ (?:bleach|poison|antifreeze|detergent|battery|batteries|magnets?|drain cleaner|pesticide|weed ?killer|dishwasher|cleaning (?:fluid|product|products)|pills)',
    '(?:been|was|were|got) poisoned(?! by (?:resentment|anger|jealousy))|carbon monoxide',
  ),
  rule(
    '(?:is|am|are|baby|he|she|son|daughter|child|toddler|someone) choking(?! (?:back|up|down|on (?:my|emotion|paperwork|words|emails|work|admin|dust|the)))',
    '(?:throat|tongue|lips|airway) _ (?:swelling|swollen|swelled|closing|closed up|closing up)|anaphyla(?:xis|ctic)|severe allergic',
    '(?:is|was|are|am) drowning(?! (?:in|under))',
    '(?:call|calling|need|dial|phone|ring|get) (?:me )?(?:an |a |the )?(?:ambulance|911|999|112|paramedics?)|medical emergency|(?:this|it) is an emergency(?! (?:fund|plan|kit))',
    'sudden(?:ly)? ~ headache|(?:cant|can not) (?:feel|move) (?:my|his|her|their) (?:left |right |whole )?(?:side|arms?|legs?|face|body|hands?)(?! (?:after (?:leg|the gym|training|my run|squats)|from))|heart (?:has )?stopped(?: beating)?',
    'blood everywhere|cut (?:my|his|her|their|a) (?:\\w+ )?(?:hand|finger|thumb|arm|leg|foot|toe) off|(?:hit|banged|bashed) (?:my|his|her|their) head (?:and|really hard)',
    '(?:drank|drunk|drinking|vodka|whisky|alcohol|wine|rum|gin) ~ and (?:then )?(?:took|swallowed|taken|popped|had) ~ PILLS|mixed ~ PILLS ~ (?:alcohol|vodka|wine)|(?:after|from) taking something',
    'just (?:had|been in|witnessed|crashed) (?:\\w+ ){0,3}(?:accident|crash|car)|(?:waters?|water) (?:just )?broke|miscarrying|heat ?stroke|hypothermia|diabetic (?:coma|shock)|stiff neck ~ fever|fever ~ stiff neck',
    'worst (?:headache|pain) of (?:my|his|her) life|thunderclap|suddenly _ (?:blind|cant see|can not see|cant speak|cant talk|paralysed|paralyzed)|severe (?:chest|abdominal|stomach) pain',
  ),
];
