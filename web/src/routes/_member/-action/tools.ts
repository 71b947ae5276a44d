export const TOOLS = [
  {
    name: 'HFS Cycle Tool',
    when: 'When an urge comes and you want the choice back.',
    picture: 'hfs-cycle',
    to: '/action/hfs-cycle',
    steps: ['Log an urge', 'Five-minute reset timer', 'Record outcome'],
    adds: 'Log an urge, five-minute reset timer, record outcome',
  },
  {
    name: 'Calm Kit',
    when: 'When everything is a bit much.',
    picture: 'calm-kit',
    to: '/action/calm-kit',
    steps: ['Breathing timer', 'Reframes', 'SOS tools'],
    adds: 'A breathing timer for up to ten minutes, and reframes',
  },
  {
    name: 'Belief Upgrade Wizard',
    when: 'When an old belief keeps getting in the way.',
    picture: 'belief-upgrade',
    to: '/action/belief-upgrade',
    steps: ['Three-step worksheet'],
    adds: 'Three-step worksheet',
  },
] as const;
