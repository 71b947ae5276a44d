/** SOS tools are free for every tier, because nobody in distress should meet a paywall. */
export interface SosTool {
  id: 'five-senses' | 'cold-water' | 'shake-it-out' | 'call-someone';
  name: string;
  text: string;
  steps: string[];
}

export const SOS_TOOLS: SosTool[] = [
  {
    id: 'five-senses',
    name: 'Five senses',
    text: 'Brings you back to the room you’re in.',
    steps: [
      'Look around and name five things you can see. A colour counts, and so does a crack in the wall.',
      'Feel four things: your feet on the floor, your back against the chair, your clothes, the air.',
      'Listen for three sounds: one far away, one near, one of your own.',
      'Find two things you can smell. If there’s nothing, think of two you like.',
      'Notice one thing you can taste, or take a sip of water slowly.',
      'Let your shoulders drop. You’re here, and this moment is only this moment.',
    ],
  },
  {
    id: 'cold-water',
    name: 'Cold water',
    text: 'Slows a racing heart in about half a minute. Skip it if you have a heart condition.',
    steps: [
      'Go to a tap, or hold something cold wrapped in cloth.',
      'Let cold water run over your wrists, or hold the cold to your cheeks and under your eyes.',
      'Stay with the cold for thirty seconds and breathe out slowly.',
      'Dry your hands. Notice what’s a little quieter now.',
    ],
  },
  {
    id: 'shake-it-out',
    name: 'Shake it out',
    text: 'For tension that needs to get out. You can do it sitting down.',
    steps: [
      'Shake your hands as if they were wet, for ten seconds.',
      'Let it travel: arms, then shoulders, then one leg and the other, as far as is comfortable.',
      'Pull your shoulders up to your ears, hold for a breath, and let them fall.',
      'Stand or sit still. Feel the warmth in the muscles you moved.',
    ],
  },
  {
    id: 'call-someone',
    name: 'Call someone',
    text: 'A voice helps more than most things we could write.',
    steps: [
      'Think of one person who is easy to talk to. They don’t have to be the closest.',
      'You can begin with: “I’m having a hard moment. Can you talk for five minutes?”',
      'If nobody answers, send the same words as a message and try the next person.',
      'If you’re in danger, or afraid you might hurt yourself, open the help page. Someone is there now.',
    ],
  },
];
