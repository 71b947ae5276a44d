export type CoachTool = 'calm-kit' | 'hfs-cycle' | 'belief-upgrade';

type StepIdea = readonly [cue: string, action: string];

export interface CoachTopic {
  id: string;
  label: string;
  aim: string;
  words: string;
  page: readonly [slug: string, title: string];
  tip: string;
  workshop: readonly [slug: string, action: 1 | 2, title: string];
  tool?: CoachTool;
  ideas: readonly StepIdea[];
}

type Row = readonly [
  id: string,
  label: string,
  aim: string,
  words: string,
  page: CoachTopic['page'],
  tip: string,
  workshop: CoachTopic['workshop'],
  ideas: readonly StepIdea[],
  tool?: CoachTool,
];

const URGE = ['ride-out-an-urge', 1, 'Take the five-minute pause'] as const;
const SLEEP = ['steady-your-sleep', 2, 'Build a thirty-minute landing'] as const;
const CALM = ['calm-the-alarm', 1, 'Practise the longer breath out'] as const;
const MOVE = ['fuel-and-move-kindly', 2, 'Place three ten-minute slots'] as const;
const SUPPORT = ['safe-ground-with-others', 1, 'Draw your support map'] as const;

/**
 * If two topics match equally well, the first in this list wins, so specific topics come before
 * general ones.
 */
// biome-ignore format: one block per topic reads as a table.
const ROWS: readonly Row[] = [
  ['grief', 'A loss', 'this loss',
    '(?:my|our|since|when) (?:\\w+ ){1,2}(?:died|passed)(?! (?:the|out|by))|(?:he|she) (?:died|passed away)|(?:since|when) (?:[A-Z]?\\w+ ){1,2}passed|funeral|griev\\w*|grief|bereave\\w*|widow\\w*|mourning|put (?:him|her) down|lost my (?:mum|mom|dad|wife|husband|partner|son|daughter|brother|sister|dog|cat|baby|friend|gran\\w*|father|mother)',
    ['grief-at-its-own-pace', 'Grief at its own pace'], 'Grief has no timetable; it comes in waves, and they come further apart.', SUPPORT,
    [['When the house goes quiet', 'light a candle for two minutes'], ['After dinner', 'tell one person how today was'], ['On Sunday morning', 'go for a short walk we used to take']]],
  ['break-up', 'A break-up', 'this break-up',
    'left me|broke up|break(?:ing)?[- ]?up|divorc\\w*|separat\\w*|my ex|dumped me|(?:he|she) moved out',
    ['after-a-break-up', 'After a break-up'], 'Heartbreak is grief; the sharpest part eases over weeks to months, in waves, and two or three people who know help most.', SUPPORT,
    [['When I wake up', 'open the window before I look at my phone'], ['After dinner', 'send one friend a short message'], ['When I want to check on them', 'go outside for two minutes first']]],
  ['late-eating', 'Eating late', 'eating in the evening',
    '(?:eat\\w*|snack\\w*|fridge|biscuits?|crisps|chips|ice cream|chocolate|food|cheese\\w*)\\b.*\\b(?:night|late|evenings?|midnight|bed|tv)|(?:night|late|evenings?|midnight)\\b.*\\b(?:eat\\w*|snack\\w*|fridge|biscuits?|crisps|chocolate|food|cheese\\w*)|snack\\w*|sugar|sweets|binge\\w*|overeat\\w*|comfort eat\\w*|crav\\w*|fridge|chocolate|biscuits?|cookies|crisps|junk food|takeaways?|fast food',
    ['evening-eating-and-cravings', 'Evening eating and cravings'], 'Most evening snacking begins earlier in the day, with too little eaten before six.', URGE,
    [['When I want something in the evening', 'put it on a plate and sit down with it'], ['When I sit down after dinner', 'make a cup of tea first'], ['When I come home', 'eat a proper snack before I do anything else']], 'hfs-cycle'],
  ['drinking', 'Drinking', 'drinking',
    '(?:drink(?:s|ing)?|drunk)(?! (?:more |enough |less coffee|a glass of |some )?(?:water|tea|coffee))|wine|beers?|booze|alcohol|vodka|whisk[e]?y|pints?|hangover|hungover|🍷|🍺|🍻',
    ['drinking-a-little-less', 'Drinking a little less'], 'The easiest way to drink less is to decide beforehand, and to have something good to drink instead.', URGE,
    [['When I want a drink in the evening', 'pour something without alcohol first'], ['After the first glass', 'drink a large glass of water'], ['On two evenings this week', 'go for a walk at the hour of the first drink']], 'hfs-cycle'],
  ['smoking', 'Smoking or vaping', 'smoking',
    'smok\\w*|vap(?:e|es|ing|ed)|cigar\\w*|cigs?|nicotine|weed|fags?|🚬',
    ['smoking-and-vaping-less', 'Smoking and vaping less'], 'Cravings pass within minutes, and a day you choose plus some support works far better than will alone.', URGE,
    [['When I want one', 'wait five minutes before I decide'], ['After my first coffee', 'go outside with a glass of water instead'], ['When I come home', 'leave it in my coat by the door']], 'hfs-cycle'],
  ['phone', 'My phone', 'time on your phone',
    'scroll\\w*|screen ?time|tik ?tok|insta(?:gram)?|social media|doom\\w*|youtube|(?:my|the|with|put|in|on) (?:tele)?phones?|phone in (?:my )?bed|gaming|video games?|netflix|reels',
    ['an-honest-look-at-your-phone', 'An honest look at your phone'], 'Nobody decides to spend an evening on a phone, so it helps to put some distance in the way.',
    ['shape-your-surroundings', 1, 'Walk the route'],
    [['When I go to bed', 'put my phone to charge in another room'], ['When I sit down to eat', 'leave my phone in the hall'], ['When I pick it up without a reason', 'put it down and look out of the window once']]],
  ['urge', 'An urge or craving', 'an urge that comes back',
    'urges?|porn\\w*|gambl\\w*|betting|bets?|shopping|spending|nail biting|bit(?:e|ing) my nails|addict\\w*|🎰',
    ['when-a-habit-has-you', 'When a habit has you'], 'The way out of most habits is the same: learn when it strikes, put some distance in the way, and have something ready for the gap.', URGE,
    [['When I notice the pull', 'start a five-minute timer before I decide'], ['When I’m alone in the evening', 'step outside for two minutes'], ['When I notice it starting', 'text one person I trust']], 'hfs-cycle'],
  ['anger', 'Anger', 'anger',
    'ang(?:er|ry)|snap(?:s|ped|ping)? at|yell\\w*|shout\\w*|scream\\w*|temper|rage|furious|los(?:e|ing) it|lost it|blow up|explode',
    ['when-anger-gets-there-first', 'When anger gets there first'], 'When anger rises, it helps most to bring the body down before you speak.',
    ['speak-and-listen', 2, 'Make one clean request'],
    [['When I hear my voice get louder', 'leave the room for one minute'], ['Before I open the front door', 'breathe out slowly three times'], ['When I’ve shouted', 'go back and say sorry in one sentence']], 'calm-kit'],
  ['sleep', 'Sleep', 'your sleep',
    'sleep\\w*|asleep|insomnia|awake|wake up at|waking|woke|bedtime|go(?:ing)? to bed|nights|(?:2|3|4) ?am|naps?|😴|💤',
    ['a-calmer-evening', 'A calmer evening'], 'The night is usually decided two hours earlier, by the same few ordinary things in the same order.', SLEEP,
    [['When I brush my teeth', 'put my phone to charge outside the bedroom'], ['When I’ve been awake for a while', 'get up and sit in another room with a dim light'], ['After dinner', 'write down what’s on my mind for tomorrow']], 'calm-kit'],
  ['work', 'Work', 'what work does to you',
    'burn(?:t|ed)? ?out|burnout|overwork\\w*|(?:my )?boss|manager|deadlines?|emails?|inbox|overtime|workload|at work|meetings|colleagues?|my job|office|rota|shifts?',
    ['when-work-takes-everything', 'When work takes everything'], 'A fixed time when the day ends and one honest conversation about what can wait are the two places to begin.',
    ['choose-what-matters', 2, 'Spend one hour on purpose'],
    [['When I close my laptop', 'write down tomorrow’s first task and stop'], ['When I leave work', 'walk around the block once before I go home'], ['At one o’clock', 'eat something away from my desk']], 'calm-kit'],
  ['money', 'Money', 'money worries',
    'money|on (?:my )?(?:credit )?cards?|credit cards?|vinted|debts?|bills|rent|broke|mortgage|overdraft|loans?|owe\\w*',
    ['when-money-is-tight', 'When money is tight'], 'It helps most to write down the whole picture once, and to speak to a free debt adviser early.', CALM,
    [['On Saturday morning', 'open one envelope'], ['After dinner', 'write down the three biggest numbers'], ['On Monday at lunch', 'ring a free debt adviser']]],
  ['put-off', 'Something I put off', 'what you keep putting off',
    'procrastinat\\w*|put(?:ting|s)? (?:it |things |\\w+ )?off|revision|exams?|resit|lectures?|studying|study|homework|thesis|essays?|assignments?|dissertation|paperwork|tax(?:es)?|report',
    ['starting-what-you-put-off', 'Starting what you put off'], 'The feeling usually arrives after the start, so the first step only has to take two minutes.',
    ['make-something-on-purpose', 1, 'Protect one whole half hour'],
    [['When I sit down with my coffee', 'open the document and write one bad sentence'], ['After breakfast', 'work on it for ten minutes with a timer'], ['On Saturday morning', 'lay everything I need on the table']]],
  ['weight', 'Weight', 'your weight',
    'weight|belly|diets?|dieting|fat|calories|kilos?|pounds|bmi|slim\\w*|overweight',
    ['losing-weight-without-a-war', 'Losing weight without a war'], 'Weight comes off and stays off best through habits that you can keep.',
    ['fuel-and-move-kindly', 1, 'Close one gap'],
    [['After lunch', 'walk to the corner and back'], ['When I make breakfast', 'add some protein to my plate'], ['When I cook dinner', 'fill half of my plate with vegetables']]],
  ['moving', 'Moving more', 'moving more',
    'exercis\\w*|walk(?:s|ing)?|gym|run(?:s|ning)?(?! (?:an? |the |my )?(?:team|business|company|shop|group|department|out|late))|jog\\w*|swim\\w*|fit(?:ness|ter)?|move (?:more|much)|moving|active|pool|yoga|marathon|workouts?|steps a day|cycl(?:e|ing)|bike|push-?ups?|stairs|sports?|football|garden(?:ing)?|stretch\\w*|🏃',
    ['beginning-to-move-again', 'Beginning to move again'], 'Begin with ten minutes of something you don’t mind; the first weeks are for turning up rather than for getting fit.', MOVE,
    [['After lunch', 'walk to the corner and back'], ['When I get home', 'put my shoes on and step outside'], ['When the kettle is on', 'stretch until it boils']]],
  ['food', 'Food', 'how you eat',
    'eat\\w*|food|cook\\w*|meals?|breakfast|lunch|vegetab\\w*|veg|water|nutrition|protein|dinners?|🥗',
    ['eating-well-on-an-ordinary-tuesday', 'Eating well on an ordinary Tuesday'], 'Good eating is mostly settled at the moment when you’re hungry and tired, so that’s the moment to plan for.',
    ['fuel-and-move-kindly', 1, 'Close one gap'],
    [['When I make coffee in the morning', 'fill a bottle of water'], ['Before I go to bed', 'pack something to eat for tomorrow'], ['When I come home', 'cut up one vegetable before I cook']]],
  ['lonely', 'Feeling alone', 'feeling alone',
    'lonel\\w*|alone|no friends|isolated|friends|friendships?|nobody to talk to|(?:don\'t|do not) know any(?:one|body)|see people|socially|dating',
    ['finding-your-people', 'Finding your people'], 'Friends are made by seeing the same people again and again, so one thing that meets every week is a good place to begin.', SUPPORT,
    [['When I have my first coffee', 'send one person a short message'], ['When I meet a neighbour', 'say more than hello'], ['On Wednesday evening', 'look up one group that meets every week']]],
  ['talk', 'Talking to someone', 'how you two talk',
    'argu\\w*|fights?|fighting|conflict|quarrel\\w*|apolog\\w*|communicat\\w*|say(?:ing)? no|boundar\\w*|listen(?:ing)?|talk to (?:him|her|them|my)|conversation|discussions?',
    ['how-to-start-a-hard-conversation', 'How to start a hard conversation'], 'A calm moment and one clear sentence carry more than the perfect words.',
    ['speak-and-listen', 1, 'Hold a ten-minute listening turn'],
    [['When we sit down for dinner', 'ask one question and listen to the whole answer'], ['On Saturday at breakfast', 'say one thing I’d like, without a reproach'], ['When it gets loud', 'ask for ten minutes and come back']]],
  ['people', 'A relationship', 'someone who matters to you',
    'partner|wife|husband|boyfriend|girlfriend|marriage|married|relationship|mother|father|mum|mom|dad|parents?|family|child(?:ren)?s?|kids?|son|daughter|sister|brother|in-laws|trust|teenagers?',
    ['the-twenty-minute-check-in', 'The twenty-minute check-in'], 'Closeness grows from small regular moments more than from big talks.',
    ['safe-ground-with-others', 2, 'Say one clear boundary'],
    [['When we say goodnight', 'name one thing I liked today'], ['On my way home', 'ring them for five minutes'], ['On Sunday afternoon', 'suggest that we do something together']]],
  ['stress', 'Stress or worry', 'stress and worry',
    'stress\\w*|worr\\w*|anxi\\w*|panick?\\w*|nervous|overwhelm\\w*|tense|pressure|calm\\w*|relax\\w*|overthink\\w*|racing|switch off|too much',
    ['when-worry-will-not-stop', 'When worry will not stop'], 'Worry quietens when it’s given a time, a piece of paper and one next step.', CALM,
    [['When I catch myself worrying', 'write the worry down with one next step'], ['When I sit down at my desk', 'breathe out slowly three times'], ['After dinner', 'take ten minutes to write down what worries me']], 'calm-kit'],
  ['worth', 'A harsh thought', 'how you talk to yourself',
    '(?:negative|bad|dark|these|intrusive) thoughts?|thoughts|confiden\\w*|asham\\w*|shame|guilt\\w*|failure|worthless|good enough|self-esteem|fraud|impost[eo]r|perfection\\w*|useless|hate myself|ugly|loser|critic\\w*|how I look',
    ['your-own-worth', 'Your own worth'], 'What helps is to notice the harsh voice and answer it as you’d answer a friend.',
    ['notice-the-story', 1, 'Keep a two-column log'],
    [['When the thought turns up', 'say “there’s that story again”'], ['When I lie down at night', 'write down one thing I did well'], ['When I look in the mirror', 'say one kind sentence to myself']], 'belief-upgrade'],
  ['low', 'Low days', 'these low days',
    'sad\\w*|depress\\w*|low|flat|empty|numb|unmotivated|tired|exhaust\\w*|no energy|cry\\w*|unhappy|miserable|drained|hopeless|can\'t be bothered',
    ['low-and-flat-days', 'Low and flat days'], 'On a low day, one small thing before you feel like it helps, because the feeling tends to follow.',
    ['start-where-you-are', 2, 'Choose one anchor'],
    [['When I get up', 'open the curtains and drink a glass of water'], ['After breakfast', 'walk outside for five minutes'], ['When I’ve had a hard day', 'tell one person about it']], 'calm-kit'],
  ['setback', 'Starting again', 'starting again',
    'relaps\\w*|slip(?:ped)?|gave up|giv(?:e|ing) up|fell off|start(?:ing)? (?:over|again)|setback|back on track',
    ['starting-again-without-the-speech', 'Starting again without the speech'], 'A gap is not the end; the stern speech afterwards does more harm than the gap.',
    ['come-back-after-a-wobble', 1, 'Write your way-back card'],
    [['When I notice I’ve missed a day', 'do the smallest version of it'], ['On Sunday evening', 'choose one thing to begin again with'], ['After breakfast', 'do two minutes of it']]],
  ['home', 'My home', 'your home',
    'tidy\\w*|mess\\w*|clutter\\w*|clean\\w*|laundry|dishes|desk|kitchen|house',
    ['moving-house-and-clutter', 'Moving house and clutter'], 'One small place, one timer and three heaps: keep, give, bin.',
    ['shape-your-surroundings', 1, 'Walk the route'],
    [['When the kettle is on', 'clear one shelf'], ['When I leave a room', 'take one thing with me that belongs elsewhere'], ['After dinner', 'tidy for five minutes with a timer']]],
  ['create', 'Making something', 'making something of your own',
    'creat\\w*|writ(?:e|ing)|paint\\w*|draw(?:ing)?|music|guitar|piano|project|hobby|learn\\w*|read(?:ing)?|books?|french|spanish|language|choir|sing\\w*|danc\\w*',
    ['more-good-moments', 'More good moments'], 'Small good things count when they have a fixed place in the day.',
    ['make-something-on-purpose', 1, 'Protect one whole half hour'],
    [['When I close my laptop', 'spend five minutes on it'], ['After dinner', 'set out what I need for it'], ['When I lie down', 'read one page']]],
  ['meaning', 'What matters to me', 'what matters to you',
    'meaning|purpose|values?|direction|stuck|decid\\w*|decision|future|career|retire\\w*|lost',
    ['when-life-asks-what-now', 'When life asks what now'], 'You rarely need to decide everything at once; small experiments show more than long thinking.',
    ['choose-what-matters', 1, 'Find your handful of words'],
    [['On Saturday morning', 'write down three things I’d miss'], ['When I plan tomorrow', 'put one thing that matters first'], ['After lunch', 'ask one person how they decided']]],
  ['habit', 'A habit', 'a habit',
    'habits?|routine|disciplin\\w*|motivat\\w*|lazy|consisten\\w*|organi[sz]\\w*|goals?|meditat\\w*|journal\\w*|floss\\w*|focus|concentrat\\w*',
    ['habits-that-survive-a-bad-week', 'Habits that survive a bad week'], 'A habit is tested on the worst day of the week, so it helps to design it for that day.',
    ['build-a-habit-that-fits', 1, 'Write your habit recipe'],
    [['When I pour my first coffee', 'do two minutes of it'], ['When I hang up my coat', 'do the first tiny part of it'], ['On Sunday evening', 'lay out what I need for it']]],
];

export const COACH_TOPICS: readonly CoachTopic[] = ROWS.map(
  ([id, label, aim, words, page, tip, workshop, ideas, tool]) => ({
    ...{ id, label, aim, words, page, tip, workshop, ideas },
    ...(tool && { tool }),
  }),
);

const OFFERED = ['sleep', 'stress', 'late-eating', 'moving', 'urge', 'people', 'worth', 'habit'];
export const OFFERED_TOPICS = COACH_TOPICS.filter(({ id }) => OFFERED.includes(id));

export const getCoachTopic = (id: string | null): CoachTopic | undefined =>
  COACH_TOPICS.find((topic) => topic.id === id);

/** If a message also matches a more specific topic, that topic wins over these general ones. */
export const isGeneral = ({ id }: CoachTopic): boolean =>
  /^(?:people|talk|stress|low|habit|home|meaning)$/.test(id);

export const isTriggered = ({ id }: CoachTopic): boolean =>
  /^(?:late-eating|drinking|smoking|urge|anger|stress|worth)$/.test(id);

const PATTERNS = COACH_TOPICS.map(
  (topic) => [topic, new RegExp(`(?<![\\p{L}])(?:${topic.words})(?![\\p{L}])`, 'giu')] as const,
);

/** Grief always wins over other topics. Otherwise the topic with the most mentions wins. */
export function findTopic(message: string): CoachTopic | undefined {
  const text = message.trim();
  const tapped = COACH_TOPICS.find(({ label }) => label.toLowerCase() === text.toLowerCase());
  if (tapped) return tapped;
  return PATTERNS.map(([topic, pattern]) => ({ topic, hits: [...text.matchAll(pattern)] }))
    .filter(({ hits }) => hits.length > 0)
    .sort(
      (a, b) =>
        Number(b.topic.id === 'grief') - Number(a.topic.id === 'grief') ||
        b.hits.length - a.hits.length ||
        Number(isGeneral(a.topic)) - Number(isGeneral(b.topic)) ||
        (a.hits[0]?.index ?? 0) - (b.hits[0]?.index ?? 0),
    )[0]?.topic;
}
