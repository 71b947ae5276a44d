import { rule } from './crisis-rules.ts';

const GAME =
  '(?:at|in|to|by|every (?:time we play|game)|when we play|on (?:the|our) (?:court|board))';
const THING =
  '(?:tantrums?|questions?|news|bills?|ideas?|deadlines?|facts?|lists?|requests?|reality|surprises?|guilt|targets|work|emails|demands)';

/** Words of being hurt, threatened, forced or held by someone, or of fearing to hurt a child. */
export const ABUSE: readonly RegExp[] = [
  rule(
    `WHO _ (?:hit|hits|hitting|beat|beats|beating) VICTIM(?! (?:up (?:on|about|for|with)|that|like|back up|hard that|${GAME}|with (?:(?:a|the|his|her|some|new|more|another|surprise) )*${THING}))`,
    'WHO _ (?:punch|punches|punched|punching|kick|kicks|kicked|kicking|slap|slaps|slapped|slapping|choke|chokes|choked|choking|strangle|strangles|strangled|strangling|smack|smacks|smacked|stab|stabs|stabbed|batter|batters|battered|assault|assaults|assaulted|attack|attacks|attacked|attacking|molest|molests|molested|abuse|abuses|abused|abusing|torture|tortures|tortured|threaten|threatens|threatened|threatening|stalk|stalks|stalked|stalking|bites|burns|grope|gropes|groped|groping|blackmail|blackmails|blackmailed|blackmailing|beats up|spits on|spat on) VICTIM(?! (?:out|on the back|into gear|off the|under the table|high))',
    'WHO _ (?:push|pushes|pushed|pushing|shove|shoves|shoved|shoving|throw|throws|threw|drag|drags|dragged|slam|slams|slammed) VICTIM (?:down|against|into (?:a|the) (?:wall|door|table|car)|over|across|around the|so hard|to the (?:floor|ground)|out of the (?:car|house)|by (?:my|the) (?:hair|arm))',
    'WHO _ (?:throws?|threw|throwing) (?:things|plates|stuff|objects|furniture|dishes) at VICTIM',
    '(?:hands?|grabs?|grabbed|held|holds|squeez\\w+) _ (?:round|around|by) (?:my|her|his) (?:throat|neck)|(?:by|on) (?:my|her|his) throat',
  ),
  rule(
    '(?:being|getting|got|was|been|is|were|gets|am|are) (?:\\w+ )?(?:beaten|hit|kicked|slapped|punched|choked|attacked|hurt|threatened|controlled|shoved) (?:up|by (?:her|his|my|their|a man|someone|somebody|a guy|the (?:father|husband|boyfriend)) ?(?:own )?(?:CLOSE|man|.*)?)(?! (?:words|comments|opponent|time|silence|news|reaction|tone|inbox))',
    '(?:being|getting|got|was|been|is|were|gets|am|are|survivor of|victim of) (?:\\w+ )?(?:abused|raped|assaulted|molested|strangled|groomed|stalked|trafficked|battered|sexually (?:abused|harassed|assaulted))',
    'domestic (?:abuse|violence)|(?:sexual|child|physical|sexually|emotional) (?:abuse|assault|abused|assaulted|violence)|(?:physically|emotionally|verbally) abus(?:ed|ive|es|ing)',
    'abusive (?:relationship|marriage|home|family|CLOSE)|CLOSE _ (?:is|was|became|has become|being|getting|gets|turned) _ (?:abusive|violent)',
    '(?:rape|raped|rapes|raping|rapist)(?! (?:seed|oil))',
  ),
  rule(
    'forc(?:es|ed|ing|e) (?:him|her|them)selves? (?:on|upon|onto)|forc(?:es|ed|ing) (?:him|her)self (?:on|upon)|forc(?:es|ed|ing|e) (?:me|her|him|them) ~ (?:sex|sexual|strip|undress|bed|naked|marry)',
    '(?:made|makes|making) (?:me|her|him) (?:have sex|do sexual|touch (?:him|her|it))|(?:sex|touch(?:es|ed|ing)? me|has sex with me) _ (?:when i (?:do not|did not|say no|said no|was asleep|am asleep)|without my consent|against my will|after i said no)',
    '(?:dad|daddy|father|stepdad|stepfather|step dad|step father|uncle|brother|cousin|grandad|grandfather|grandpa|teacher|coach|boss|neighbour|neighbor|carer|stranger|mum|mother|stepmum) _ touch(?:es|ed|ing) (?:me|my (?:son|daughter|child|kid|sister|brother)|her|him)',
    'touch(?:es|ed|ing) (?:me|her|him|my (?:son|daughter|child|kid)) _ (?:inappropriately|down there|private parts?|sexually)',
  ),
  rule(
    '(?:scared|afraid|terrified|frightened|worried|fear|know|think|says|said|saying|swears?|threatens?|threatened|threatening) _ (?:he|she|they|to|CLOSE)(?: is| are)?(?: will| would| might| may| could| going to| wants to| want to| is going to)* (?:kill|hurt|hit|beat|harm|attack|shoot|stab|burn|rape|come after|strangle|murder) VICTIM(?! (?:with (?:kindness|laughter|his|her)|feelings))',
    '(?:scared|afraid|terrified|frightened) of (?:him|her)(?= )|(?:burn|blow) (?:the|our|my) (?:house|flat|home) (?:down|up)',
    '(?:scared|afraid|terrified|frightened) of (?:my|her|his|their) (?:own )?CLOSE(?: \\.| when | because | and | he | she | at )',
    '(?:not|never|do not) feel(?:ing)? safe (?:at home|with|around|in my|in our|here|any ?more)|(?:unsafe|in danger) (?:at home|with (?:him|her|my)|from)|(?:am|are|is|in) in danger|(?:am|are|is) in danger',
    'threat(?:ens|ened|ening|en) _ to (?:kill|hurt|hit|beat|harm|shoot|stab|burn|rape)',
    '(?:trying|tried|going|wants|want|threatening) to (?:kill|murder|strangle|stab|shoot|rape|poison) (?:me|us|her|my (?:kids|son|daughter|mum|wife|husband))(?! with kindness)',
  ),
  rule(
    'WHO _ (?:hurts|is hurting|keeps hurting) VICTIM(?: \\.| (?:physically|on purpose|badly|when (?:he|she|they)|if i|every (?:night|day|time)|again|at night|and (?:i am|says)))',
    'WHO (?:\\w+ )?(?:is|was|gets|got|became|has become|turned|being|can be) (?:\\w+ ){0,3}(?:violent|abusive)|(?:scared|afraid|frightened|terrified) to (?:go|come|be|stay|return) (?:back )?(?:at )?home',
    '(?:gave|gives|given) (?:me|her|him) (?:a )?(?:black eye|bruises|broken)|(?:bruises|bruised|black eye) ~ (?:from (?:him|her|my CLOSE)|by (?:him|her|my CLOSE)|he|she)',
    '(?:pulls|pulled|pulling|drags|dragged) (?:me by )?(?:my|her) hair|(?:being|am|was|is|been|getting) (?:blackmailed|stalked|followed home|sextorted)|(?:threat\\w*|leak|post|share) ~ (?:nude|nudes|naked|intimate) ?(?:photos|pictures|videos|pics)?',
    '(?:forced|forcing|being forced) (?:me |her )?(?:into |to )(?:marry|marriage|a marriage|prostitution|have an abortion)|against my will|tried to (?:touch|kiss|grab) me',
  ),
  rule(
    '(?:lock|locks|locked|locking|trap|traps|trapped|trapping) (?:me|her|us|him) (?:in|inside|up|out)(?! a (?:cycle|pattern|habit))|holding (?:me|her|us) (?:hostage|captive|against)',
    'WHO _ (?:will not|does not|never|wont|refuses to|not) lets? (?:me|her) (?:leave (?:the house|home|him|her|my room|the flat)|see my (?:family|friends|mum|sister)|see her (?:family|friends)|out of the|have (?:any |my own )?(?:money|phone)|go out|use my phone)',
    '(?:he|she|husband|wife|boyfriend|girlfriend|partner|ex) (?:\\w+ )?controls? (?:me|my (?:money|phone|every|life)|everything i|who i|what i|all my|where i)',
    '(?:outside|house|door|here|coming|at me|kitchen|followed me|chasing me) _ with (?:a|his|her) (?:knife|gun|bat|weapon|machete|hammer)|(?:pulled|pointed|pointing|holding|held|waving|has) a (?:knife|gun) (?:on|at|to|and)',
  ),
  rule(
    '(?:might|want to|afraid|scared|going to|urge to|thoughts? (?:of|about)|thinking (?:of|about)|about to|could|i will|terrified|nearly|almost|images of) ~ (?:hurt|hurting|harm|harming|shake|shaking|kill|killing|smother|smothering|drown|drowning|hitting|throw|throwing|drop|dropping) (?:my|the|our) (?:baby|newborn|child|children|kids?|son|daughter|toddler|infant)(?! (?:feelings|by|with (?:words|kindness)|if (?:i|we) (?:leave|divorce|separate)))',
    '(?:want|going|planning|plan|urge|thinking of|thoughts of|thinking about) (?:to )?(?:kill|killing|murder|murdering|stab|stabbing|shoot|shooting) (?:him|her|them|someone|somebody|everyone|people|my (?:husband|wife|partner|boyfriend|girlfriend|ex|boss|family|dad|mum|kids|children))',
    'someone is (?:hurting|hitting|beating|touching) (?:my|a|the) (?:child|kid|son|daughter|friend|sister|brother|mum)|(?:child|kid|son|daughter) is being (?:hurt|hit|beaten|touched|bullied and)',
  ),
];
