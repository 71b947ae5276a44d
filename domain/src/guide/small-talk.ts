/** Replies to messages that are not questions, by kind of small talk. */
const LINES = {
  hello:
    'Hello. What is on your mind? You can ask about sleep, stress, food, habits or relationships, about the app, or about your own numbers.',
  thanks: 'You are welcome. I am here whenever something else comes up.',
  who: 'I am the guide: a program, not a person. I answer from our own pages, from help about the app and, if you allow it, from your own numbers. For care there are people, in the practice.',
  how: 'Thank you for asking. I am a program, so I have no good or bad days. How are you? If something is on your mind, tell me in your own words.',
  bye: 'Take care of yourself. Your conversation will be here when you come back.',
  ok: 'Good. Ask me anything else, or say “tell me more” and I go on where we were.',
  unhappy:
    'I am sorry, that was not what you needed. Could you say it in other words, or with a little more of what it is about?',
  sorry: 'No harm done. I am here when you need me.',
  love: 'That is kind of you. I am only a program, and glad to be of use.',
} as const;

export type SmallTalk = keyof typeof LINES;

export const smallTalkLine = (kind: string): string | null =>
  kind in LINES ? LINES[kind as SmallTalk] : null;

export const findSmallTalk = (answer: string): SmallTalk | null =>
  (Object.keys(LINES) as SmallTalk[]).find((kind) => LINES[kind] === answer) ?? null;
