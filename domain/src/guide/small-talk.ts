const LINES = {
  hello:
    "Hello. What's on your mind? You can ask about sleep, stress, food, habits or relationships, about the app, or about your own numbers.",
  thanks: "You're welcome. I'm here whenever something else comes up.",
  who: "I'm the guide: a program, not a person. I answer from our own pages, from help about the app and, if you allow it, from your own numbers. For care, there are people at the practice.",
  how: "Thank you for asking. I'm a program, so I don't have good or bad days. How are you? If something's on your mind, tell me in your own words.",
  bye: 'Take care of yourself. We can pick this up whenever you come back.',
  ok: "Good. Ask me anything else, or say “tell me more” and I'll carry on from here.",
  unhappy:
    "I'm sorry, that wasn't what you needed. Could you say it in other words, or tell me a little more about it?",
  sorry: "No harm done. I'm here when you need me.",
  love: "That's kind of you. I'm only a program, but I'm glad to help.",
} as const;

export type SmallTalk = keyof typeof LINES;

export const smallTalkLine = (kind: string): string | null =>
  kind in LINES ? LINES[kind as SmallTalk] : null;

export const findSmallTalk = (answer: string): SmallTalk | null =>
  (Object.keys(LINES) as SmallTalk[]).find((kind) => LINES[kind] === answer) ?? null;

/**
 * In the middle of a conversation, "hello?" may mean that the member thinks nobody is listening.
 */
export const stillHereAnswer = (title: string): string =>
  `I'm here. We were talking about “${title}”. Shall I go on with that? You can also tell me in other words what you need.`;
