export const MAX_MESSAGE_LENGTH = 2000;

export const GUIDE_MESSAGES = {
  empty: 'Message cannot be empty',
  tooLong: 'Message must be less than 2000 characters',
  onlyWhitespace: 'Message cannot be only whitespace',
  failed: "Sorry, I couldn't read that. Please type it again.",
  noAnswer: 'I heard you.',
  gladYouAreSafe:
    'Thank you for telling me. The numbers stay here for you, whenever you want them.',
  misreadYou: 'I’m sorry that I misread you. Please ask me again, and I’ll answer.',
  welcomeAfterAlarm: "You're welcome. The numbers stay here for you, whenever you want them.",
} as const;

export const isAllClearAnswer = (answer: string): boolean =>
  answer.startsWith(GUIDE_MESSAGES.gladYouAreSafe) ||
  answer.startsWith(GUIDE_MESSAGES.welcomeAfterAlarm);

export const NOT_KNOWN =
  "I don't have a page on that yet. I know about sleep, stress, food and movement, habits, relationships and closeness, and men's and women's health. Try asking in a different way, or [browse all resources](/resources).";
