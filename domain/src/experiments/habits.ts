interface Habit {
  name: string;
  instructions: readonly [with_: string, without: string];
  days: string;
  isEvening: boolean;
  lingers: boolean;
  condition: { confirm: string; caution: string } | null;
  commitment: string;
}

export const HABITS = {
  walk_after_lunch: {
    name: 'a walk after lunch',
    instructions: [
      'Take a walk after lunch today. Ten minutes is enough.',
      'No walk after lunch today. Everything else as usual.',
    ],
    days: 'with a walk after lunch',
    isEvening: false,
    lingers: false,
    condition: null,
    commitment: 'When I’ve finished lunch, I’ll walk for ten minutes.',
  },
  daylight: {
    name: 'daylight in the first hour after waking',
    instructions: [
      'Spend ten minutes outside within an hour of waking.',
      'No extra morning light today. Everything else as usual.',
    ],
    days: 'with daylight in the first hour after waking',
    isEvening: false,
    lingers: false,
    condition: null,
    commitment: 'When I’ve had breakfast, I’ll go outside for ten minutes.',
  },
  screens: {
    name: 'no screen after ten',
    instructions: [
      'Put every screen away at ten tonight.',
      'Use your screens as usual tonight. No need to cut down.',
    ],
    days: 'after an evening without screens',
    isEvening: true,
    lingers: false,
    condition: null,
    commitment: 'When it’s 10 pm, I’ll put my phone away.',
  },
  breathing: {
    name: 'five minutes of breathing before bed',
    instructions: [
      'Breathe slowly for five minutes before bed tonight.',
      'No breathing exercise tonight. Everything else as usual.',
    ],
    days: 'after breathing before bed',
    isEvening: true,
    lingers: false,
    condition: null,
    commitment: 'When I’m in bed, I’ll breathe slowly for five minutes.',
  },
  gratitude: {
    name: 'three good things at night',
    instructions: [
      'Write down three good things from today before bed.',
      'No list of good things tonight. Everything else as usual.',
    ],
    days: 'after writing down three good things',
    isEvening: true,
    lingers: false,
    condition: null,
    commitment: 'When I’m in bed, I’ll write down three good things from the day.',
  },
  message: {
    name: 'a message to someone I like',
    instructions: [
      'Send one message today to someone you like.',
      'No extra message today. Answering others is fine.',
    ],
    days: 'with a message to someone you like',
    isEvening: false,
    lingers: false,
    condition: null,
    commitment: 'When I take my first break, I’ll message someone I like.',
  },
  wake_time: {
    name: 'getting up at the same time',
    instructions: [
      'Get up at the time you set for yourself today.',
      'Get up when it suits you today.',
    ],
    days: 'when you got up at your set time',
    isEvening: false,
    lingers: true,
    condition: null,
    commitment: 'When my alarm goes off at my usual time, I’ll get up.',
  },
  caffeine: {
    name: 'no caffeine after noon',
    instructions: [
      'No coffee, strong tea or cola after noon today.',
      'Have coffee and tea after noon as usual today.',
    ],
    days: 'after an afternoon without caffeine',
    isEvening: true,
    lingers: false,
    condition: null,
    commitment: 'When it’s afternoon, I’ll drink something without caffeine.',
  },
  alcohol: {
    name: 'an evening without alcohol',
    instructions: [
      'No alcohol tonight.',
      'Do what you’d usually do tonight. You don’t need to drink anything.',
    ],
    days: 'after an evening without alcohol',
    isEvening: true,
    lingers: false,
    condition: {
      confirm: 'I don’t drink much: nothing most days, and rarely more than two glasses.',
      caution:
        'If you drink most days, stopping suddenly can be dangerous. Talk to a clinician first.',
    },
    commitment: 'When it’s a weekday evening, I’ll drink something without alcohol.',
  },
  own: {
    name: '',
    instructions: ['', ''],
    days: '',
    isEvening: false,
    lingers: false,
    condition: null,
    commitment: '',
  },
} as const satisfies Record<string, Habit>;

export type HabitId = keyof typeof HABITS;
export const HABIT_IDS = Object.keys(HABITS) as [HabitId, ...HabitId[]];
