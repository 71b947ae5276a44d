const toSet = (words: string) => new Set(words.trim().split(/\s+/));

export const FUNCTION_WORDS: ReadonlySet<string> = toSet(`
  a about above across after again against all along already also although always am among an and another any
  anybody anyone anything anywhere are arent around as at away be because been before behind being below beside
  between both but by can cannot cant come comes coming could couldnt did didnt do does doesnt doing done dont
  down during each either else enough even ever every everybody everyone everything except few for from further
  get gets getting give given gives giving go goes going gone got had hadnt has hasnt have havent having he her
  here hers herself hes him himself his how however i id if ill im in into is isnt it itd itll its itself ive
  just keep keeps kept least less let lets like made make makes making many may maybe me might mightnt mine more
  most much must mustnt my myself near nearly need neednt needs neither next no nobody none nor not nothing now
  of off often on once one ones oneself only onto or other others our ours ourselves out over own per perhaps
  put puts quite rather really same say says saying she shes should shouldnt since so some somebody someone
  something sometimes somewhere soon still such take takes taking than that thats the their theirs them
  themselves then there theres these they theyll theyre theyve thing things this those though through till to
  today together tomorrow too toward towards try tries trying under unless until up upon us use used using very
  was wasnt way ways we well were werent weve what whatever whats when whenever where wherever whether which
  while who whoever whom whos whose why will with within without wont would yourselves shall said anymore wouldnt yes yet you youd youll your
  youre yours yourself youve`);

/**
 * A language model may add these words when it rewords a page, because they make no claim about
 * health, however they are combined.
 */
export const EVERYDAY_WORDS: ReadonlySet<string> = toSet(`
  able absolutely accept actually add admire afternoon ago agree ahead aim allow allowed almost aloud alright
  amount answer anymore apart appear appreciate approach area arrive aside ask asked asking asks attention aware
  awhile back bad balance based basic beautiful become becomes bed begin beginning begins best better big bit
  board brave break bring brings build building busy care careful caring carry carrying case
  catch certain chance change changes chat check choice choose choosing clear clearly close closer closest
  comfort comfortable comforting common commonly company compassion completely conversations
  couple courage cover curious current daily day days dear decide decision deep deeply definite describe
  describing deserve deserved deserves detail different differently difficult direction doable early
  easier easily easy effort enjoy entirely evening evenings event eventually exact exactly
  example expect experience explain explore extra eye face fact fair family far feel feels felt figure find
  finding finds fine first fit fits focus follow following forward fresh friend friends full fully
  future gently gentle gently genuine gladly goal good grateful great ground group grow guess guide habit 
  hand hands handle happen happened happening happens hardly head hear heard hearing heart help helped helpful
  helping helps hold holding home honest honestly hope hopeful hopefully hoping hour hours house human 
  idea ideas imagine important inside instead interested interesting invite involve join kind kinder
  kindly kindness kinds know knowing known knows lately later lead leads learn learning length life
  light likely line listen listened listening little lives living long longer look looking looks lot lots
  love loving main manage managing matter matters mean meaning means meant meet mention mentioned mentioning
  met middle mind minute minutes miss missing moment moments month months morning mornings mostly move
  moving name naming natural naturally nearby necessary needed needing new nice night nights normally
  note notice noticed noticing number obvious occasionally offer offering okay old open opening option options
  ordinary page pages part particular particularly parts pass past patience patient pause people perfect
  perfectly person personal pick picking picture piece place plain plan planning plans plenty point points
  possible practical practice precious prefer prepare present pressure pretty probably process progress promise
  proper properly protect proud question questions quick quickly quiet quietly quite read reading ready real
  realise realising reason reasonable reasons receive recent recently reach reaching regular regularly
  relationship relationships remember reminder reply respect respond rest resting result return right role room
  rough roughly sake save second see seeing seem seemed seems sense sensible sentence
  separate set setting several shape share shared sharing shift short show showing shows side sign simple
  simply single sit sitting situation size slow slowly small smaller smallest soft softly sort sound
  sounds space spare speak speaking special specific spend spending spot stand standing start started starting
  starts stay staying steadier steady step steps stick stop stops story straight strange stretch strong style
  subject suggest suggestion suggests suit suits support supporting supportive sure surprise surprising talk
  talked talking talks task tell telling tells tend tends terms thank thanks thinking think thinks thought
  thoughts time times tip tips tiny told tone tonight topic touch track trouble true trust truth turn
  turning understand understandable understanding understood unusual usual usually useful value view visit
  voice wait waiting want wanted wanting wants warm warmly warmth watch weekend weekends week weeks 
  welcome whole wide willing wish wishing wonder wondering word wording words work working works world worth
  worthwhile write writing written wrong year years young
  conversation partner husband wife mother father mum dad parent parents child children kids son daughter
  sister brother baby boss colleague colleagues friendship job office marriage counsellor counselor therapist
  clinician doctor doctors gp pharmacist midwife nurse
  acknowledge adjust adjusting affection agreement aisle anchor anniversary annoyance anniversaries apologise apologising
  apology argue argued argument arguments attempt attempts beforehand bedroom bedtime blanket blankets bond book
  boundaries boundary breath breathe breathing calendar calm calmer candle celebrate chair closeness communicate
  communicating compromise conflict connect connected connecting connection consider considering cosy course
  create creating cup curtain curtains cycle diary disagree disagreement disagreements discover discuss discussing
  ease easing encourage encouraging express expressing favourite favorite fight fighting fights fond garden
  gradual gradually gratitude honour huge identify immediate intention intimacy invitation involved journal jot
  kitchen lamp lean leaning letter limit limits list lovely meaningful memories memory mend mending message
  mindful music notebook occasion pace paper pattern patterns pen phase phone pillow planned practise practising
  priorities priority quarrel raise recognise recognising reconnect reconnecting reflect reflecting relax relaxing
  remain repair repairing request rhythm ritual routine routines row rows rush rushing schedule screen settle
  settled settling signal sofa song soothe soothing stage strengthen sunday monday tuesday wednesday thursday
  friday saturday table tea text togetherness transition treasure trigger triggers typical typically unwind
  walk walking water wind winding window yourselves gone awake asleep sleep sleeping sleepless tired marriage
  someone`);

export const FEELING_WORDS: ReadonlySet<string> = toSet(`
  ache aches aching afraid alone anger angry annoyed annoying anxious anxiety ashamed awful awkward bereft
  bewildering bitter bleak blow bothered brave broken brokenhearted bruised bruising burden burdened chaotic
  comforting concern confused confusing courage courageous cross crushing cruel cry crying daunting dear
  defeated defeating demanding demoralising desperate despair devastated devastating difficult disappointed
  disappointing disappointment discouraged discouraging disheartening dismissed disoriented distress distressed
  distressing down drained draining dread dreadful embarrassed embarrassing emotional empty endless enormous
  envy exhausted exhausting exhaustion fear fearful fears feeling feelings flat forgotten fragile frazzled
  frightened frightening frustrated frustrating frustration fury gentle glad grief grieve grieves grieving
  guilt guilty happy hard harder hardest heartache heartbreaking heartbroken heavy helpless hopeless horrible
  hurt hurtful hurting hurts ignored impossible insecure invisible irritated irritating isolated isolating jealous
  joy juggling jumpy kind let load loneliest loneliness lonely longing losing loss lost low mad maddening
  mean messy miserable miss missing misunderstood muddle nervous neglected numb overlooked overwhelm
  overwhelmed overwhelming pain painful panic panicky patience pleased powerless proud puzzling raw
  reassuring regret rejected relentless relief relieved resentful resentment restless rough sad sadness scared
  scary sensitive shaken shaky shame shattered shock shocked shocking sore sorrow sorry strain strained
  stress stressed stressful struggle struggles struggling stuck suffering tearful tears tender tense tension
  terrible terrified thoughtful tired tiredness tiring torn tough trapped tricky trouble troubled troubling
  uncertain uncertainty uncomfortable understandable uneasy unfair unhappy unloved unnerving unsettled
  unsettling unsupported unwanted upset upsetting vulnerable wear wearing wears weary weighs wiped worn
  worried worries worry worrying wounded wretched congratulations lovely wonderful grown growing mourning
  exciting excited pride betrayed betrayal humiliated humiliating tangled caught pulled stretched spread thin
  silence silent timetable strength natural human sensible`);
