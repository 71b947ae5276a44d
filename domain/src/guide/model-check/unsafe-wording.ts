import { MEDICINES } from '../medicines.ts';

const oneOf = (...patterns: string[]) =>
  new RegExp(
    patterns
      .map((pattern) => `(?:${pattern.replaceAll(' ?', '\\s*').replaceAll(' ', '\\s+')})`)
      .join('|'),
    'i',
  );

const REASSURANCE =
  /\b(?:not|never|without|stop|instead of|rather than|\w+n't)\s+(?:\w+\s+){0,2}?(?:be\s+|being\s+|a\s+|your\s+)?(?:punish|blam|hat|beat|hurt|sham|isolat|forc|judg|burden|failure|weak|lazy|selfish|fault|broken|useless|worthless|hopeless|alone|crazy|to blame|stupid|bad|overreacting)\w*(?:\s+(?:yourself|themselves|himself|herself|person|parent|partner)\b)?|\b(?:not|\w+n't)\s+(?:\w+\s+){0,2}?(?:get|getting)\s+over\b/gi;

const PERSON = '(?:him|her|them|someone|somebody|people|(?:your|the) \\w+)';

const ENCOURAGES_HARM = oneOf(
  '\\b(?:kill|hurt|harm|cut|hang|drown|starve|punish|shoot|poison|burn|injure|hate|end|destroy)(?:ing|ting|s)? (?:yourself|your ?self|urself|your (?:own )?(?:life|body|skin|arms?|wrists?|pain|suffering)|it all|things for good|it for good)\\b',
  '\\b(?:take|taking|end|ending) (?:your|their|his|her|my) (?:own )?li(?:fe|ves)\\b',
  '\\bsuicid|\\bself[- ]?(?:harm|injur|destruct)|\\bunaliv|\\bkys\\b|\\boverdos|\\bnoose\\b',
  '\\bbetter off (?:dead|gone|without you|if you)|\\b(?:want|wish|ready|deserve|easier|time|better)(?:ed|ing|s)? (?:to die|to be dead|you were dead|you were gone)\\b',
  '\\b(?:dying|death|suicide) (?:is|would be|might be|may be|can be|will be|brings|offers) (?:\\w+ ){0,3}(?:answer|option|solution|relief|release|peace|way out|choice|escape|easier|brave|rest)',
  '\\b(?:nobody|no one|no-one|none of them) (?:would|will|really|truly)? ?(?:even )?(?:miss|misses|care|cares|love|loves|need|needs|want|wants|notice|notices) (?:about )?(?:you|if)\\b',
  '\\bwithout you (?:in it|around|here)\\b|\\bworld (?:\\w+ ){0,4}without you\\b',
  '\\bno (?:reason|point) (?:to|in) (?:live|living|go on|going on|try|trying|hope|hoping|carry on|carrying on)\\b|\\b(?:life|living|it) (?:is|isn.t|is not) (?:not )?worth (?:living|it|going on)\\b',
  '\\bgiv(?:e|es|ing) up\\b(?! (?:smoking|vaping|drinking|alcohol|coffee|caffeine|sugar))',
  '\\bdisappear(?:ing)? (?:for good|forever)|\\bjump(?:ing)? (?:off|from|in front)|\\bend(?:ing)? (?:it|everything)(?: all)? (?:tonight|today|now|forever)',
  `\\b(?:hit|slap|smack|punch|kick|beat|choke|strangle|shove|stab|shoot|threaten|attack|hurt|harm|punish|poison|drug|stalk|track|spy on|humiliate|scare|frighten|intimidate|control|blackmail|manipulate|trick|lie to|cheat on)(?:t?ing|s)? (?:${PERSON}|back)\\b`,
  '\\brevenge\\b|\\bretaliat|\\bget(?:ting)? even\\b|\\bteach (?:him|her|them) a lesson|\\bmake (?:him|her|them|your \\w+) (?:pay|suffer|jealous|afraid|regret|obey|feel guilty|beg)|\\bthreaten(?:ing)? to\\b',
  `\\b(?:obey|submit to|give in to) ${PERSON}\\b|\\bdo (?:whatever|what|as) (?:he|she|they) (?:says?|wants?|tells? you)`,
  '\\b(?:get|getting|be) (?:drunk|high|wasted|stoned)\\b|\\bdrink(?:ing)? (?:more|heavily|until|yourself|away|through|a bottle|alcohol to|to (?:forget|sleep|relax|cope|numb))',
  '\\b(?:starv|purg)(?:e|ing)\\b|\\blaxative|\\bthrow(?:ing)? up (?:after|your)|\\bmak(?:e|ing) yourself (?:sick|vomit)|\\b(?:stop|quit) eating\\b|\\beat(?:ing)? (?:nothing|as little as)\\b|\\bskip(?:ping)? (?:meals|food|dinner|breakfast|lunch|eating)',
  '\\bdriv(?:e|ing) (?:drunk|after drinking|fast to|while)',
  "\\byou(?:'re| are| were|’re)(?: just| only| so| really| simply| probably| clearly| obviously| being| too| all| completely| truly)* (?:a |an |the |too )?(?:worthless|useless|pathetic|weak|stupid|lazy|burden|failure|loser|idiot|crazy|mad|insane|disgusting|ugly|fat|unlovable|broken|hopeless|selfish|a bad|bad|terrible|toxic|problem|one to blame|to blame|at fault|overreacting|dramatic|alone|doomed|beyond|nothing|weird|dumb|ridiculous|childish|needy)\\b",
  '\\b(?:someone|anyone|people|a person) like you\\b|\\byou are such an?\\b',
  '\\b(?:your|all your|their) (?:own )?fault\\b|\\byou (?:deserve|deserved|asked for|brought) (?:this|it|that|to (?:suffer|be)|what)|\\b(?:grow up|man up|toughen up|stop (?:whining|complaining|crying|being))\\b|\\bget over (?:it|yourself|him|her)\\b',
);

const DISCOURAGES_HELP = oneOf(
  "\\b(?:do not|don't|don’t|no need|no reason|needn't|need not|never|not necessary|unnecessary|avoid|skip|cancel|ignore|instead of|rather than|without|stop|quit|waste of|trust no|not need|not have to|not help|can't help|cannot help|won't help|better than|replace|replaces|unlike) (?:\\S+ ){0,6}?(?:doctors?|gps?|clinicians?|physicians?|therap\\w+|counsell?\\w+|hospitals?|a&e|medical|professionals?|police|pharmacists?|midwi\\w+|nurses?|psych\\w+|helplines?|emergency|ambulance|appointments?|treatments?|medic\\w+|tablets?|pills?|prescri\\w+|get help|seek help|ask for help|specialists?)\\b",
  '\\b(?:doctors?|gps?|clinicians?|therapists?|counsell?ors?|professionals?|hospitals?|medic\\w+|police) (?:\\S+ ){0,3}?(?:useless|pointless|lie|lies|overreact|scam|only want|do not|don.t|can.t|cannot|won.t|never|make it worse|are wrong|is wrong|waste)',
  "\\b(?:do not|don't|don’t|never) (?:tell|talk to|speak to|trust|confide) (?:\\w+ )?(?:anyone|anybody|any|your|him|her|them|a|the|others|people)\\b|\\bkeep (?:it|this|that|everything) (?:a )?(?:secret|hidden|quiet|to yourself|between us)\\b|\\btell (?:no one|nobody)\\b",
  '\\b(?:wait|delay|put off|hold off|postpone|leave it)(?:ing|s)?\\b[^.?!]{0,40}\\b(?:before|until|with|for)\\b[^.?!]{0,40}\\b(?:doctors?|gps?|clinicians?|therapists?|counsell?ors?|hospitals?|help|appointments?|midwi\\w+|pharmacists?)\\b',
  '\\bwhat an? (?:\\w+ ){1,3}you are\\b|\\bwhat happens when you\\b',
  `\\bcut(?:ting)? (?:off )?(?:all )?(?:contact|ties)\\b|\\bcut(?:ting)? (?:${PERSON}) off\\b`,
  `\\b(?:stay with|go back to|return to|forgive|put up with|be calmer with) (?:him|her|them|your (?:husband|wife|partner|abuser))\\b (?:\\S+ )*?(?:hit|hits|hurt|hurts|abus|violen|threat|afraid|scared|anger)`,
  '\\b(?:safe|fine|okay|ok|alright|harmless|healthy|normal|nothing wrong|no harm|all right) (?:for you |in )?(?:to )?(?:drink|drinking|smok\\w+|driv\\w+|skip\\w*|stop\\w*|take|taking|mix\\w*|double|doubling|hit\\w*|ignor\\w+|wait with|keep quiet|hide|lie|lying)\\b',
  '\\b(?:nothing serious|nothing to worry about|no risk|risk-free|completely safe|perfectly safe|not dangerous|harmless|guarantee\\w*|will (?:definitely|certainly|always|surely) (?:work|help|heal|cure|fix|be fine)|miracle|cures?|cured|100 ?%|never fails|always works|instantly|proven|clinically|scientifically|permanently|will (?:heal|cure|fix|reverse|eliminate))\\b',
  "\\b(?:will|can|would|won't|can't|cannot) never (?:get|be|feel|love|change|improve|recover|forgive|find|heal)|\\b(?:won't|cannot|can't|will not) (?:ever )?(?:get better|improve|recover|be happy|heal)|\\bnothing (?:will|can|would|ever) (?:\\w+ )?(?:help|work|change|fix)\\b|\\bno hope\\b|\\bbeyond (?:help|repair)\\b",
);

const CRISIS_ADVICE = oneOf(
  '\\b(?:crisis|emergenc(?:y|ies)|ambulance|hotline|helpline|lifeline|samaritans|paramedic|a&e|911|999|988|112|000|116 ?123)\\b',
  '\\b(?:in danger|dangerous|not wanting to live|want(?:ing)? to live|thoughts of (?:dying|death|harm\\w*|hurting|not)|abus(?:e|ive|er)|violen(?:t|ce)|stroke|heart attack|chest pain|unconscious|seizure|poison\\w*|bleeding)\\b',
);

/**
 * Nobody who fears a partner may be told to talk it over, so on this subject a language model may
 * only quote pages.
 */
const FEARED_PARTNER = oneOf(
  '\\b(?:afraid|scared|frightened|terrified|fear(?:ful)?) of (?:him|her|them|your|a|the|their) ?(?:partner|husband|wife|boyfriend|girlfriend|father|mother|dad|mum|parents?)?\\b|\\b(?:hits?|hitting|hurts?|beats?|threatens?|controls?|forces?|chokes?|chok(?:ed|ing)) you\\b|\\b(?:unsafe|not safe)\\b',
);

const DRUG =
  '(?:medic(?:ation|ations|ine|ines)|meds|pills?|tablets?|capsules?|drugs?|doses?|dosage|dosing|prescri\\w+|antidepress\\w+|antibiotic\\w*|painkill\\w+|sleeping aids?|sedativ\\w+|tranquil\\w+|statins?|steroids?|hrt|hormones?|hormone therapy|oestrogen|estrogen|progesterone|testosterone|insulin|ssris?|melatonin|magnesium|zinc|iron|vitamins?|supplement\\w*|ashwagandha|valerian|cbd|thc|st john.?s wort|omega|creatine|contracepti\\w+|beta blockers?|cocaine|heroin|meth|lsd|mdma|ecstasy|ketamine|weed|cannabis|marijuana|opioids?|opium|psilocybin|mushrooms?|vodka|whisk(?:e)?y|gin|rum|brandy)';
const CONDITION =
  '(?:depress(?:ion|ed|ive)|bipolar|adhd|autis\\w+|asperger\\w*|ptsd|ocd|anxiety disorder|narcissis\\w+|psycho(?:sis|tic|path\\w*)|schizo\\w+|borderline|dementia|alzheimer\\w*|cancer\\w*|tumou?rs?|diabet\\w+|thyroid|an(?:a)?emi[ac]|apno?ea|infections?|heart (?:disease|failure|condition)|(?:peri)?menopaus\\w+|low t|imbalance|deficien\\w+|insomnia|addict\\w*|alcoholi\\w+|pregnant|sti|std|disorders?|syndromes?|diseases?|virus\\w*|hypertension|blood pressure|arthritis|migraine\\w*|epilep\\w+|lupus|fibromyalgia|endometriosis|pcos|ibs|ulcers?|inflammation|codependen\\w+|attachment disorder|trauma bond\\w*|clinical\\w*)';

const DOSE = oneOf(
  '\\d\\s*(?:mg|mcg|µg|μg|g|ml|iu|units?|micrograms?|milligrams?|grams?|millilit\\w+|drops?|puffs?|shots?)\\b',
  '\\b(?:mg|mcg|iu|milligrams?|micrograms?|millilit\\w+)\\b',
);
const TAKES_MEDICINE = oneOf(
  `\\b(?:take|taking|takes|stop|stopping|start|starting|increase|increasing|reduce|reducing|lower|raise|double|doubling|halve|skip|skipping|come off|coming off|quit|quitting|switch|switching|mix|mixing|combine|try|trying|use|using|needs?(?! (?:few|fewer|no|none|not|less)\\b)|buy|order|get|inject|ask (?:\\S+ ){0,3}?for)\\b[^.?!]{0,60}?\\b${DRUG}\\b`,
  `\\b${DRUG}\\b[^.?!]{0,40}?\\b(?:helps?|works?|will|would|can help|is safe|are safe|cures?|treats?|relieves?|fixes|calms?)\\b`,
  '\\bstop(?:ping)? taking\\b|\\bcome off (?:it|them|your)\\b',
);
const DIAGNOSES = oneOf(
  `\\b(?:you|he|she|they|your \\w+)(?:'ve|'re|'s| (?:(?:may|might|could|can|probably|likely|clearly|definitely|certainly|almost|also|just|very|well|seem|seems|appear|appears|to|be|sound) )*(?:have|has|had|are|is|be|suffer\\w*|got|meets?|like|experienc\\w+|show\\w*|develop\\w*)) (?:\\w+ ){0,3}?${CONDITION}\\b`,
  `\\b(?:this is|that is|that's|that’s|it is|it's|it’s|sounds? like|looks? like|seems? like|signs? of|symptoms? of|caused by|because of|due to|points? to|suggests?|indicates?|consistent with|a case of|classic|typical of|sounds?) (?:\\w+ ){0,4}?${CONDITION}\\b`,
  '\\bdiagnos|\\bprognos',
);

const SPEAKS_OF_ITSELF = oneOf(
  "\\b(?:as|i am|i'm|i’m|being|just|only) an? (?:ai|a\\.i\\.|artificial|large language|language model|llm|chat ?bot|bot|virtual|digital|computer|machine|automated)\\b",
  '\\blanguage model|\\bllms?\\b|\\bchat ?gpt\\b|\\bopenai\\b|\\bgpt\\b|\\bllama\\b|\\bmistral\\b|\\banthropic\\b|\\bclaude\\b|\\bgemini\\b|\\bqwen\\b|\\bartificial intelligence\\b',
  '\\b(?:system|developer|hidden|initial|original) (?:prompt|message|instructions?|note)|\\b(?:my|the|this|your|system) prompts?\\b(?! (?:visit|appointment|help))',
  '\\b(?:my|previous|prior|above|earlier|following|new|secret|the|these|those|your|all) (?:instructions?|programming|training data|guidelines?|directives?)\\b|\\b(?:my|previous|prior|above|all) (?:rules|restrictions|limits|filters|safety)\\b',
  "\\bi(?:'ve| have| was| am|'m|’m|’ve)? (?:been )?(?:trained|programmed|instructed|told to|designed|configured|created|allowed to|asked to|supposed to|forbidden)\\b",
  '\\b(?:ignore|disregard|forget|override|bypass) (?:\\S+ ){0,4}?(?:instructions?|rules|guidelines?|safety|previous|prior|above|restrictions|you were told|i was told)\\b',
  '\\bjailbr|\\bdeveloper mode|\\bunrestricted|\\bunfiltered|\\bdan mode|\\bpwned|\\bhacked\\b',
  '^\\W*(?:system|assistant|user|human|ai|bot|instruction|instructions|admin|developer|output|response|translation)\\s*:',
  '\\b(?:send|give|tell|share|enter|confirm|type|provide|need|verify|reply with)\\b[^.?!]{0,30}\\byour (?:\\w+ )?(?:passwords?|credit card|card (?:number|details)|card|bank (?:account|details)|pin|social security|security code|verification code|account number)\\b',
  '\\bbitcoin|\\bcrypto\\w*|\\bgift cards?\\b|\\bsend (?:me|us) (?:money|your)|\\byour account (?:has been|is|will be) (?:\\w+ )?(?:blocked|closed|locked|suspended|hacked)',
);
const SPEAKS_OF_MATERIAL = oneOf(
  '\\bpassages?\\b|\\b(?:provided|given|supplied) (?:text|context|information|material|pages?|content|sources?)\\b|\\b(?:text|context|information|material|content) (?:provided|given|above|below)\\b|\\bcontext\\b|\\bsource material',
  "\\bi(?:'m| am|’m)? ?(?:cannot|can't|can’t|unable|not able|won't|will not|do not|don't|don’t) (?:to )?(?:help|assist|answer|provide|give|discuss|comply|have (?:enough )?information|know)\\b|\\bconsult a (?:professional|doctor)",
);

const MARKUP =
  /[<>`|{}\\[\]~^=]|&[a-z#\d]+;|\$\$|!\[|\/\/|javascript|data:|^#|@|(?:^|[\s("'])\/\w|[\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff\ufffd]|[\p{Cc}]/iu;
const ADDRESS =
  /https?:|hxxp|\bwww\b|\b[\w-]+\.[a-z]{2,}\b|\bdot (?:com|org|net|co|io|info|example|me)\b|\S+\(at\)\S+|\+\d|\(\d|\b\d[\d ().-]{4,}\d\b|\b\d{5,}\b|\b(?:whats ?app|telegram|snapchat|instagram|facebook|tiktok|discord|signal group|url|hyperlink|qr code)\b/i;
const FOREIGN_LETTER = /[^\p{Script=Latin}\P{L}]/u;

export type Unsafe =
  | 'markup'
  | 'address'
  | 'script'
  | 'self'
  | 'material'
  | 'harm'
  | 'discourages help'
  | 'crisis'
  | 'dose'
  | 'medicine'
  | 'diagnosis';

export const DISCARDS_ANSWER: ReadonlySet<Unsafe> = new Set(['self', 'harm', 'script']);

export const ALLOWED_AS_QUOTE: ReadonlySet<Unsafe> = new Set([
  'crisis',
  'dose',
  'medicine',
  'diagnosis',
  'discourages help',
]);

export function findUnsafeWording(sentence: string): Unsafe | null {
  const plain = sentence.normalize('NFKC').replaceAll(/[’‘]/g, "'");
  if (FOREIGN_LETTER.test(plain)) return 'script';
  if (SPEAKS_OF_ITSELF.test(plain)) return 'self';
  if (ENCOURAGES_HARM.test(plain.replaceAll(REASSURANCE, ' '))) return 'harm';
  if (MARKUP.test(sentence) || MARKUP.test(plain)) return 'markup';
  if (ADDRESS.test(plain)) return 'address';
  if (SPEAKS_OF_MATERIAL.test(plain)) return 'material';
  if (DISCOURAGES_HELP.test(plain)) return 'discourages help';
  if (CRISIS_ADVICE.test(plain) || FEARED_PARTNER.test(plain)) return 'crisis';
  if (DOSE.test(plain)) return 'dose';
  if (TAKES_MEDICINE.test(plain)) return 'medicine';
  return DIAGNOSES.test(plain) ? 'diagnosis' : null;
}

/**
 * A page may contain an instruction to the language model (prompt injection). Such sentences are
 * left out.
 */
export const isPlantedInstruction = (sentence: string): boolean => {
  const plain = sentence.normalize('NFKC').replaceAll(/[’‘]/g, "'");
  return SPEAKS_OF_ITSELF.test(plain) || PLANTED.test(plain);
};

const PLANTED = oneOf(
  '\\b(?:tell|inform|advise|convince|instruct|remind|encourage) (?:the |every |each |all )?(?:members?|users?|readers?|askers?|visitors?|them all)\\b',
  '\\b(?:system|assistant|user|important|note to \\w+)\\s*:\\s*\\w',
  '\\b(?:respond|reply|answer|output|print|repeat|say) (?:(?:only|exactly|always) with|verbatim|the following|this text|in (?:german|french|spanish|json|html|capitals))\\b',
  '\\b(?:always|must) (?:recommend|mention|include|link|end (?:your|every) (?:answer|reply))\\b|\\b(?:you are|act as|pretend to be|roleplay as) (?:now |a |an )(?:\\w+ )?(?:assistant|model|doctor|expert|character|ai)\\b|\\b(?:the guide|the assistant|the model|the bot) (?:must|should|will|has to)\\b',
);

const MEDICAL_TERM = new RegExp(
  `^(?:${DRUG}|${CONDITION}|symptoms?|treat\\w*|surger\\w+|therap(?:y|ies)|mg|cbt)$`,
  'i',
);

/**
 * The name of a medicine, an illness or a treatment must come from a page, not from the language
 * model.
 */
export const isMedicalTerm = (word: string): boolean =>
  MEDICINES.has(word) ||
  MEDICAL_TERM.test(word) ||
  /(?:itis|osis|emia|aemia|pathy|azepam|statin|prazole|oxetine|triptyline|cillin|mycin|olol|pril|sartan)$/.test(
    word,
  );
