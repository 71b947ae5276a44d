export const freeIncludes = ['All KNOW videos', 'Daily focus nudges', 'The Weekly Pulse'] as const;

interface Benefit {
  text: string;
  means: string;
  to: '/home' | '/action' | '/shj/workshops';
  hash?: string;
  isFree?: boolean;
}

export const premiumAdds: readonly Benefit[] = [
  { text: 'A 24/7 AI guide', means: 'free for everyone', to: '/home', isFree: true },
  { text: 'ACTION videos', means: 'how to do it, step by step', to: '/shj/workshops' },
  { text: 'Checklists', means: 'small steps to tick off', to: '/shj/workshops' },
  { text: 'Accountability', means: 'up to three promises a week', to: '/action', hash: 'today' },
  {
    text: 'Premium Tools',
    means: 'for urges, worries and old beliefs',
    to: '/action',
    hash: 'tools',
  },
  { text: 'The AI Coach', means: 'a few questions, one small step', to: '/action', hash: 'coach' },
  {
    text: 'The spiritual Weekly Pulse sliders',
    means: 'meaning, connection and purpose',
    to: '/action',
    hash: 'weekly',
  },
];

export const premiumReasons = [
  'Every workshop put into practice, step by step',
  'Tools for an urge, a worry or an old belief',
  'A coach that helps you find one small step',
] as const;

export const alsoFree =
  'Also free for everyone: the guide, the library, your journal, the Daily Scorecard, one minute of breathing, the SOS tools and help in a crisis.';

export const premiumScreens = [
  {
    screen: 'coach',
    name: 'SHJ Premium Coach',
    text: 'A few questions, then one small step.',
    to: '/action',
    hash: 'coach',
  },
  {
    screen: 'commitments',
    name: 'This week I will',
    text: 'Up to three promises a week, ticked day by day.',
    to: '/action',
    hash: 'today',
  },
  {
    screen: 'hfs-cycle',
    name: 'HFS Cycle Tool',
    text: 'Ride out an urge in five minutes, and see what helped.',
    to: '/action/hfs-cycle',
  },
  {
    screen: 'calm-kit',
    name: 'Calm Kit',
    text: 'Breathe at your own pace, and see a worry another way.',
    to: '/action/calm-kit',
  },
  {
    screen: 'belief-upgrade',
    name: 'Belief Upgrade Wizard',
    text: 'Take one belief apart in three steps, and test a kinder one.',
    to: '/action/belief-upgrade',
  },
  {
    screen: 'action-part',
    name: 'ACTION films and checklists',
    text: 'Every workshop, put into practice step by step.',
    to: '/shj/workshops',
  },
] as const;
