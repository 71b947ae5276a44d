import type { CrisisKind } from '@hearthway/domain/guide/detect-crisis';

/**
 * A phrase such as "we chose the date" is only a weak sign of danger, so it lowers the score needed
 * for an alarm. In these patterns, `_3` matches up to three words.
 */
const SIGNS: readonly (readonly [CrisisKind, string])[] = [
  [
    'self-harm',
    `(WEAPON|PILLS) _6 (loaded|lap|(next to|beside|in front of) me|on (the|my) (table|bed|desk|seat)|in my (hand|pocket|bag|mouth)|laid out|lined up|ready|counted)
    (bought|got|found|loaded|picked up|borrowed|moved|took|ordered) _3 (WEAPON|helium)
    (know|knows|found|got) (where|the (key|code)) _5 (WEAPON|cabinet|safe|key|PILLS)
    loaded . safetys?
    (rail|beam|branch|hook|rafters?|banister) _2 (holds?|will hold|can hold|takes? my weight)
    (weights|stones|rocks|bricks) in (my|the|a) (pockets?|rucksack|backpack|coat|bag)
    (got|have|has|bought|with) (it )?(all|everything|evrything|what) (i )?(need|needed|laid out|ready|prepared)
    (everything|evrything|all|what) i need(ed)?( is)? (in|under|on|behind)
    (saving|saved|stashed|hoarding|counted) (up )?(my|the|them|all) _2 PILLS
    (standing|stood|stand|sitting|sat|am|been|here|waiting|parked|going|walking|heading|drove|climbed|off|way) _5 (DROP|TRACKS)
    (wrong|other|far) side of the (railing|railings|rail|fence|barrier)
    (DROP|TRACKS) . DAY
    DAY . (DROP|TRACKS|woods|lake|river|sea|pier|motel)
    (picked|chose|chosen|pickd|decided on) (out )?(a|the|my) (DROP|spot|place|tree|train|night)
    (let|watch|watching) _3 trains? (go|pass)
    (know|looked up|checked|learnt) (which|what time|when) _2 (train|tide)
    (not|without) (taking|bringing) my phone
    (picked|chose|chosen|set|fixed|moved) (out )?(a|the|my) (day|date)
    (got|have) (a|the|my) (date|day) (in my calendar|set|picked|chosen|for it)
    (where|when|how) and (where|when|how)
    (that is|thats|this is) when i (am |will |am going to )?(do|doing) it
    i (will|am going to) (just )?do it (DAY|on|when|wen|once|after|before|while)
    (it is|its|it will be) (going to be|happening|happning) (on )?(my|the|DAY)
    it will be (on )?DAY
    (so|and) (it is )?the \\d+( st| nd| rd| th)? (it is|.)
    (DAY|the \\d+( st| nd| rd| th)?) it is( then)? .
    (do not|dont|wont|will not|not) (plan on |planning on |going to )?(be|being) (around|here) (after|by|next|much longer|for)
    after (that|it|then) i (do not|will not|wont|dont) _3 (be|being) (around|here)
    (wont|will not|not) (be )?(coming|walking|logging) (back|out|home) _2 (.|not|ever|to)
    \\d+ (hours|hrs|days|minutes) left
    my plan is (solid|ready|set|done|made|simple)
    (thats|that is) the end of (it|me)
    (practice|practise|trial|dry) run
    going (up|down) (now|to the (basement|river|lake|tracks|garage|water|station))
    (nobody|no one|noone|stranger) _3 (finds?|look for|miss|come in|comes in) (me|till|until|before)
    (notes?|letters?)( is)? (done|written|finished|ready)
    (wrote|written|writen|writing|finished) (the|my|\\d+) (note|letters|leters)
    (goodbye|suicide|farewell) (note|notes|letter|letters|video)
    (wrote|write|written|left|put) _3 (passwords?|bank details|pin) _8 FAMILY
    left _6 everything (she|he|they) (will )?need
    (gave|given|giving) (away (all )?(of )?(my|most)|(my|the) (dog|cat|guitar|ring|books|watch|plants) (away|out|to))
    (tell|look after|take care of|feed) my (dog|cat|kids|mum|mom|boy|girl) _2 (i did not|when i am|after i|for me)
    (my )?affairs (are )?(in order|sorted|settled|likewise)`,
  ],
  [
    'emergency',
    `(took|taken|swallowed|ate|eaten|popped|downed|drank|drunk|had|necked|injected) _5 (PILLS|POISON|(whole|entire|full) (strip|blister( pack)?|(box|bottle|pack|packet) (.|of PILLS))|all (of )?(them|the boxes)|every (painkiller|pill|tablet)|double|em|them all)
    (took|taken|swallowed) (\\S+ or )?\\d\\d
    (drank|drunk|swallowed) (something|stuff|some) _2 (from under|under the sink|in the (shed|garage))
    POISON . (sip|drank|swallowed|gulp|regret)
    (od|odd|oding|overdosed|overdosing) _1 (i think|help)
    too many (PILLS|of (them|the))
    (regret|sorry|scared) _3 too many
    more PILLS than
    (half|rest of) the bottle
    (already|just) (took|taken|swallowed) (em|them|it all|all)
    (die|dangerous|late) _9 (PILLS) _6 (i just|did that|took|changed)
    i know what i have taken
    washed (them|it) down
    (injected|shot|snorted|smoked) _2 (double|too much|twice)
    (fent|fentanyl|heroin|meth|spoon) _9 (nod*|nobody|alone|blue|cold|floor)
    (blue|grey|purple) _6 (snor*|breath*|floor|lips|wake|awake|naloxone|spoon|responding)
    (snor*|breath*|lips|floor) _9 (blue|grey|purple|every (ten|few) seconds)`,
  ],
  [
    'self-harm',
    `(WAFFE|tabletten|pillen) _6 (geladen|vor mir|neben|bereit|gefunden|gekauft|besorgt|gesammelt|hier)
    (schlussel|code) _4 (WAFFE|waffenschrank|turm|dach|tresor)
    (steh|stehe|stah|sitz|sitze|bin|hock) _6 (brucke|gleis|gleise|gleisen|bahnubergang|bahndamm|bahnsteig|dach|parkhaus|brustung|klippe|turm|stausee|hochhaus|schienen|kante)
    (letzte|nachste|welle|welcher|letscht) _2 zug
    der nachste kommt in
    (tag|termin|datum|\\d+ .?) _2 (ausgesucht|festgelegt|gewahlt)
    (dann|heute|morgen|danach) (mach|mache|tu|tue) ichs?
    (mein )?entschluss steht
    an welchem tag es vorbei
    ich weis?(s|ß)? (wo|wann|wie) _6 (wo|wann|wie)
    ich gehe am (montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)
    alles (notige|vorbereitet|geregelt|bereit|was ich brauche)
    brauche? ich dann nicht mehr
    abschiedsbriefe?
    nach meinem tod`,
  ],
  [
    'emergency',
    `(TABLETTEN|flasche|medikamenten?|stuck) _6 (genommen|genomen|geschluckt|eingeworfen|getrunken|intus|erwischt|geleert|gelutscht|genuckelt|gemacht)
    (genommen|geschluckt|eingeworfen|getrunken|hab|warn|waren) _5 (TABLETTEN|viel zu viele?|den rest)
    (viel )?zu viele? (von|TABLETTEN)
    TABLETTEN und _3 (flasche|korn|wodka|alkohol|wein|schnaps)
    \\d+ (stuck|TABLETTEN)
    (lippen|gesicht) _2 (blau|grau|lila)
    (blaue|graue) lippen
    rochelt
    (eingeworfen|geschmissen|gezogen|gespritzt) _9 (wach|reagiert|herz|blau|kotz)`,
  ],
  [
    'self-harm',
    `(ARMA|pastillas|frasco|blister) _6 (cargada|cargado|encima|aqui|en la mes\\S+|delante|enfrente|contadas|garaje|guardad\\S+)
    (tengo|encontre|he juntado|junte) _2 (ARMA|pastillas)
    (estoy|toi|toy|sentad[oa]|parad[oa]|subi|esperando) _8 (puente|azotea|borde|baranda|tejado|anden|vias|acantilado|cornisa)
    (ultimo|primer|proximo) (tren|metro)
    (pasa|pase) el _2 (tren|metro)
    (tren|metro) _3 me pongo delante
    lo tengo decidido
    lo voy a ?(hacer|acer)
    ya (se el dia|tengo todo)
    _1 (noche|viernes|sabado|domingo|lunes|martes|jueves|manana) _8 (lo hago|se termina|me despido|termino con esto|acabo con esto)
    (eligiendo|elegido|elegi) el dia
    no voy a estar
    lo que necesito (guardado|preparado|listo)
    ya compre lo que necesito
    cartas? de despedida
    pagado el entierro`,
  ],
  [
    'emergency',
    `(tome|tomo|tomado|trague|trago|tragado) _3 (pastillas|pastilas|comprimidos|blister|frasco|cloro|lejia|somniferos|ansioliticos) _9
    tomar (todo|todas|toda) _2 (pastillas|comprimidos|blister|frasco)
    (tome|trague) (todas|todo|tods)
    (mezcle|mezclo|bebiendo|bebi) _6 (pastillas|alprazolam|tramadol|ansiedad)
    labios (morados|azules)
    azul de los labios
    (no despierta|no responde|vomitando espuma|bomitando espuma)`,
  ],
  [
    'self-harm',
    `(ARMEFR|cachets|medicaments|somniferes) _8 (charge|sur la table|devant|tiroir|armoire|coffre|clef|cle|code|assez|grenier|deverrouillee)
    (achete|retrouve|trouve|mis de cote|garde) _3 (ARMEFR|cachets|medicaments|boites|ce quil faut)
    (sur|devant|devan|monte|bord) _3 (pont|toit|voie|quai|rails|falaise)
    (horaire|heure) _2 (dernier|derneir|prochain) train
    (dernier|prochain) (train|rer|metro|passe)
    (fixe|choisi|decide) (le jour|la date|comment|quand)
    (comment et quand|la date aussi)
    (tout|tou|tt) (est |e |a ete )?(pret|prepare)
    jai ecrit mes lettres
    la lettre (est )?(faite|ecrite)
    lettre _3 date`,
  ],
  [
    'emergency',
    `(pris|avale|bu|prendre|prise|avalee) _5 (cachets|comprimes|medicaments|pilules|pilulier|gouttes|flacon|boite|somniferes|xanax|antidepresseurs|trop)
    pris (trop|ttes|tous|toutes)
    (pilules|cachets|comprimes) _5 (vingtaine|dizaine|trentaine)
    dix fois la dose
    (mange|bouche) _5 (comprimes|cachets|pilules|medicaments)
    (repond|reveille) (plus|plu)
    bouteille _5 (xanax|cachets|comprimes|somniferes)`,
  ],
];

const WORDS: Readonly<Record<string, string>> = {
  WEAPON:
    'gun|guns|rifle|shotgun|pistol|revolver|cartridges|bullets|noose|rope|blades?|razors?|knifes?',
  PILLS:
    'pills?|tablets?|tabs|capsules|painkillers?|paracetamol|ibuprofen|aspirin|tylenol|antidepressants|meds|medication|medicines|prescriptions|sleepers|sleeping|xanax|valium|insulin|codeine|seroquel|benzos|gravol|opioids',
  POISON: 'bleach|weed ?killer|antifreeze|drain cleaner|pesticide|rat poison',
  DROP: 'bridge|brige|viaduct|overpass|rooftop|roof|ledge|cliffs?|parapet|overlook|pier',
  TRACKS: 'tracks|railway|level crossing|platform|station',
  DAY: 'tonight|tonite|tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|midnight|dawn',
  FAMILY: '(brother|sister|mum|mother|mothers|wife|husband|kids|son|daughter|her|him|them|dad)',
  WAFFE: 'gewehr|jagdgewehr|pistole|waffe|dienstwaffe|flinte|strick|seil|rasierklingen?|messer',
  TABLETTEN:
    '(tabletten|tabeltten|pillen|schlaftabletten|blister|schmerztropfen|herztropfen|paracetamol|ibuprofen|xanax)',
  ARMEFR: 'fusil|arme|pistolet|corde|couteau|lame',
  ARMA: 'soga|cuerda|pistola|escopeta|arma|cuchillo',
};

const toPattern = (phrases: string) =>
  phrases
    .split('\n')
    .map((phrase) => phrase.trim())
    .join('|')
    .replace(/[A-Z]{3,}/g, (name) => `(${WORDS[name]})`)
    .replaceAll(/\((?!\?)/g, '(?:')
    .replaceAll('*', '\\S*')
    .replaceAll(/(?<=[ (|])\.(?=[ |)])/g, '\\.')
    .replaceAll(/ _(\d)/g, '(?: \\S+){0,$1}');

const compileSigns = (signs: typeof SIGNS) =>
  signs.map(([kind, phrases]) => [kind, new RegExp(` (?:${toPattern(phrases)})(?= )`)] as const);

const PATTERNS = compileSigns(SIGNS);

const MEANS =
  / (?:guns?|rifle|shotgun|pistol|revolver|cartridges|noose|rope|blades?|razors?|knife|helium|pills|tablets|insulin|codeine|paracetamol|painkillers|bleach|weedkiller|antifreeze|bridge|viaduct|overpass|rooftop|roof|ledge|cliffs?|tracks|railway|railing|parapet|strick|waffe|gewehr|jagdgewehr|flinte|pistole|tabletten|pillen|schlaftabletten|messer|klinge|brucke|gleise?n?|bahnubergang|dach|parkhaus|brustung|schienen|soga|pistola|escopeta|pastillas|cuchillo|veneno|puente|azotea|baranda|anden|corde|fusil|pistolet|cachets|couteau|lame|somniferes|pont|toit|quai|rails|falaise) /;

const EVERYDAY =
  / (?:(?:our|my|the) (?:wedding|party|move)|dinner|lunch|breakfast|cook\w*|bread|cheese|chop\w*|holidays?|picnic|conference|exams?|concert|interview|match|renovat\w*|hochzeit|brot|urlaub|boda|vacaciones|mariage|vacances) /;
const MAX_EVERYDAY_LENGTH = 100;

const NOT_NOW =
  / (?:years? ago|i used to|back then|when i was|as an? (?:kid|child|teen\w*)|in the (?:book|film|movie|show|game|series|novel|song|play|episode)|ep where|my character|survived|recovered|in (?:19|20)\d\d) /;

/**
 * The classifier mistakes these statements for small talk, so they always lead to the crisis
 * contacts. Examples are a relapse into self-harm, a wish to die told between good news, or a
 * bruise that must be hidden.
 */
const CONTACT_SIGNS: readonly (readonly [CrisisKind, string])[] = [
  [
    'self-harm',
    `(sh|self harm*|selfharm*) (again|before|after|since|today|tonight|yesterday|DAY)
    (did|doing|done|started|restarted|back to|back on) (sh|self harm*|selfharm*|cutting)
    (hide|hiding|cover|covering|conceal|disguise|explain) _3 (cuts|burns|self harm scars)(?! (in|on) (the|my) (wood|table|meat|sofa|carpet|sink|worktop))
    clean _6 (until|till|then|but|and then) _3 (ago|tonight|today|yesterday|happened|this morning|last night|gone)
    (days|weeks|months|years) clean _4 (gone|over|happened|ruined|lost)
    (razor|blade) (won|wins|again)
    (back|again) _5 (razors?|blades?)(?! (burn|bump|shav))
    (burn|burning|burned|burnt) ((my ?self|me|my \\S+) )?with _1 (cigarett?e?s?|lighter|cigs?)
    (wishing|wished|wish) i (was|were) dead
    (decide|decided|deciding|choose|chose) (against|not to) (living|live|life|go on|wake up)
    (disappointed|sorry|sad|annoyed|angry|gutted|upset) (to have (woken|woke)|that i (woke|wake|have woken)|when i wake|to wake|to be awake|i woke)
    (done|finished|tired) (with )?being (a person|human|alive|me)
    (brave|courage) (enough )?to (do it|go through with it)
    (i am|i do is|just|only|you are|i) (taking up|take up|a waste of|wasting|waste) (a bed|a hospital bed|space|oxygen|air|room)
    (not|wont be|if (you are|ur|u are|i am)( just)? not|if i was not|when i am no longer) (around|here) (any ?more )?(to (be|fail|disappoint|hurt|pay|see)|for the next)
    (cant|can not) _5 if (ur|u are|you are|i am) not (around|here)
    (stone|millstone|weight|load) (round|around|on|off) (their|her|his|my family|my childrens) (necks?|shoulders?)
    (less|rid) of a (burden|weight|load) _4 without
    (nobody|no one|noone|not a soul) (would|will|d) (even )?(notice|realise|realize|find out|find me) (until|till|for (days|weeks|months))
    (everyone|everybody|they|they all) _4 (better|easier|lighter) (year|life|time) (without me|once i)
    (good|nice) cry and a (better|easier)
    nothing (really )?(after|past|beyond) _3 matters
    (going to|gonna|will) make (a|any) difference to anyone
    (dont|do not|not) (plan|expect|planning|expecting) (on|to) (have|having|see|seeing|need|needing) (any )?(weeks|days|another|a next|the next|tomorrow)
    (tell|let) (my )?(FAMILY|family|parents) (know )?(that )?i (tried|really tried|am sorry|loved (her|him|them|you)) (.|,|and|so|always|very|yeah|for everything)
    (adopt|take|rehome|look after|feed) my (dog|cat|dogs|cats|pets?|kids?) _2 (someone|somebody|anyone|please|after i|when i am)
    whoever gets my (seat|desk|room|bed|locker|place|things|stuff)
    i am out (fr|for real|for good)
    (hanging|holding) on by _2 thread _4 (going|snapp*|fray*|thin*|break*|gone|tear*)
    (need|want) (somebody|someone|anyone) (in the room|with me|to stay with me) (.|now|tonight|today|right|or|before|please)
    (nobody|no one|noone|anyone|dont want) _3 find my body
    (\\d+|two|three|four|five|six|eight|ten|twelve) (hours|hrs|days|minutes|mins) left(?! (of|in|to|on|until|at|before|for|till|the)\\b)`,
  ],
  [
    'abuse',
    `(then|ends?|ended) (in |it is |its |the |with )?(his |her )?fists(?! bump)
    (bent|bends|twists|twisted|pulled|pulls|yanked|wrenched) (my|it|her|the) (arm|arms|finger|fingers|wrist|hair|hand)? ?(back|behind|round)
    black eyes? _8 (concealer|foundation|makeup|make up|cover|hide|school|work|tomorrow)
    (concealer|foundation|makeup|make up|cover|covers|hide|hides|covering|hiding) _4 (black eye|bruises?)(?! from (a|my|the|football|rugby|boxing|training|sport|work|falling))
    (makes|made|forces|making) me _3 (even )?(when|if|though|although|after) i (say|said|cry|am crying|do not want|dont want|am asleep)
    (dad|father|brothers?|family|parents|uncle|uncles|they|husband|ex) (will|would|are going to|is going to|want to) (literally )?kill me (for|if i) _1 (dating|marrying|leaving|loving|seeing|being|marry|leave|date|divorc*|refus*)
    (tied|handcuffed|chained) (up|to (the|a) (bed|chair|radiator|pipe))`,
  ],
  [
    'child',
    `(not|never|isnt|arent) allowed (any |to have |to eat )?(food|to eat|eat|dinner|water) (since|until|till|because|for|as)
    (bruises?|marks?|handprints?|welts?) _2 (like|shaped like|shape of|in the shape of) _3 (hand|fingers|belt|shoe|buckle)
    (handprint|fingermark|finger mark|belt mark|finger|hand) (shaped )?bruises?
    (tell|telling|talk|talking|speak|ask) _3 (teacher|counselor|counsellor|nurse|adult|someone|somebody) _3 without _3 (telling|finding|knowing|being told|know|find out)
    what (my )?(grandpa|grandad|grandfather|uncle|stepdad|stepfather|stepbrother|coach|teacher|brother|cousin|dad|father) (does|did|do|makes|made) (to me|me|when|wen|at night)`,
  ],
  [
    'emergency',
    `(remember|recall|sure|know) (if|whether|how many) _1 (i )?(took|toko|have taken|had taken|swallowed) _2 (\\d+|two|three|one|a few|or|it twice|them)
    (hives|swelling|swollen|rash) _3 (wheez*|cant breathe|throat|tongue|short of breath)`,
  ],
  [
    'voices',
    `(voices?|voive|lady|man|angel|saint|god|devil|demons?|radio|tv|phone|picture|wall) _9 (say|says|said|saying|tells|told|telling|shouts|whispers) _3 (kill|jump|jmup|step off|die|cut|burn|sacrifice|hurt|stab)
    (it|they|he|she|voice|voices) (just )?(said|says|told me|tells me) (now|do it|do it now|tonight) .`,
  ],
];

const CONTACT_PATTERNS = compileSigns(CONTACT_SIGNS);

const findIn = (patterns: typeof PATTERNS, line: string) =>
  patterns.find(([, pattern]) => pattern.test(line))?.[0] ?? null;

const isEveryday = (line: string) => EVERYDAY.test(line) && line.length <= MAX_EVERYDAY_LENGTH;

export function findDangerSign(line: string): { kind: CrisisKind; minScore: number } | null {
  if (NOT_NOW.test(line) || isEveryday(line)) return null;
  const kind = findIn(PATTERNS, line);
  if (kind) return { kind, minScore: -2.5 };
  return MEANS.test(line) ? { kind: 'unnamed', minScore: 0 } : null;
}

export function findContactSign(line: string): CrisisKind | null {
  if (NOT_NOW.test(line)) return null;
  return findIn(CONTACT_PATTERNS, line) ?? (isEveryday(line) ? null : findIn(PATTERNS, line));
}
