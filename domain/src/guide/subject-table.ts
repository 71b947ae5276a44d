export const SUBJECT_TABLE = String.raw`
after-a-break-up
  asks heart ?broken?|heartbreak|break-?ups?|(the|a|my|our|this) break up|broke up|broken up|my ex
    |get(ting)? over (him|her|my|a|the|someone)|(move|moving) on|(left|leaving|dumped|divorcing) me|(him|her
    |ex|(boy|girl)friend) back|break off (my|the|our)|going through a (\w+ ){0,2}divorce
  needs ex|exes|broke|breaks?|broken|left|leave|leaving|dump\w*|divorc\w*|separat\w*|split|over|apart|ended
    |engagement|miss
stay-or-go
  asks should (i|we) (just )?(stay|leave|end|break up|divorce|give up|let (\w+ ){1,5}go|move on|go back)
    |(stay|leave|break up|end it|go back) (with|or)|(leave|divorce|leaving) (my|him|her)|(end|ending|leave
    |leaving|fix) (my|the|this|our|an?) (\w+ )?(relationship|marriage)|(marriage|relationship) be saved
    |save (my|our) (marriage|relationship)|not (\w+ )?in love|(pick|choose|decide) between
  needs PARTNER|he|she|him|her|love|relationship|together|we|divorc\w*|separat\w*|married
after-trust-is-shaken
  asks cheat\w*|affairs?|unfaithful|infidelity|betray\w*|slept with|(dont|cant|not|never
    |ever) (\w+ ){0,2}trust|trust (others|people|anyone|another)|trust (\w+ ){0,2}(back|again)|(regain
    |rebuild|lost|broke) (\w+ ){0,3}trust|l(ied|ying) (to|about)
  needs trust\w*|cheat\w*|affair|l(ie|ies|ied|ying)|liar|betray\w*|secret\w*|unfaithful|hid|hiding|messages?
    |found out|slept|(dis)?honest\w*|forgive
jealousy-and-the-phone
  asks jealous\w*|possessive\w*|insecure (\w+ ){0,3}(relationship|girlfriend|boyfriend|needy)|(his|her|your
    |through) (\w+ )?phone|(texting|messaging|talking to) (\w+ ){0,3}(ex|girls?|guys?|wom[ae]n|m[ae]n)
    |(paranoid|accus\w+) (\w+ ){0,6}(cheating|hiding)|(his|her|(boy|girl)friends?|husbands?|wifes?) ex(es)?
  needs jealous\w*|envy|envious|phone|text\w*|messag\w*|online|instagram|facebook|snapchat|social|likes?|ex
    |exes|suspicious|paranoid|check\w*|insecure|needy|cheat\w*|trust\w*|hiding|friends?
kinder-to-the-mirror
  asks ugly|unattractive|hideous|(hate|disgusted by|ashamed of) (\w+ ){0,2}(body|face|looks?|nose
    |appearance)|the mirror|body image|(hate|like) (the way|how) i look
  needs ugly|mirrors?|bod(y|ies)|looks?|face|weight|fat|skinny|photos?|pictures?|attractive|appearance|hair
    |skin|beautiful|pretty|scars?|clothes|age?ing|wrinkles|hate myself
low-and-flat-days
  asks (feel\w*|felt|so|am|im) (\w+ ){0,2}(empty|numb|nothing|flat|lazy|sad|down)|no (motivation|interest
    |energy)|(sad|unhappy|down) all the time|lost (my )?(motivation|interest)|be happy|pointless|slump
    |my motivation|back to my old self
when-low-mood-stays
  asks depress\w*|(sad|low|empty|down) (\w+ ){0,4}(months|years)|nothing (\w+ ){0,2}matters|meaningless
your-own-worth
  asks (good|smart|pretty|worthy|man|woman) enough|self[- ]?(worth|esteem|confidence|hatred|love)|worthless
    |(hate|loathe|dislike) myself|inferior|(low|lack) confidence|(meet|live up to) (\w+ ){0,3}expectations
    |love myself|accept(ing)? myself
when-worry-will-not-stop
  asks anxi\w+|worry|worries|worried all|overthink\w*|nervous all|on edge|mind races
when-panic-comes
  asks panic(s|king|ked)?|anxiety attacks?|(cant|hard to) breathe|phobias?|\w+phobia
  needs panic\w*|attacks?|heart|breath\w*|faint\w*|\w*phobi\w*|fear|terrif\w*|scared
easier-in-company
  asks social (anxiety|situations?|phobia)|shy|shyness|socially awkward|(talk\w*|be
    |being) (\w+ ){0,2}(social|to people|around people|to strangers)|people (are |will )?judg\w*|(confident
    |nervous|insecure) (around|talking)|blush\w*|embarrass\w* (myself|in front)|afraid of people
  needs social\w*|shy|people|part(y|ies)|talk\w*|crowds?|strangers?|groups?|awkward|embarrass\w*|judg\w*
    |blush\w*|public|speech|meetings?|friends|confident
when-anger-gets-there-first
  asks anger|angry|rage|temper|mad|furious|explode|snap|snapping|yell|yelling|shouting|lash\w* out
    |throw\w* things
  needs ang(er|ry)|rage|temper|mad|furious|explod\w*|snap\w*|yell\w*|shout\w*|lash\w*|irrita\w*|hit|throw\w*
    |scream\w*|cross|boil\w*|frustrat\w*
when-low-mood-looks-like-anger
  needs ang(er|ry)|rage|temper|mad|furious|snap\w*|irrita\w*|short|grumpy|moody|shout\w*|withdraw\w*|man|men
    |dad|husband|bloke|lads?
when-the-past-is-still-with-you
  asks let(ting)? go of (\w+ ){0,3}(past|what happened)|past problems|dwell\w* on|as a (kid|child)|ptsd
    |post ?-?traumatic|trauma\w*|flashbacks?|nightmares?|triggers?|triggered|molested|(was|were|been|being
    |got) (\w+ ){0,2}(abused|raped|assaulted|molested|neglected)|abused as|childhood|(memories
    |remember\w*) (\w+ ){0,5}(child|kid|past|abuse)|survivor|history of|my past|unblock
  needs trauma\w*|past|abus\w*|raped?|assault\w*|childhood|as a (child|kid)|flashbacks?|nightmares?
    |triggers?|triggered|ptsd|memor\w+|remember\w*|happened|years ago|war|accident|molest\w*|grew up
    |growing up
grief-at-its-own-pace
  asks grie(f|ve|ving)|passed away|(death|loss) of|died|funeral|mourn\w*|(mothers?|fathers?|dads?|mums?
    |moms?|brothers?|sisters?|friends?) death
  needs grie\w+|died?|dies|dying|death|dead|loss|lost|funeral|passed|mourn\w*|gone|miss\w*|buried|widow\w*
    |miscarr\w*|stillb\w*|hospice|terminal|put (\w+ )?down|pet
losing-a-partner
  needs died|dead|death|widow\w*|passed|funeral|late (husband|wife)|grie\w+|lost (my|him|her)
who-you-are-drawn-to
  asks gay|lesbian|bisexual|bi|queer|asexual|sexual orientation|sexuality|(am|im|being|was|be|not) straight
    |same[- ]sex|coming out(?! of)|(came|come) out (to|as)|outed|lgbt\w*|homosexual\w*|closeted|like (girls
    |boys|guys|women|men) (and|or|more)
  needs gay|lesbian|bisexual|bi|queer|asexual|orientation|sexuality|straight|same[- ]sex|outed?|lgbt\w*
    |homosexual\w*|closet\w*|girls|boys
gender-and-your-body
  asks (opposite|other|wrong) (sex|gender)|transgender|trans|dysphoria|non-?binary|cross-?dress\w*|gender
    |(be|being|become|was born) a (boy|girl|male|female)|(identify|dress\w*) as|transition\w*|pronouns
    |(boy or girl)
  needs trans\w*|dysphori\w*|binary|cross-?dress\w*|gender\w*|boy|girl|male|female|masculine|feminine
    |identif\w*|born|pronouns|body
when-your-parents-are-the-hard-part
  asks parental figures?|adopti(ve|on) PARENT|with my PARENT|my PARENTs? (\w+ ){0,4}(wont|doesnt|dont|never
    |always|treats?|makes?|gets?|calls?|yells?|hates?|mad|mean|bossy|controls?|controlling|threaten\w*
    |argues?|support|listen|thinks?)|(about|with|from|of|to|tell|by|stress of|get|getting) (my|one) PARENT
    |live with (my|one|the other|which)|which parents?|(im|i am) a (teen\w*|minor)|(im|i am) 1[2-7]
  needs PARENTs?|family|home|teen\w*|minor
caring-for-a-parent
  asks (care|caring|carer|caregiver) (\w+ ){0,3}PARENT|dementia|alzheimers?|(care|nursing) home|elderly
    |age?ing PARENT
  needs care|cares|caring|carer|caregiver|dementia|alzheimers?|elderly|frail|old|older|age?ing|hospital
    |stroke|falls?|ill|sick|widowed|\d\d|nursing|memory|forget\w*
calmer-with-your-children
  asks my (\w+ )?CHILD|toddler
  needs CHILD
parenting-as-a-team
  needs CHILD|parenting|co-?parent\w*|custody|stepchild\w*|blended
a-teenager-behind-a-closed-door
  asks (shes|hes|she is|he is) (an? )?(\w+ )?(teen\w*|1[3-9])|(son|daughter)s? (\w+ ){0,4}(teen\w*|1[3-9])
    |teen\w* (son|daughter|boy|girl)|my (\w+ )?(teen\w*|adolescent)
  needs (my|our|a|the|their) (\w+ )?(adolescent|son|daughter|child|kid|boy|girl)s?|(my|our|the
    |their) (\w+ )?teen\w*
a-grown-child-still-at-home
  needs (adult|grown|\d\d) (\w+ ){0,3}CHILD|sons?|daughters?|moves? out|kids?
a-new-father-in-the-first-months
  needs newborn|baby|birth|pregnan\w*|(months|weeks) old|fatherhood|new (dad|father)
in-laws-and-family-visits
  asks in-?laws?|(mother|father|sister|brother)-? ?in-? ?law
  needs in-?laws?|visit\w*|christmas|thanksgiving|holidays?|wedding|relatives|culture|mil|fil|parents
when-family-stops-speaking
  needs PARENTs?|family|brothers?|sisters?|siblings?|son|daughter|estrang\w*|cut (\w+ )?off|contact
    |relatives
when-someone-you-love-drinks
  asks (PARTNER|PARENT|brother|sister|friend|son|daughter|children|he|she)s? (\w+ ){0,7}(alcohol\w*|drinks
    |drinking|drunk|drugs|addict\w*|heroin|meth|cocaine|opi\w+|relaps\w*|overdos\w*)|rehab|found drugs
  needs drink\w*|drunk|alcohol\w*|drugs?|addict\w*|heroin|meth\w*|cocaine|opi\w+|weed|pills|rehab|sober
    |relaps\w*|beer|wine|vodka|gambl\w*|gaming
drinking-a-little-less
  needs drink\w*|drunk|alcohol\w*|wine|beers?|vodka|booze|sober|pints?|glass(es)?|hangovers?|pub|bar
when-someone-you-love-is-low
  asks help (my|a) (\w+ ){0,4}(PARTNER|friend|brother|sister|PARENT)|(PARTNER|friend|brother
    |sister) (\w+ ){0,5}(is|has|was|feels|became|gets|seems|struggles) (\w+ ){0,4}(depress\w*|anxi\w*
    |bipolar|suicidal|low|ptsd|schizo\w*|mental\w*)|support (my|him|her|a friend)|talking to (himself
    |herself)
  needs help\w*|support\w*|depress\w*|anxi\w*|bipolar|mental\w*|hates? (his|her) life|low|sad|therapy
when-love-comes-with-fear
  asks abus(ive|es|er|ing)|(emotional|verbal|physical|domestic)(ly)? (\w+ ){0,3}(abus\w*|violence)
    |narcissis\w*|toxic|gasligh\w*|manipulat\w*|(calls?|calling|called) me (names|an?|stupid|worthless|fat
    |crazy)|controlling|mean to me|threatens? to|puts? me down|belittl\w*|(hits?|hitting|chok\w+|slap\w*) me
    |(husband|wife|boyfriend|girlfriend|he|she) is mean
  needs abus\w*|violen\w*|narcissis\w*|toxic|gaslight\w*|manipulat\w*|names|control\w*|mean|threat\w*|afraid
    |scared|fear|hits?|belittl\w*|puts? me down|unhealthy
when-you-like-someone
  asks (a|my|huge) crush|crush on|(ask|asked|asking) (\w+ ){0,3}out|(tell|told) (\w+ ){0,4}(i like|i love
    |how i feel)|likes? me back|boy who liked|(fear|scared|afraid) of commitment|commitment issues|(feelings
    |fallen|falling|fell|fall) (\w+ ){0,2}(for|in love)|in love with (my|someone|a)|obsessed (with|or)
    |attracted to (my|a|someone)|two (guys|girls|men|women)|text (him|her) first|over a coworker
    |touch a girl
  needs crush\w*|likes?|love|feelings|attract\w*|commit\w*|ask\w*|date|dating|boy|girl|guy|man|woman|text
    |co-?worker
dating-again
  asks dating (apps?|again|sites?)|first dates?|online dating|tinder|start dating|never (\w+ ){0,4}(date
    |boyfriend|girlfriend)
  needs dat(e|es|ed|ing)|apps?|single|tinder|met|meet\w*|ask(ed)? (\w+ )?out|attract\w*|girls|guys|match
single-and-well
  asks single|(be|being|happy|die|end up|living) alone|alone forever|no ?one to love|on my own
  needs single|alone|lonel\w*|on my own|by myself|without (a|him|her|someone)|boyfriend|girlfriend|virgin
    |solo|unmarried|partner
far-apart
  asks (gone|away|abroad|deployed|travels?|leaves?|leaving|out of town) (for )?(\w+ )?(\d+|weeks?|months?
    |a (lot|year|while|month|week))|long[- ]distance|different (countr\w+|cit\w+|states?|schools?)|far apart
  needs distance|apart|abroad|countr\w+|miles|city|cities|away|deploy\w*|moved?|travel\w*|schools?
when-you-have-become-flatmates
  asks (spark|passion) (\w+ ){0,3}(gone|lost|back|died)|room ?mates|flatmates|drift\w* (\w+ )?apart
    |grown? apart|alone in my (marriage|relationship)|loves me but|notice me
  needs PARTNER|married|couple|spark|roommates?|flatmates?|drift\w*|apart|together
lonely-beside-someone
  needs lonel\w*|alone|PARTNER|ignor\w*|attention
when-they-will-not-talk
  asks silent treatment|shuts? down|stonewall\w*|(wont|doesnt|refuses to|never|not) (\w+ )?(talk|speak
    |communicate|open up)|ignor(es|ing) me
  needs talk\w*|speak\w*|silen\w*|quiet|communicat\w*|shuts?|ignor\w*|answer|respond\w*|open up|space
speak-and-listen
  asks listens? to me|(get|make) (\w+ ){1,3}(listen|understand)|see my (point|side)|communicat\w*
    |express (myself|my feelings)
  needs listen\w*|talk\w*|speak\w*|communicat\w*|understand\w*|hear\w*|express\w*|feelings|sa(y|id)|argu\w*
repair-after-an-argument
  asks argu(e|es|ing|ed|ments?)|fight(s|ing)?|make (it )?up (with|to)|apolog\w*|said something (awful|mean
    |horrible)|repair my
  needs argu\w*|fight\w*|fought|rows?|quarrel\w*|conflict|apolog\w*|sorry|disagree\w*|shout\w*|yell\w*|upset
    |repair|mean
forgiving-someone
  asks forgiv\w*
  needs forgiv\w*|sorry|hurt|resent\w*|grudge|let go|apolog\w*|guilt\w*|betray\w*|bitter
boundaries-that-sound-like-you
  asks boundar\w*|say(ing)? no|stand up (for|to)|people pleas\w*|push ?over|lines? (should )?be drawn|walk(s
    |ed)? all over|take advantage|avoid (\w+ ){0,3}(family|people)
how-to-start-a-hard-conversation
  asks how (do|can|should) (i|we) (tell|talk to|ask|bring|approach|explain|say)|bring (it|this|that) up
what-counselling-is-like
  asks therap(y|ists?)|counsel(l?ors?|l?ing)|psychologist|psychiatrist|social worker|who (do|can
    |should) i talk to|to who do i talk
  needs therap\w+|counsel\w*|psycholog\w*|psychiatr\w*|social worker|shrink|talk to|sessions?
when-a-partner-will-not-try-counselling
  needs counsel\w*|therap\w*|help
perfectionism-and-feeling-a-fraud
  asks impost[eo]r|perfection\w*|a fraud
  needs perfect\w*|impost\w*|fraud|mistakes?|standards?|fail\w*|good enough|deserve|praise|found out
    |criticis\w*|expectations
replaying-a-conversation
  asks (embarrass\w*|stupid|awkward) (\w+ ){0,3}(mistake|thing|moment)|replay\w*|cringe
    |keep thinking about what i said
  needs said|say|conversation|replay\w*|embarrass\w*|mistake|mind|thinking|cringe|regret\w*
thoughts-you-did-not-choose
  asks intrusive|(unwanted|disturbing|bad|horrible|weird) thoughts|stop (those|these|the) thoughts|ocd
  needs thoughts?|think\w*|images?|ocd|obsess\w*|urges?|intrusive|mind
when-a-habit-has-you
  asks (adult|inappropriate|sexual|dirty) (content|videos?|sites?|pictures|magazines)|addict(ed
    |ion) to (porn|gambl|gam|my|the|social|shop|sex)\w*|porn\w*|gambl\w*|gaming|compulsive|binge watch\w*
  needs habit\w*|addict\w*|porn\w*|gambl\w*|gaming|games?|stop|quit|compuls\w*|binge\w*|urges?|hooked
    |scroll\w*|shopping|sneak\w*
evening-eating-and-cravings
  asks overeat\w*|emotional eating|(food|sugar|chocolate|sweet) cravings?
  needs eat\w*|food|snack\w*|crav\w*|binge\w*|sugar|chocolate|biscuits?|hungry|hunger|fridge|sweet\w*|crisps
when-work-takes-everything
  asks burn(ed|t)? ?out|over ?worked|(work|job)[- ]?(related )?stress|my (boss|job|manager|co-?workers?
    |colleagues?)|workplace
  needs work\w*|jobs?|boss|manager|office|colleagues?|co-?workers?|career|shift|burn\w*|deadlines?|employ\w*
    |promotion|team|emails?|school|study\w*
when-everything-is-too-much
  asks overwhelm\w*|too much|stressed out|(handle|manage|deal with|balance) (\w+ ){0,4}(stress|everything
    |it all|school)|so much (going on|stress)
when-life-asks-what-now
  asks (find|know|lost|losing|discover) (myself|who i am|my (identity|purpose))|what (i|to) (want|do) (in
    |with|out of) (my )?life|purpose|stuck in|lost in life|identity|midlife|quarter[- ]life
    |separated from the military
finding-your-people
  asks (no|any|make|making|find|lost (all )?my) (new )?friends|friendless|dont have ((any|many) )?friends
  needs friends?|lonel\w*|alone|people|belong\w*|isolat\w*|social|club|group|moved|abroad|neighbours?
one-sided-friendships
  asks friend(s|ship)? (\w+ ){0,4}(lied|lies|ignor\w*|uses?|using|against|mean|ganging|betray\w*|never|only)
    |friendships?
  needs friends?|friendships?|mates?|buddy
checking-on-a-friend
  needs friends?|mates?|buddy|colleague|neighbour|brother
caring-for-a-partner
  asks PARTNERs? (\w+ ){0,4}(cancer|stroke|ms|disabled|disability|chronic\w*|terminal\w*|surgery)|(his
    |her) cancer
  needs ill|illness|sick|cancer|stroke|disab\w*|car(e|er|ing)|hospital|chronic|pain|ms|parkinsons?|injur\w*
    |surgery|diagnos\w*|treatment
the-weeks-after-birth
  asks post-?partum|post-?natal|(had|after) (a|the|my) baby|after (giving )?birth
  needs birth|baby|newborn|post-?partum|post-?natal|c-?section|breast\w*|weeks old
the-week-before-your-period
  asks pms|pmdd|before my period|time of the month
  needs period|pms|pmdd|cycle|month|hormon\w*
trying-for-a-baby
  needs baby|pregnan\w*|conceiv\w*|fertil\w*|ivf|ovulat\w*|miscarr\w*|kids|children
living-with-adhd-as-an-adult
  asks adhd|attention deficit|(cant|cannot|hard to|trouble|unable to) (focus|concentrate)
starting-what-you-put-off
  asks procrastinat\w*|put(ting)? (\w+ )?off
awake-at-three
  asks insomnia\w*|(cant|cannot|dont|trouble|hard to) (\w+ )?(sleep|fall asleep|sleeping)|wake up at
    |awake (all|at)
room-for-the-spirit
  asks god|faith|religio\w*|pray\w*|spiritual\w*|church
  needs god|faith|religio\w*|pray\w*|spirit\w*|church|believ\w*|soul|meaning|meditat\w*|bible|allah|sin
    |purpose
when-money-is-tight
  asks (behind on|pay) (the |my )?(bills|rent)|in debt|money (worries|problems|troubles?|is tight)|no money
  needs money|bills?|rent|debts?|broke|afford|pay|loans?|job|income|salary|cost\w*
money-talks-between-two-people
  needs money|spend\w*|debts?|bills?|budget|savings?|salary|account|pays?|financ\w*|rent|cash|bought|buy\w*
    |earn\w*|card
snoring-and-shared-beds
  asks snor\w*
  needs snor\w*|bed|sleep\w*
moving-house-and-clutter
  asks hoard\w*|clutter\w*|throw (\w+ ){0,3}away
  needs clutter\w*|hoard\w*|hous\w*|mov(e|ed|ing)|stuff|things|tidy|mess\w*|pack\w*|declutter\w*|throw
when-things-feel-unreal
  asks unreal|(not|isnt|arent|nothing|anything|everything|feels?|seems?) (\w+ ){0,3}(real|fake|a dream)
    |dreamlike|deperson\w*|dereal\w*|dissociat\w*|out of body|outside (of )?(my body|myself)|autopilot|(feel
    |be|am|like) (\w+ ){0,2}(myself|normal) (anymore|any more|again)|detached from (myself|my body|reality
    |everything)|watching (myself|my (own )?life)|(dont|never|not) feel like (myself|me|a person)
  needs real|unreal|myself|body|dream\w*|robot|detach\w*|disconnect\w*|watching|fake|dissoc\w*|deper\w*
    |dereal\w*|normal|exist|autopilot|numb|glass
when-you-feel-watched
  asks (being|am|feel|feeling) (\w+ ){0,2}(watched|followed|spied|tracked|observed)|paranoi(a|d)
    |hallucinat\w*|delusion\w*|psycho(sis|tic)|schizo\w*|hear\w* (\w+ )?voices|voices in|(read|reading
    |hear\w*) my (mind|thoughts)|(hidden|secret) cameras?|(see|seeing|hear|hearing) things|losing (touch
    |my mind)|going (crazy|insane|mad)|talk(s|ing)? to (himself|herself)
  needs watch\w*|follow\w*|spy\w*|paranoi\w*|voices|hallucinat\w*|delusion\w*|psycho\w*|schizo\w*|cameras?
    |thoughts|see(ing)?|hear\w*|crazy|insane|mad|real|himself|herself|track\w*
when-eating-is-a-struggle
  asks eating disorders?|anorexi\w*|bulimi\w*|bing(e|es|ed|eing|ing)(?! watch)|purg(e|es|ed|ing)|(make|made
    |making) (myself|herself|himself) (sick|throw up|vomit)|throw(ing)? up (\w+ ){0,3}(food|eat\w*|meals?)
    |laxatives?|starv(e|ing) (myself|herself|himself)|(stopped|scared of|afraid of|trouble|hardly
    |barely) eat\w*|not eating|(relationship|obsess\w*) with food|eating problem
  needs eat\w*|food|bing\w*|purg\w*|anorexi\w*|bulimi\w*|starv\w*|calori\w*|meals?|laxativ\w*|weigh\w*|thin
when-your-own-drinking-worries-you
  asks i (\w+ ){0,3}(drink|drank|drinking) (too much|every|a lot|alone|to)|drink too much|(my
    |own) (\w+ )?(drinking|alcoholism|addiction|relapse)|(im|i am|am i) (\w+ ){0,3}(alcoholic|addict(ed)?
    |drunk|an addict)|(stop|quit|quitting|abusing|giving up) (\w+ ){0,2}(drinking|alcohol|weed|drugs|cocaine
    |heroin|meth|pills|smoking weed)|(get|stay|getting|staying|being) (sober|clean)|i relapsed
    |addicted to (alcohol|drugs|weed|pills|cocaine|meth|heroin|pain\w*)
  needs drink\w*|drunk|drank|alcohol\w*|sober|addict\w*|weed|drugs?|cocaine|heroin|meth|pills|relaps\w*
    |rehab
when-someone-bullies-you
  asks bull(y|ies|ied|ying)|(making|make|makes|made) fun of me|harass\w*|pick(s|ed|ing)? on me|(tease[sd]?
    |teasing|mock(s|ed|ing)?|humiliat\w*|gang(ed|ing)? up on) me|spread(s|ing)? rumou?rs|everyone hates me
    |(calls?|calling|called) me (\w+ ){0,2}names (\w+ ){0,3}(school|work)
  needs bull\w*|fun of|harass\w*|pick\w*|teas\w*|mock\w*|humiliat\w*|rumou?rs?|names|hates? me|mean|school
    |boss|co-?workers?|class\w*|gang\w*|laugh\w*
a-late-period
  asks (late|missed|skipped) (\w+ )?period|period (\w+ ){0,3}late|pregnancy (test|scare)|(could|might|am|be
    |getting|get|got|im|accidental\w*) (\w+ )?pregnan(t|cy)|(fear|afraid|scared
    |terrified) (\w+ ){0,5}pregnan\w*|morning after pill|condom (\w+ )?broke|unplanned|unwanted pregnancy
  needs pregnan\w*|period|condom\w*|pill|birth control|contracept\w*|protection|unprotected
when-you-hurt-yourself
  asks self[- ]?(harm\w*|injur\w*|mutilat\w*)|(cut|cutting|hurt|hurting|hit|hitting|burn|burning|scratch\w*
    |punch\w*|slap\w*|bit(e|ing)) (myself|himself|herself|themselves)|(my|her|his) scars|pull(ing
    |s)? (\w+ ){0,2}hair
  needs harm\w*|cut\w*|hurt\w*|hit\w*|burn\w*|scratch\w*|punch\w*|slap\w*|scars?|hair|injur\w*
when-you-fear-for-a-child
  asks child (abuse|protect\w*|protective|neglect)|cps|(abus\w*|molest\w*|hit|hits|hitting|beat\w*|hurt
    |hurts|hurting|touched|touching|neglect\w*) (\w+ ){0,2}(CHILD|them)|CHILD (\w+ ){0,4}(abused|molested
    |neglected|bruis\w*|being hit|get hit|flinch\w*)|report (\w+ ){0,3}(abuse|neglect)
  needs CHILD|niece|nephew|brother|sister|kid\w*
when-you-regret-what-you-did
  asks guilt\w* (about|for|over) (what|having|my|hurting|cheating|lying)|(stop|live|deal|cope) (\w+ ){0,3}guilt\w*
    |regret\w*|(forgiv\w*|live with) (myself|what i did)|i cheated|ive cheated|i (had|am having) an affair
    |(i did|ive done|i have done) something (i|bad|awful|terrible|horrible|wrong|stupid)|(horrible|terrible|awful
    |bad) things i did|dishonest with (him|her|them|my)|ashamed of what i|my (own )?lies|make amends
  needs guilt\w*|regret\w*|ashamed|shame|sorry|cheated|affair|lied|lying|did|done|secrets?|amends|stole|hurt
when-your-children-fight
  asks siblings?|(kids|children|boys|girls|twins|sons|daughters) (\w+ ){0,4}(fight\w*|quarrel\w*|argu\w*
    |bicker\w*|get along)|(son|daughter) (\w+ ){0,6}(brother|sister)
  needs CHILD|siblings?|brother|sister|twins|teenagers
a-partner-who-finds-fault
  asks criticis\w*|criticiz\w*|nag(s|ging|ged)?|nitpick\w*|finds? fault|(nothing|never) (\w+ ){0,3}good enough
    |(always|constantly) (\w+ ){0,3}(wrong|blam\w*|complain\w*)|defensive|PARTNERs? (\w+ ){0,6}selfish
  needs PARTNERs?|he|she|relationship|marriage|married
fears-that-shrink-your-world
  asks phobias?|\w+phobi\w*|(fear|afraid|scared|terrified) of (flying|heights|driving|spiders|dogs|needles|blood
    |lifts?|elevators?|tunnels|bridges|the dark|small|closed|crowds|vomit\w*|death|dying|going out|leaving)
    |(dont|cant|cannot|hate|afraid|scared|dare|avoid|stopped) (\w+ ){0,3}(outside|the house|out alone)
  needs fear\w*|afraid|scared|terrif\w*|phobi\w*|\w+phobi\w*|avoid\w*|outside|house|panic\w*|dare|anxi\w*
letting-someone-close
  asks (my|the|up) walls?|walls (up|down)|open up to|let (people|someone|anyone|somebody|others) (in|close)|clingy
    |codependen\w*|attachment|trust (others|people|anyone|my partner|myself)|(push|shut)\w* (people|everyone
    |them|others) (away|out)|afraid of commitment|be without (him|her)|need a (man|woman)
  needs trust\w*|close\w*|walls?|cling\w*|needy|attach\w*|commit\w*|alone|open|push\w*|leav\w*|let|depend\w*
`;
