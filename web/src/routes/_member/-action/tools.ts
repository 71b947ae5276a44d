/** The three cards, in the specification's words; each is the door to its tool. */
export const TOOLS = [
  {
    name: 'HFS Cycle Tool',
    to: '/action/hfs-cycle',
    steps: ['Log an urge', 'Five-minute reset timer', 'Record outcome'],
  },
  { name: 'Calm Kit', to: '/action/calm-kit', steps: ['Breathing timer', 'Reframes', 'SOS tools'] },
  { name: 'Belief Upgrade Wizard', to: '/action/belief-upgrade', steps: ['Three-step worksheet'] },
] as const;
