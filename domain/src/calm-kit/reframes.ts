export const MAX_REFRAME_LENGTH = 280;
export const MAX_OWN_REFRAMES = 200;

export const FEELINGS = [
  'anxious',
  'angry',
  'low',
  'ashamed',
  'lonely',
  'overwhelmed',
  'craving',
  'hurt',
] as const;
export type Feeling = (typeof FEELINGS)[number];

export const FEELING_WORDS: Record<Feeling, string> = {
  anxious: 'Anxious',
  angry: 'Angry',
  low: 'Low',
  ashamed: 'Ashamed',
  lonely: 'Lonely',
  overwhelmed: 'Overwhelmed',
  craving: 'Craving',
  hurt: 'Hurt',
};

export interface Reframe {
  /** The id of a reframe must never change, because members' favourites refer to it. */
  id: string;
  feeling: Feeling;
  thought: string;
  reframe: string;
}

const createReframes = (feeling: Feeling, pairs: [thought: string, reframe: string][]): Reframe[] =>
  pairs.map(([thought, reframe], index) => ({
    id: `${feeling}-${index + 1}`,
    feeling,
    thought,
    reframe,
  }));

/**
 * The position of a reframe becomes its id, so new reframes are added at the end of the list for
 * their feeling.
 */
export const REFRAMES: Reframe[] = [
  ...createReframes('anxious', [
    [
      'Something bad is going to happen.',
      'My body is sounding an alarm. An alarm is a feeling, not a forecast.',
    ],
    [
      'I have to know how this turns out.',
      'I can take the next step without seeing the whole way.',
    ],
    ['I can’t handle this.', 'I’ve handled hard days before, mostly without feeling ready.'],
    [
      'Everyone can see how nervous I am.',
      'From the outside, nerves look much smaller than they feel.',
    ],
    ['What if it goes wrong?', 'What if it goes well enough? I can plan a little for both.'],
    ['I should be calm by now.', 'Calm comes back on its own when I stop chasing it.'],
  ]),
  ...createReframes('angry', [
    ['They did that on purpose.', 'I know what they did. I don’t yet know why.'],
    ['I have to answer this right now.', 'The right answer will still be right in an hour.'],
    ['They never listen to me.', 'This time I wasn’t heard. I can say it again, more simply.'],
    [
      'I’m an angry person.',
      'I’m a person who’s angry right now. Something I care about got hurt.',
    ],
    ['If I let it go, they win.', 'Letting go gives me my evening back. That’s not a loss.'],
    ['It isn’t fair.', 'It may not be fair. I can still choose what I do with it.'],
  ]),
  ...createReframes('low', [
    [
      'Nothing will get better.',
      'Low moods are bad at telling the future. I’ve felt this way before and been wrong.',
    ],
    [
      'I can’t be bothered with anything.',
      'Motivation often comes after you start. Two minutes is a start.',
    ],
    ['I’ve wasted the day.', 'There’s some of it left. One kind thing still counts.'],
    ['I’m a burden.', 'People who love me would rather know. I would, if it were them.'],
    ['I should be grateful.', 'I can have good things in my life and still have a heavy day.'],
    ['I used to be so much more.', 'I’m the same person, with less energy today.'],
  ]),
  ...createReframes('ashamed', [
    [
      'I did it again. I’m hopeless.',
      'I slipped once more, and I noticed sooner. That’s what change looks like from the inside.',
    ],
    ['If they knew, they’d leave.', 'The people worth keeping have things they’re ashamed of too.'],
    [
      'I’m a bad person.',
      'I did something I don’t like. It bothers me because it’s not who I want to be.',
    ],
    ['I can’t tell anyone.', 'I can tell one person one small part of it.'],
    ['I should be over this.', 'There’s no timetable. I can be gentle and still be responsible.'],
    ['I ruined everything.', 'I got one thing wrong. I can start to put one thing right.'],
  ]),
  ...createReframes('lonely', [
    [
      'Nobody thinks of me.',
      'I can’t see who thinks of me. I can let one person know I think of them.',
    ],
    [
      'Everyone else has someone.',
      'I only see their lives from the outside. Many of them feel this too.',
    ],
    ['I don’t want to bother anyone.', 'A short message is a small gift, not a bother.'],
    ['It will always be like this.', 'It’s like this tonight. Tonight isn’t forever.'],
    ['I’m hard to be close to.', 'Closeness is something people practise. I can practise too.'],
  ]),
  ...createReframes('overwhelmed', [
    [
      'There’s too much to do.',
      'There’s too much for right now. There’s one thing for the next ten minutes.',
    ],
    ['I can’t let anyone down.', 'Saying what I can’t do is a way of being reliable.'],
    ['Everything is urgent.', 'Most of it can wait a day, and some of it forever.'],
    ['I’ll never catch up.', 'I don’t have to catch up. I only have to begin from here.'],
    ['I have to do it all properly.', 'Good enough, and finished, is a kindness to tomorrow.'],
    ['I can’t stop, or it all falls apart.', 'Five minutes of rest is part of the work.'],
  ]),
  ...createReframes('craving', [
    ['I need it.', 'I want it very much. Wanting rises, stays a while, and passes.'],
    ['Just this once.', 'I can decide in ten minutes. For now, all I have to do is wait.'],
    ['I’ve already slipped, so why stop?', 'Stopping now still counts, however far I’ve gone.'],
    ['I can’t bear this feeling.', 'I’m bearing it now, one breath at a time.'],
    ['I deserve it.', 'I deserve relief. I can ask what would still feel good tomorrow.'],
    ['It’s stronger than me.', 'It’s strong for a few minutes. I’m here for longer than that.'],
  ]),
  ...createReframes('hurt', [
    [
      'They don’t care about me.',
      'What they did hurt. It may say more about their day than about my worth.',
    ],
    [
      'I should never have trusted them.',
      'Trusting was brave. I can choose more slowly next time.',
    ],
    ['I have to forgive them now.', 'Forgiveness takes its own time. Today I can just be hurt.'],
    ['It was all a lie.', 'Some of it was true, and losing that is what hurts.'],
    ['I’ll never get over it.', 'I don’t have to get over it. In time, it’ll take up less room.'],
  ]),
];
