import type { Spoke } from '../vocabulary.ts';

export const SPOKE_QUESTIONS: Record<Spoke, string> = {
  eating_on_plan: 'Did you eat the way you meant to?',
  moving_enough: 'Did you move enough?',
  sleep_quality: 'How did you sleep?',
  energy_clarity: 'How was your energy?',
  sexual_satisfaction: 'How did you feel about your sex life?',
  mood: 'How was your mood?',
  stress: 'How at ease did you feel?',
  anxiety: 'How calm did you feel?',
  irritability: 'How patient were you?',
  depression: 'How light-hearted did you feel?',
  purpose: 'How settled did you feel in your beliefs?',
  connection: 'How connected to yourself did you feel?',
  gratitude: 'How freely did your energy flow?',
  rituals: 'How creative did you feel?',
  awe: 'Did you feel you were heading in the right direction?',
};
