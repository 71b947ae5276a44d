import type { FocusWord } from '../vocabulary.ts';

export const FOCUS_NUDGES: Record<FocusWord, readonly [string, string, string]> = {
  weight: [
    'Eat one meal today at the table, slowly, with nothing else to do.',
    'Pour a glass of water before your next meal and see how hungry you really are.',
    'What did you do today that was kind to your body? It counts, whatever the scales say.',
  ],
  energy: [
    'When did you feel most awake today? See if tomorrow has room for a little more of that.',
    'Step outside for five minutes before the light goes. Fresh air is a small reset.',
    'Choose one thing that can wait until tomorrow, and let it wait.',
  ],
  sleep: [
    'Pick the time you’d like to be in bed tonight, and set a gentle reminder half an hour before.',
    'Dim the lights an hour early this evening. Your body reads it as a hint.',
    'If thoughts keep you company at night, write tomorrow’s list now and leave it on the table.',
  ],
  stress: [
    'Breathe out slowly, longer than you breathe in, five times. That’s the whole exercise.',
    'Name the one thing that weighs on you most today. Is there a first step smaller than you thought?',
    'Drop your shoulders, loosen your jaw, and look at something far away for a minute.',
  ],
  mood: [
    'Send a short message to someone you like. No news needed.',
    'Put on one song that suits how you feel, then one that suits how you’d like to feel.',
    'Notice one good minute from today, however ordinary, and stay with it for a breath.',
  ],
  anxiety: [
    'Look around and name five things you can see, four you can hear, and three you can touch.',
    'Ask the worry what it wants you to do. If there’s something, write it down. If not, thank it and move on.',
    'Rest a hand on your chest and feel three slow breaths come and go.',
  ],
  focus: [
    'Choose tomorrow’s most important task tonight, so the morning doesn’t have to.',
    'Put your phone in another room for the next twenty minutes and see what happens.',
    'Finish one small thing you’ve left open. Small is fine; finished is better.',
  ],
  libido: [
    'Desire likes rest. What could you leave undone tonight to feel a little less tired?',
    'Think of a moment when you felt at home in your body. What was around you?',
    'Enjoy a touch that asks for nothing: a hand on your back, a long hug, a warm bath.',
  ],
  cycle: [
    'Note where you are in your cycle and one word for today. Patterns show up over time.',
    'Plan tomorrow for the energy you have, rather than the energy you wish you had.',
    'A warm drink, a hot-water bottle, an early night: choose one comfort and enjoy it.',
  ],
  pain: [
    'Which part of your body feels all right just now? Let your attention rest there for a minute.',
    'Change position, stretch gently, and stop well before it hurts.',
    'Jot down what eased things today, even a little. It’s worth knowing, and worth telling your clinician.',
  ],
  movement: [
    'Walk around the block after your next meal. Ten minutes is a real walk.',
    'Stand up, reach for the ceiling, roll your shoulders. Done. You moved.',
    'Which movement did you enjoy as a child? Try half a minute of it when nobody is looking.',
  ],
  relationship: [
    'Ask someone close to you about their day, and listen all the way to the end.',
    'Say thank you for one thing that usually goes without saying.',
    'Is there something small to mend? “I’ve been thinking about what I said” is a good beginning.',
  ],
};
