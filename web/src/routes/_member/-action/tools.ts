/** The three cards, in the specification's words. A tool with an address has a page of its own. */
export const TOOLS = [
  {
    name: 'HFS Cycle Tool',
    to: '/action/hfs-cycle',
    steps: ['Log an urge', 'Five-minute reset timer', 'Record outcome'],
  },
  { name: 'Calm Kit', to: '/action/calm-kit', steps: ['Breathing timer', 'Reframes', 'SOS tools'] },
  { name: 'Belief Upgrade Wizard', to: null, steps: ['Three-step worksheet'] },
] as const;
