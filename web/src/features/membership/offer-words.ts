export const freeIncludes = ['All KNOW videos', 'Daily focus nudges', 'The Weekly Pulse'] as const;

export const premiumAdds = [
  { text: 'ACTION videos', to: '/shj/workshops' },
  { text: 'Checklists', to: '/shj/workshops' },
  { text: 'Accountability', to: '/action', hash: 'today' },
  { text: 'A 24/7 AI guide', to: '/home' },
  { text: 'Premium Tools', to: '/action', hash: 'tools' },
  { text: 'The AI Coach', to: '/action', hash: 'coach' },
  { text: 'The spiritual Weekly Pulse sliders', to: '/action', hash: 'weekly' },
] as const;

export const premiumPictures = [
  {
    tool: 'hfs-cycle',
    name: 'HFS Cycle Tool',
    text: 'Log an urge, ride it out for five minutes, see what helped.',
    to: '/action/hfs-cycle',
  },
  {
    tool: 'calm-kit',
    name: 'Calm Kit',
    text: 'A breathing timer, reframes by feeling, SOS tools.',
    to: '/action/calm-kit',
  },
  {
    tool: 'belief-upgrade',
    name: 'Belief Upgrade Wizard',
    text: 'A worksheet in three steps, and a small act to test it.',
    to: '/action/belief-upgrade',
  },
  {
    tool: 'coach',
    name: 'SHJ Premium Coach',
    text: 'A conversation that ends with one small step.',
    to: '/action',
    hash: 'coach',
  },
  {
    tool: 'commitments',
    name: 'This week I will',
    text: 'Up to three promises a week, ticked day by day.',
    to: '/action',
    hash: 'today',
  },
  {
    tool: 'films',
    name: 'ACTION films and checklists',
    text: 'Every workshop, put into practice step by step.',
    to: '/shj/workshops',
  },
] as const;
