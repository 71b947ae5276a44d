/** A tool that the coach can open in the conversation. */
export type CoachTool = 'calm-kit' | 'hfs-cycle' | 'belief-upgrade';

export interface CoachTopic {
  id: string;
  /** As a choice to tap. */
  label: string;
  /** As the coach says it back: "You would like to work on …". */
  aim: string;
  /** Beginnings of words that name it. */
  words: readonly string[];
  /** Where the journey speaks of it. */
  workshop: string;
  tool?: CoachTool;
  /** Small enough for a bad day. */
  steps: readonly string[];
}

/** In this order: the first whose words are there is meant. */
export const COACH_TOPICS: readonly CoachTopic[] = [
  {
    id: 'urge',
    label: 'An urge or craving',
    aim: 'an urge that comes back',
    words: [
      'urge',
      'crav',
      'drink',
      'wine',
      'beer',
      'smok',
      'vap',
      'binge',
      'porn',
      'gambl',
      'scroll',
      'snack',
      'sugar',
      'shopping',
      'cigar',
      'nicotin',
      'alcohol',
      '🍷',
      '🍺',
      '🍻',
      '🚬',
      '🍫',
      '🎰',
    ],
    workshop: 'ride-out-an-urge',
    tool: 'hfs-cycle',
    steps: [
      'When I notice the pull, I will start the five-minute timer before I decide anything.',
      'When I come home in the evening, I will drink a glass of water first.',
    ],
  },
  {
    id: 'sleep',
    label: 'Sleep',
    aim: 'your sleep',
    words: [
      'sleep',
      'tired',
      'insomnia',
      'awake',
      'asleep',
      'wake',
      'bed',
      'night',
      'rest',
      'exhaust',
      'nap',
      '😴',
      '💤',
    ],
    workshop: 'steady-your-sleep',
    tool: 'calm-kit',
    steps: [
      'When I brush my teeth, I will put my phone to charge outside the bedroom.',
      'When I get up, I will stand by the window for two minutes.',
    ],
  },
  {
    id: 'stress',
    label: 'Stress or worry',
    aim: 'stress and worry',
    words: [
      'stress',
      'worr',
      'anxi',
      'panic',
      'nervous',
      'overwhelm',
      'tense',
      'pressure',
      'burn',
      'calm',
      'relax',
    ],
    workshop: 'calm-the-alarm',
    tool: 'calm-kit',
    steps: [
      'When I sit down at my desk, I will breathe out slowly three times.',
      'When I catch myself worrying, I will write the worry down with one next step.',
    ],
  },
  {
    id: 'body',
    label: 'Food and movement',
    aim: 'food and movement',
    words: [
      'eat',
      'food',
      'diet',
      'weight',
      'move',
      'exercis',
      'walk',
      'gym',
      'run',
      'fit',
      'cook',
      'meal',
      'breakfast',
      'lunch',
      'vegetab',
      'swim',
      'pool',
      'activ',
      'marathon',
      'belly',
      'floss',
      '🏃',
      '🥗',
    ],
    workshop: 'fuel-and-move-kindly',
    steps: [
      'When I have finished lunch, I will walk to the corner and back.',
      'When I make coffee in the morning, I will fill a glass of water too.',
    ],
  },
  {
    id: 'talk',
    label: 'Talking to someone',
    aim: 'how you talk with each other',
    words: [
      'argu',
      'fight',
      'talk',
      'listen',
      'communicat',
      'conflict',
      'shout',
      'apolog',
      'conversation',
      'say no',
      'boundar',
    ],
    workshop: 'speak-and-listen',
    steps: [
      'When we sit down for dinner, I will ask one question and listen to all of the answer.',
      'When I feel my voice getting louder, I will say “give me a minute” and breathe out.',
    ],
  },
  {
    id: 'people',
    label: 'A relationship',
    aim: 'a relationship that matters to you',
    words: [
      'partner',
      'wife',
      'husband',
      'boyfriend',
      'girlfriend',
      'marriage',
      'relationship',
      'friend',
      'lonely',
      'alone',
      'mother',
      'father',
      'mum',
      'mom',
      'dad',
      'family',
      'child',
      'kids',
      'son',
      'daughter',
      'trust',
    ],
    workshop: 'safe-ground-with-others',
    steps: [
      'When I have my first coffee, I will send one person a message that needs no answer.',
      'When we say goodnight, I will name one thing I liked about them today.',
    ],
  },
  {
    id: 'thought',
    label: 'A thought that nags',
    aim: 'a thought that will not leave you alone',
    words: [
      'thought',
      'believ',
      'belief',
      'confiden',
      'asham',
      'shame',
      'guilt',
      'failure',
      'worthless',
      'not good enough',
      'self-esteem',
      'critic',
      'negative',
      'overthink',
    ],
    workshop: 'notice-the-story',
    tool: 'belief-upgrade',
    steps: [
      'When the thought turns up, I will say “there is that story again”, and go on with what I was doing.',
      'When I lie down at night, I will write one line that speaks against it.',
    ],
  },
  {
    id: 'setback',
    label: 'Coming back after a break',
    aim: 'coming back after a wobble',
    words: [
      'relaps',
      'slip',
      'gave up',
      'give up',
      'quit',
      'stopped',
      'fell off',
      'again and again',
      'start over',
      'setback',
      'back on track',
    ],
    workshop: 'come-back-after-a-wobble',
    steps: [
      'When I notice I have missed a day, I will do the smallest version of it today.',
      'When it is Sunday evening, I will choose one thing to begin again with.',
    ],
  },
  {
    id: 'surroundings',
    label: 'My home or desk',
    aim: 'your surroundings',
    words: ['home', 'desk', 'tidy', 'mess', 'clutter', 'room', 'kitchen', 'phone', 'screen'],
    workshop: 'shape-your-surroundings',
    steps: [
      'When I leave a room, I will take one thing with me that belongs elsewhere.',
      'When I sit down to work, I will put my phone in another room.',
    ],
  },
  {
    id: 'meaning',
    label: 'What matters to me',
    aim: 'what matters to you',
    words: [
      'meaning',
      'purpose',
      'value',
      'matter',
      'direction',
      'stuck',
      'empty',
      'decid',
      'decision',
      'choice',
      'future',
      'career',
      'job',
      'work',
    ],
    workshop: 'choose-what-matters',
    steps: [
      'When I have ten quiet minutes on Saturday, I will write down three things I would miss.',
      'When I plan tomorrow, I will put one thing that matters before ten o’clock.',
    ],
  },
  {
    id: 'create',
    label: 'Making something',
    aim: 'making something of your own',
    words: [
      'creat',
      'write',
      'writing',
      'paint',
      'draw',
      'music',
      'garden',
      'project',
      'hobby',
      'learn',
    ],
    workshop: 'make-something-on-purpose',
    steps: [
      'When I close my laptop, I will spend five minutes on it before dinner.',
      'When I wake up on Saturday, I will set out what I need for it.',
    ],
  },
  {
    id: 'habit',
    label: 'A habit',
    aim: 'a habit',
    words: [
      'habit',
      'routine',
      'procrastinat',
      'disciplin',
      'motivat',
      'lazy',
      'start',
      'keep up',
      'consisten',
      'organi',
      'time',
      'plan',
      'goal',
      'morning',
      'evening',
      'meditat',
      'journal',
      'read',
    ],
    workshop: 'build-a-habit-that-fits',
    steps: [
      'When I pour my first coffee, I will do two minutes of it.',
      'When I hang up my coat, I will do the first tiny part of it.',
    ],
  },
];

/** The topics offered to tap: few enough for a phone. */
export const OFFERED_TOPICS = [
  'sleep',
  'stress',
  'body',
  'urge',
  'people',
  'thought',
  'habit',
] as const;

export const coachTopic = (id: string): CoachTopic | undefined =>
  COACH_TOPICS.find((topic) => topic.id === id);

/** What to drink more of is no urge. */
const MORE_WATER = /\b(?:drink|drinking) (?:more |enough )?water\b/i;
/** Longer than this, the point tends to come last. */
const MANY_WORDS = 25;

/** What somebody speaks of, where we can tell. */
export function topicOf(message: string): CoachTopic | undefined {
  const text = message.trim().toLowerCase();
  const tapped = COACH_TOPICS.find(({ label }) => label.toLowerCase() === text);
  if (tapped) return tapped;
  if (MORE_WATER.test(text)) return coachTopic('body');
  const sentences = text.split(/(?<=[.!?])\s+/).reverse();
  const parts = text.split(/\s+/).length > MANY_WORDS ? [...sentences, text] : [text];
  for (const part of parts) {
    const words = ` ${part.replace(/[^\p{L}\p{N}\p{Extended_Pictographic}'’-]+/gu, ' ')} `;
    const found = COACH_TOPICS.find((topic) =>
      topic.words.some((word) => words.includes(` ${word}`)),
    );
    if (found) return found;
  }
  return undefined;
}
