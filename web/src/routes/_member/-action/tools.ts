export const TOOLS = [
  {
    name: 'HFS Cycle Tool',
    picture: 'hfs-cycle',
    to: '/action/hfs-cycle',
    steps: ['Log an urge', 'Five-minute reset timer', 'Record outcome'],
  },
  {
    name: 'Calm Kit',
    picture: 'calm-kit',
    to: '/action/calm-kit',
    steps: ['Breathing timer', 'Reframes', 'SOS tools'],
  },
  {
    name: 'Belief Upgrade Wizard',
    picture: 'belief-upgrade',
    to: '/action/belief-upgrade',
    steps: ['Three-step worksheet'],
  },
] as const;
