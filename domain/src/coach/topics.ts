export type CoachTool = 'calm-kit' | 'hfs-cycle' | 'belief-upgrade';

/** A `pull` is a tempting habit, a `plan` something to do more often, `weather` a state of mind. */
export type TopicStyle = 'pull' | 'plan' | 'weather';

export interface CoachTopic {
  id: string;
  label: string;
  /** The aim completes the sentence "Let's look at …". */
  aim: string;
  style: TopicStyle;
  /** The words are alternatives of a regular expression, matched as whole words. */
  words: string;
  page: readonly [slug: string, title: string];
  tip: string;
  workshop: readonly [slug: string, action: 1 | 2, title: string];
  tool?: CoachTool;
  /** Offered to members who have no answer. Actions are verb phrases for "I'll …". */
  cues: readonly string[];
  actions: readonly string[];
}

type Row = readonly [
  id: string,
  label: string,
  aim: string,
  style: TopicStyle,
  words: string,
  page: CoachTopic['page'],
  tip: string,
  workshop: CoachTopic['workshop'],
  cues: readonly string[],
  actions: readonly string[],
  tool?: CoachTool,
];

const URGE = ['ride-out-an-urge', 1, 'Take the five-minute pause'] as const;
const SLEEP = ['steady-your-sleep', 2, 'Build a thirty-minute landing'] as const;
const CALM = ['calm-the-alarm', 1, 'Practise the longer breath out'] as const;
const MOVE = ['fuel-and-move-kindly', 2, 'Place three ten-minute slots'] as const;

/** Among equal matches the first row wins, so special topics come before general ones. */
// biome-ignore format: one row per topic reads as a table.
const ROWS: readonly Row[] = [
  ['grief', 'A loss', 'this loss', 'weather',
    'died|passed away|funeral|griev\\w*|grief|bereave\\w*|widow\\w*|mourning|lost my (?:mum|mom|dad|wife|husband|partner|son|daughter|brother|sister|dog|cat|baby|friend|gran\\w*)',
    ['grief-at-its-own-pace', 'Grief at its own pace'], 'Grief has no timetable; it comes in waves, and they come further apart.',
    ['safe-ground-with-others', 1, 'Draw your support map'],
    ['When the house goes quiet', 'After dinner'], ['light a candle for two minutes', 'tell one person how today was']],
  ['break-up', 'A break-up', 'this break-up', 'weather', 'left me|broke up|break(?:ing)?[- ]?up|divorc\\w*|separat\\w*|my ex|dumped me',
    ['after-a-break-up', 'After a break-up'], 'Heartbreak is grief; the sharpest part eases over weeks to months, in waves, and two or three people who know help most.',
    ['safe-ground-with-others', 1, 'Draw your support map'],
    ['When I wake up', 'After dinner'], ['send one friend a short message', 'write down one thing that is mine']],
  ['late-eating', 'Eating late', 'eating late', 'pull',
    '(?:eat\\w*|snack\\w*|fridge|biscuits?|crisps|chips|ice cream|chocolate|food)\\b.*\\b(?:night|late|evenings?|midnight|bed|dinner|tv)|(?:night|late|evenings?|midnight)\\b.*\\b(?:eat\\w*|snack\\w*|fridge|biscuits?|crisps|chocolate|food)|snack\\w*|sugar|sweets|binge\\w*|overeat\\w*|comfort eat\\w*|crav\\w*|fridge|chocolate|biscuits?|cookies|crisps|junk food|takeaways?|fast food',
    ['evening-eating-and-cravings', 'Evening eating and cravings'], 'Most evening snacking begins earlier in the day, with too little eaten before six.',
    URGE, ['When I sit down in the evening', 'After dinner'], ['make a cup of tea first', 'put what I want on a plate and wait ten minutes'], 'hfs-cycle'],
  ['drinking', 'Drinking', 'drinking', 'pull', '(?:drink(?:ing)?|drunk)(?! (?:more |enough |less coffee|a glass of )?(?:water|tea|coffee))|wine|beers?|booze|alcohol|vodka|whisky|pints?|hangover|hungover|🍷|🍺|🍻',
    ['drinking-a-little-less', 'Drinking a little less'], 'The easiest way to drink less is to decide beforehand, and to have something good to drink instead.',
    URGE, ['When I come home in the evening', 'When the news begins'], ['pour something without alcohol first', 'wait ten minutes before the first glass'], 'hfs-cycle'],
  ['smoking', 'Smoking or vaping', 'smoking', 'pull', 'smok\\w*|vap(?:e|es|ing)|cigar\\w*|nicotine|weed|fags?|🚬',
    ['smoking-and-vaping-less', 'Smoking and vaping less'], 'Cravings pass within minutes, and a day you choose plus some support works far better than will alone.',
    URGE, ['When I want one', 'After my coffee'], ['wait five minutes before I decide', 'go outside with a cup of tea instead'], 'hfs-cycle'],
  ['phone', 'My phone', 'time on your phone', 'pull', 'scroll\\w*|screen ?time|tik ?tok|insta(?:gram)?|social media|doom\\w*|youtube|my phone|on (?:my|the) phone|gaming|video games?|netflix',
    ['an-honest-look-at-your-phone', 'An honest look at your phone'], 'Nobody decides to spend an evening on a phone, so it helps to put some distance in the way.',
    ['shape-your-surroundings', 1, 'Walk the route'], ['When I go to bed', 'When I sit down to eat'], ['put my phone in another room', 'plug my phone in by the front door']],
  ['urge', 'An urge or craving', 'an urge that comes back', 'pull', 'urges?|porn\\w*|gambl\\w*|betting|bets?|shopping|spending|nail biting|bite my nails|addict\\w*|🎰',
    ['when-a-habit-has-you', 'When a habit has you'], 'The way out of most habits is the same: learn when it strikes, put some distance in the way, and have something ready for the gap.',
    URGE, ['When I notice the pull', 'When I’m alone in the evening'], ['start a five-minute timer before I decide', 'step outside for two minutes'], 'hfs-cycle'],
  ['anger', 'Anger', 'anger', 'pull', 'ang(?:er|ry)|snap(?:ped|ping)? at|yell\\w*|shout\\w*|temper|rage|furious|los(?:e|ing) it with|blow up|explode',
    ['when-anger-gets-there-first', 'When anger gets there first'], 'When anger rises, it helps most to bring the body down before you speak.',
    ['speak-and-listen', 2, 'Make one clean request'], ['When I hear my voice get louder', 'Before I go in the front door'], ['breathe out slowly three times', 'sit in the car for two minutes'], 'calm-kit'],
  ['sleep', 'Sleep', 'your sleep', 'weather', 'sleep\\w*|asleep|insomnia|awake|wake up at|waking|woke|bedtime|go(?:ing)? to bed|nights|3 ?am|naps?|😴|💤',
    ['a-calmer-evening', 'A calmer evening'], 'The night is usually decided two hours earlier, by the same few ordinary things in the same order.',
    SLEEP, ['When I brush my teeth', 'When the alarm rings'], ['put my phone to charge outside the bedroom', 'write down what is on my mind'], 'calm-kit'],
  ['work', 'Work', 'what work does to you', 'weather', 'burn(?:t|ed)? ?out|burnout|overwork\\w*|(?:my )?boss|manager|deadlines?|emails?|inbox|overtime|workload|at work|meetings|colleagues?|my job|office',
    ['when-work-takes-everything', 'When work takes everything'], 'A fixed time when the day ends and one honest conversation about what can wait are the two places to begin.',
    ['choose-what-matters', 2, 'Spend one hour on purpose'], ['When I close my laptop', 'Before I open my email'], ['write down tomorrow’s first task and stop', 'walk around the block once'], 'calm-kit'],
  ['money', 'Money', 'money worries', 'weather', 'money|debts?|bills|rent|broke|mortgage|overdraft|loans?',
    ['when-money-is-tight', 'When money is tight'], 'It helps most to write down the whole picture once, and to speak to a free debt adviser early.',
    CALM, ['On Saturday morning', 'After dinner'], ['open one envelope', 'write down three numbers']],
  ['put-off', 'Something I put off', 'what you keep putting off', 'plan', 'procrastinat\\w*|put(?:ting)? (?:it |things |\\w+ )?off|revision|exams?|studying|study|homework|thesis|essays?|assignments?|dissertation|paperwork|tax(?:es)?',
    ['starting-what-you-put-off', 'Starting what you put off'], 'The feeling usually arrives after the start, so the first step only has to take two minutes.',
    ['make-something-on-purpose', 1, 'Protect one whole half hour'], ['When I sit down with my coffee', 'After breakfast'], ['open the document', 'work on it for two minutes']],
  ['weight', 'Weight', 'your weight', 'plan', 'weight|belly|diets?|dieting|fat|calories|kilos?|pounds|bmi|slim\\w*',
    ['losing-weight-without-a-war', 'Losing weight without a war'], 'Weight comes off and stays off best through habits that you can keep.',
    ['fuel-and-move-kindly', 1, 'Close one gap'], ['After lunch', 'When I make breakfast'], ['walk to the corner and back', 'add some protein to my plate']],
  ['moving', 'Moving more', 'moving more', 'plan', 'exercis\\w*|walk(?:s|ing)?|gym|run(?:s|ning)?|jog\\w*|swim\\w*|fit(?:ness|ter)?|move more|moving|active|pool|yoga|marathon|workouts?|steps a day|cycling|bike|push-?ups?|stairs|sports?|garden(?:ing)?|🏃',
    ['beginning-to-move-again', 'Beginning to move again'], 'Begin with ten minutes of something you don’t mind; the first weeks are for turning up rather than for getting fit.',
    MOVE, ['After lunch', 'When I get home'], ['walk to the corner and back', 'put my shoes on and step outside']],
  ['food', 'Food', 'how you eat', 'plan', 'eat\\w*|food|cook\\w*|meals?|breakfast|lunch|vegetab\\w*|veg|water|nutrition|protein|dinners?|🥗',
    ['eating-well-on-an-ordinary-tuesday', 'Eating well on an ordinary Tuesday'], 'Good eating is mostly settled at the moment when you’re hungry and tired, so that’s the moment to plan for.',
    ['fuel-and-move-kindly', 1, 'Close one gap'], ['When I make coffee in the morning', 'When I come home'], ['fill a glass of water', 'cut up one vegetable']],
  ['lonely', 'Feeling alone', 'feeling alone', 'weather', 'lonel\\w*|alone|no friends|isolated|friends?|friendships?|nobody to talk to|social(?:ly)?|dating',
    ['finding-your-people', 'Finding your people'], 'Friends are made by seeing the same people again and again, so one thing that meets every week is a good place to begin.',
    ['safe-ground-with-others', 1, 'Draw your support map'], ['When I have my first coffee', 'After dinner'], ['send one person a short message', 'say hello to one neighbour']],
  ['talk', 'Talking to someone', 'how you talk with each other', 'plan', 'argu\\w*|fights?|fighting|conflict|apolog\\w*|communicat\\w*|say(?:ing)? no|boundar\\w*|listen(?:ing)?|talk to (?:him|her|them|my)|conversation',
    ['how-to-start-a-hard-conversation', 'How to start a hard conversation'], 'A calm moment and one clear sentence carry more than the perfect words.',
    ['speak-and-listen', 1, 'Hold a ten-minute listening turn'], ['When we sit down for dinner', 'On Saturday at breakfast'], ['ask one question and listen to all of the answer', 'say one thing I miss']],
  ['people', 'A relationship', 'someone who matters to you', 'weather', 'partner|wife|husband|boyfriend|girlfriend|marriage|married|relationship|mother|father|mum|mom|dad|parents?|family|child(?:ren)?|kids?|son|daughter|sister|brother|in-laws|trust',
    ['the-twenty-minute-check-in', 'The twenty-minute check-in'], 'Closeness grows from small regular moments more than from big talks.',
    ['safe-ground-with-others', 2, 'Say one clear boundary'], ['When we say goodnight', 'When I have my first coffee'], ['name one thing I liked about them today', 'send a message that needs no answer']],
  ['stress', 'Stress or worry', 'stress and worry', 'weather', 'stress\\w*|worr\\w*|anxi\\w*|panick?\\w*|nervous|overwhelm\\w*|tense|pressure|calm\\w*|relax\\w*|overthink\\w*|racing|switch off|too much',
    ['when-worry-will-not-stop', 'When worry will not stop'], 'Worry quietens when it’s given a time, a piece of paper and one next step.',
    CALM, ['When I sit down at my desk', 'When I catch myself worrying'], ['breathe out slowly three times', 'write the worry down with one next step'], 'calm-kit'],
  ['worth', 'A harsh thought', 'how you talk to yourself', 'weather', '(?:negative|bad|dark|these|intrusive) thoughts?|thoughts|believ\\w*|belief|confiden\\w*|asham\\w*|shame|guilt\\w*|failure|worthless|good enough|self-esteem|fraud|perfection\\w*|useless|hate myself|ugly|stupid|loser|critic\\w*',
    ['your-own-worth', 'Your own worth'], 'What helps is to notice the harsh voice and answer it as you’d answer a friend.',
    ['notice-the-story', 1, 'Keep a two-column log'], ['When the thought turns up', 'When I lie down at night'], ['say “there’s that story again”', 'write one line that speaks against it'], 'belief-upgrade'],
  ['low', 'Low days', 'these low days', 'weather', 'sad\\w*|depress\\w*|low|flat|empty|numb|unmotivated|tired|exhaust\\w*|no energy|cry\\w*|unhappy|miserable|drained|hopeless',
    ['low-and-flat-days', 'Low and flat days'], 'On a low day, one small thing before you feel like it helps, because the feeling tends to follow.',
    ['start-where-you-are', 2, 'Choose one anchor'], ['When I get up', 'After breakfast'], ['open the curtains', 'walk outside for five minutes'], 'calm-kit'],
  ['setback', 'Starting again', 'starting again', 'plan', 'relaps\\w*|slip(?:ped)?|gave up|giv(?:e|ing) up|quit|fell off|start(?:ing)? (?:over|again)|setback|back on track',
    ['starting-again-without-the-speech', 'Starting again without the speech'], 'A gap is not the end; the stern speech afterwards does more harm than the gap.',
    ['come-back-after-a-wobble', 1, 'Write your way-back card'], ['When I notice I’ve missed a day', 'On Sunday evening'], ['do the smallest version of it', 'choose one thing to begin again with']],
  ['home', 'My home', 'your home', 'plan', 'tidy\\w*|mess\\w*|clutter\\w*|clean\\w*|laundry|dishes|desk|kitchen|house',
    ['moving-house-and-clutter', 'Moving house and clutter'], 'One small place, one timer and three heaps: keep, give, bin.',
    ['shape-your-surroundings', 1, 'Walk the route'], ['When the kettle is on', 'When I leave a room'], ['clear one shelf', 'take one thing with me that belongs elsewhere']],
  ['create', 'Making something', 'making something of your own', 'plan', 'creat\\w*|writ(?:e|ing)|paint\\w*|draw\\w*|music|guitar|piano|project|hobby|learn\\w*|read(?:ing)?|books?|french|spanish|language',
    ['more-good-moments', 'More good moments'], 'Small good things count when they have a fixed place in the day.',
    ['make-something-on-purpose', 1, 'Protect one whole half hour'], ['When I close my laptop', 'After dinner'], ['spend five minutes on it', 'set out what I need for it']],
  ['meaning', 'What matters to me', 'what matters to you', 'weather', 'meaning|purpose|values?|direction|stuck|decid\\w*|decision|future|career|retire\\w*|lost',
    ['when-life-asks-what-now', 'When life asks what now'], 'You rarely need to decide everything at once; small experiments show more than long thinking.',
    ['choose-what-matters', 1, 'Find your handful of words'], ['On Saturday morning', 'When I plan tomorrow'], ['write down three things I’d miss', 'put one thing that matters first']],
  ['habit', 'A habit', 'a habit', 'plan', 'habits?|routine|disciplin\\w*|motivat\\w*|lazy|consisten\\w*|organi[sz]\\w*|goals?|mornings?|meditat\\w*|journal\\w*|floss\\w*|late|focus|concentrat\\w*',
    ['habits-that-survive-a-bad-week', 'Habits that survive a bad week'], 'A habit is tested on the worst day of the week, so it helps to design it for that day.',
    ['build-a-habit-that-fits', 1, 'Write your habit recipe'], ['When I pour my first coffee', 'When I hang up my coat'], ['do two minutes of it', 'do the first tiny part of it']],
];

export const COACH_TOPICS: readonly CoachTopic[] = ROWS.map(
  ([id, label, aim, style, words, page, tip, workshop, cues, actions, tool]) => ({
    id,
    label,
    aim,
    style,
    words,
    page,
    tip,
    workshop,
    cues,
    actions,
    tool,
  }),
);

/** The offered topics are few enough for a phone screen. */
const OFFERED = ['sleep', 'stress', 'late-eating', 'moving', 'urge', 'people', 'worth', 'habit'];
export const OFFERED_TOPICS = COACH_TOPICS.filter(({ id }) => OFFERED.includes(id));

export const getCoachTopic = (id: string | null): CoachTopic | undefined =>
  COACH_TOPICS.find((topic) => topic.id === id);

const PATTERNS = COACH_TOPICS.map(
  (topic) => [topic, new RegExp(`(?<![\\p{L}])(?:${topic.words})(?![\\p{L}])`, 'giu')] as const,
);

/** The topic that a message names most often wins, and the first among equals. */
export function findTopic(message: string): CoachTopic | undefined {
  const text = message.trim().toLowerCase();
  const tapped = COACH_TOPICS.find(({ label }) => label.toLowerCase() === text);
  if (tapped) return tapped;
  // A long story often ends with what it is about: "… Anyway. The pool, I guess."
  const [last = ''] = text.split(/(?<=[.!?])\s+/).slice(-1);
  const isStory = last.length < text.length / 4 && last.length < 40;
  if (isStory && text.length > 150) {
    const named = findTopic(last);
    if (named) return named;
  }
  const found = PATTERNS.map(([topic, pattern]) => ({ topic, hits: [...text.matchAll(pattern)] }));
  return found
    .filter(({ hits }) => hits.length > 0)
    .sort(
      (a, b) =>
        Number(b.topic.id === 'grief') - Number(a.topic.id === 'grief') ||
        b.hits.length - a.hits.length ||
        (a.hits[0]?.index ?? 0) - (b.hits[0]?.index ?? 0),
    )[0]?.topic;
}
